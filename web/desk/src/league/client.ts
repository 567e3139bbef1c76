/** The queries and acts of the association in its leagues. */
import type { LeagueActInput } from '@stolik/contract/league/acts'
import type { LeagueRules } from '@stolik/contract/league/rules'
import type { PublishedLeague, PublishedTeam } from '@stolik/contract/published/league'
import type { Arg } from '@stolik/core'
import type { Unpacked } from '@stolik/elements/client/document'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Outcome } from '@stolik/elements/client/http'
import { luck } from '@stolik/elements/client/luck'
import { named } from '@stolik/elements/client/plain'
import type { GatewayArg } from '@stolik/elements/client/types'
import * as documents from './documents.js'
import type { Listed } from './leagues.js'

/** A player of an event who is not recognised. */
export interface Unmatched {
  readonly player: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string
}

export interface Refusal {
  readonly code: string
  readonly args: Readonly<Record<string, Arg>>
  readonly problems: readonly Unmatched[]
}

type Answer<T> = { readonly done: T } | { readonly refused: Refusal }

interface Refused {
  readonly __typename: 'LeagueRefused' | 'RankingRefused'
  readonly code: string
  readonly args: readonly GatewayArg[]
  readonly problems?: readonly Unmatched[]
}

const failed = (code: string): Refusal => ({ code, args: {}, problems: [] })
const isRefused = (answer: object): answer is Refused =>
  '__typename' in answer && /Refused$/.test(String(answer.__typename))

function unpack<T extends object>(outcome: Outcome<T>): Answer<Unpacked<T>> {
  if ('refused' in outcome) return { refused: failed(outcome.refused) }
  const answer = Object.values(outcome.done)[0] as Unpacked<T> | Refused | undefined
  if (answer === undefined) return { refused: failed('FAULT') }
  if (!isRefused(answer)) return { done: answer }
  const { code, args, problems = [] } = answer
  return { refused: { code, args: named(args), problems } }
}

export interface DeskData {
  readonly leagues: readonly Listed[]
  readonly games: readonly { readonly id: string; readonly profiles: readonly { readonly id: string }[] }[]
}

export interface Person {
  readonly id: string
  readonly name: string | null
  readonly club: string | null
}

/** A final result of this gateway that a match can be taken from. */
export interface FinalEvent {
  readonly event: string
  readonly name: string
  readonly date: string
  readonly here: boolean
}

export interface Next {
  readonly rules: LeagueRules
  readonly teams: readonly PublishedTeam[]
}

export async function openDesk(gate: Gateway): Promise<Answer<DeskData>> {
  const outcome = await gate.query<DeskData>(documents.open)
  return 'done' in outcome ? outcome : { refused: failed(outcome.refused) }
}

export const leagueOf = async (gate: Gateway, league: string): Promise<Answer<PublishedLeague>> =>
  unpack(await gate.query<{ readonly league: PublishedLeague }>(documents.one, { league }))

export const nextOf = async (gate: Gateway, league: string): Promise<Answer<Next>> =>
  unpack(await gate.query(documents.next, { league }))

export const peopleLike = async (
  gate: Gateway,
  search: string,
): Promise<Answer<{ readonly people: readonly Person[] }>> =>
  unpack(await gate.query(documents.register, { search }))

export const finalEvents = async (
  gate: Gateway,
): Promise<Answer<{ readonly events: readonly FinalEvent[] }>> => unpack(await gate.query(documents.events))

/** @param seq the length of the log that the association saw; null for a new league */
export const actOn = async (
  gate: Gateway,
  league: string,
  seq: number | null,
  act: LeagueActInput,
): Promise<Answer<{ readonly league: string }>> =>
  unpack(
    await gate.query<{ readonly leagueAct: { readonly league: string } }>(documents.act, {
      league,
      op: luck(),
      seq,
      act,
    }),
  )
