/** The queries and acts of the association in its leagues. */
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { Arg } from '@stolik/core'
import type { Answer as Whole } from '@stolik/elements/client/document'
import type { Gateway } from '@stolik/elements/client/gateway'
import { luck } from '@stolik/elements/client/luck'
import { named } from '@stolik/elements/client/plain'
import { asking, type ActOf, type Asked, type DoneOf, type PlainRefusal } from '../site/ask.js'
import * as documents from './documents.js'

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

type Answer<T> = Asked<T, Refusal>

const refusalOf = ({ code, args = [], problems = [] }: PlainRefusal): Refusal => ({
  code,
  args: named(args),
  problems: problems as readonly Unmatched[],
})

const ask = asking(refusalOf)

export type DeskData = Whole<typeof documents.open>
export type LeagueAct = ActOf<typeof documents.act>
export type Person = DoneOf<typeof documents.register>['people'][number]
/** A final result of this gateway that a match can be taken from. */
export type FinalEvent = DoneOf<typeof documents.events>['events'][number]

export async function openDesk(gate: Gateway): Promise<Answer<DeskData>> {
  const outcome = await gate.query(documents.open)
  return 'done' in outcome ? outcome : { refused: refusalOf({ code: outcome.refused }) }
}

export const leagueOf = (gate: Gateway, league: string): Promise<Answer<PublishedLeague>> =>
  // The published file says more narrowly what the schema says in text, such as its format.
  ask(gate, documents.one, { league }) as Promise<Answer<PublishedLeague>>

export const nextOf = (gate: Gateway, league: string) => ask(gate, documents.next, { league })

export const peopleLike = (gate: Gateway, search: string) => ask(gate, documents.register, { search })

export const finalEvents = (gate: Gateway) => ask(gate, documents.events)

/** @param seq the length of the log that the association saw; null for a new league */
export const actOn = (gate: Gateway, league: string, seq: number | null, act: LeagueAct) =>
  ask(gate, documents.act, { league, op: luck(), seq, act })
