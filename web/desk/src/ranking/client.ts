/** The queries and acts of the association. They go through the gateway, since they are not public. */
import type { Decision } from '@stolik/contract/ranking/files'
import type { Arg } from '@stolik/core'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Outcome } from '@stolik/elements/client/http'
import { named } from '@stolik/elements/client/plain'
import type { GatewayArg } from '@stolik/elements/client/types'
import * as documents from './documents.js'

export interface CodedMessage {
  readonly code: string
  readonly args: Readonly<Record<string, Arg>>
  /** In English, for codes without a translation. */
  readonly message: string
}

export interface Problem extends CodedMessage {
  /** A start number of an event; 0 = none. */
  readonly line: number
}

export interface Refusal extends CodedMessage {
  readonly problems: readonly Problem[]
}

export type Answer<T> = { readonly done: T } | { readonly refused: Refusal }

export interface DeskEdition {
  readonly number: number
  readonly date: string
  readonly status: 'DRAFT' | 'PROVISIONAL' | 'FINAL' | 'WITHDRAWN'
}

export interface DeskRanking {
  readonly id: string
  readonly name: string
  readonly game: string
  /** The newest scheme, and all of them, as JSON; versions are counted from 1. */
  readonly scheme: string
  readonly version: number
  readonly schemes: readonly string[]
  readonly editions: readonly DeskEdition[]
}

/** An event that can be taken into the rankings, or counts already. */
export interface RankingEvent {
  readonly source: string
  readonly event: string
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly game: string
  readonly organiser: string
  readonly players: number
  readonly kind: EventInput['kind'] | null
  readonly region: string | null
  readonly taken: boolean
  /** Whether its result is on this gateway and can be taken, also repeatedly. */
  readonly here: boolean
  readonly changed: 'REOPENED' | 'NEWER' | null
}

export interface EventInput {
  readonly event: string
  readonly kind: 'TOURNAMENT' | 'EVENING'
  readonly region: string | null
  readonly decisions: readonly Decision[]
  /** Keys of lists that look repeated from another event, but are confirmed to be different lists. */
  readonly different: readonly string[]
}

/** A player whose identity a person must decide. */
export interface Unmatched {
  readonly problem: Problem
  readonly key: string
  readonly name: string
  /** People of the register with that name. */
  readonly people: readonly Person[]
  /** Who they were last time, by name and club. */
  readonly last: Person | null
}

export interface Preset {
  readonly game: string
  readonly id: string
  /** As JSON. */
  readonly scheme: string
}

export interface PreviewRow {
  readonly place: number | null
  readonly person: string
  readonly name: string | null
  readonly club: string | null
  readonly score: number
  readonly events: number
}

export interface Preview {
  readonly number: number
  readonly length: number
  /** How many events were offered to the count. */
  readonly sheets: readonly string[]
  readonly rows: readonly PreviewRow[]
  /** Equal players whom their ages told apart, those without a year `behind`. Null if the scheme does not ask. */
  readonly ages: {
    readonly equals: readonly { readonly behind: readonly { readonly name: string | null }[] }[]
  } | null
  readonly left: readonly LeftOut[]
}

/** An event that no group of the scheme takes. */
export interface LeftOut {
  readonly name: string
  readonly date: string
  readonly reason: string
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly club: string | null
}

export type Act =
  | { readonly create: { readonly ranking: string; readonly scheme: string } }
  /** `after`: the version that the change is based on. */
  | { readonly scheme: { readonly ranking: string; readonly scheme: string; readonly after: number } }
  | { readonly event: EventInput }
  | { readonly drop: { readonly source: string; readonly event: string } }
  | {
      readonly draft: {
        readonly ranking: string
        readonly date: string
        readonly corrects: number | null
        readonly reason: string
      }
    }
  | {
      readonly stamp: {
        readonly ranking: string
        readonly number: number
        readonly status: DeskEdition['status']
      }
    }

interface Refused {
  readonly __typename: 'RankingRefused'
  readonly code: string
  readonly message: string
  readonly args: readonly GatewayArg[]
  readonly problems: readonly (Omit<Problem, 'args'> & { readonly args: readonly GatewayArg[] })[]
}

const failed = (code: string): Refusal => ({ code, args: {}, message: code, problems: [] })
const isRefused = (answer: object): answer is Refused =>
  '__typename' in answer && answer.__typename === 'RankingRefused'

export function unpack<T extends object>(outcome: Outcome<Readonly<Record<string, T | Refused>>>): Answer<T> {
  if ('refused' in outcome) return { refused: failed(outcome.refused) }
  const answer = Object.values(outcome.done)[0]
  if (answer === undefined) return { refused: failed('FAULT') }
  if (!isRefused(answer)) return { done: answer }
  const problems = answer.problems.map((one) => ({ ...one, args: named(one.args) }))
  return { refused: { code: answer.code, message: answer.message, args: named(answer.args), problems } }
}

export interface DeskData {
  readonly rankings: readonly DeskRanking[]
  readonly rankingPresets: readonly Preset[]
  readonly games: readonly { readonly id: string; readonly profiles: readonly { readonly id: string }[] }[]
}

export interface Done {
  readonly ranking: string | null
  readonly edition: number | null
}

export async function openDesk(gate: Gateway): Promise<Answer<DeskData>> {
  const outcome = await gate.query<DeskData>(documents.open)
  return 'done' in outcome ? outcome : { refused: failed(outcome.refused) }
}

export async function previewOf(gate: Gateway, ranking: string, number: number): Promise<Answer<Preview>> {
  interface Shown {
    readonly edition: Omit<Preview, 'left'> | Refused
    readonly rankingLeftOut: { readonly events: readonly LeftOut[] } | Refused
  }
  const outcome = await gate.query<Shown>(documents.preview, { ranking, number })
  if ('refused' in outcome) return { refused: failed(outcome.refused) }
  const { edition, rankingLeftOut } = outcome.done
  const shown = unpack({ done: { edition } })
  if ('refused' in shown) return shown
  const left = unpack({ done: { rankingLeftOut } })
  return 'refused' in left ? left : { done: { ...shown.done, left: left.done.events } }
}

export const peopleLike = async (
  gate: Gateway,
  search: string,
): Promise<Answer<{ readonly people: readonly Person[] }>> =>
  unpack(
    await gate.query<{ rankingPeople: { readonly people: readonly Person[] } }>(documents.people, { search }),
  )

type Listed = { readonly events: readonly RankingEvent[] }

/** Returns the events with this text in name, organiser or day, or with this id or address. */
export const eventsLike = async (gate: Gateway, search: string): Promise<Answer<Listed>> =>
  unpack(await gate.query<{ rankingEvents: Listed }>(documents.events, { search }))

/** Returns the players behind UNMATCHED problems, with people of the same name. */
export const fetchUnmatched = (gate: Gateway, problems: readonly Problem[]): Promise<readonly Unmatched[]> =>
  Promise.all(
    problems.map(async (problem) => {
      const name = String(problem.args['name'] ?? '')
      const found = await peopleLike(gate, name)
      const named = 'done' in found ? found.done.people : []
      const last = lastOf(problem)
      // A search for the entered name may not find the person of last time.
      const people = last === null || named.some(({ id }) => id === last.id) ? named : [last, ...named]
      return { problem, name, key: String(problem.args['key'] ?? ''), people, last }
    }),
  )

function lastOf({ args: { last, lastName, lastClub } }: Problem): Person | null {
  if (typeof last !== 'string') return null
  return { id: last, name: String(lastName ?? ''), club: lastClub === '' ? null : String(lastClub ?? '') }
}

export const actOn = async (gate: Gateway, what: Act): Promise<Answer<Done>> =>
  unpack(await gate.query<{ rankingAct: Done }>(documents.act, { act: what }))
