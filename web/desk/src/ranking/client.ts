/** The queries and acts of the association. They go through the gateway, since they are not public. */
import type { Arg } from '@stolik/core'
import type { Answer as Whole } from '@stolik/elements/client/document'
import type { Gateway } from '@stolik/elements/client/gateway'
import { named } from '@stolik/elements/client/plain'
import type { GatewayArg } from '@stolik/elements/client/types'
import { asking, settled, type ActOf, type Asked, type DoneOf, type PlainRefusal } from '../site/ask.js'
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

export type Answer<T> = Asked<T, Refusal>

/** Everything that the desk shows. */
export type DeskData = Whole<typeof documents.open>
export type DeskRanking = DeskData['rankings'][number]
export type DeskEdition = DeskRanking['editions'][number]
export type Preset = DeskData['rankingPresets'][number]
/** An event that can be taken into the rankings, or counts already. */
export type RankingEvent = DoneOf<typeof documents.events>['events'][number]
export type Person = DoneOf<typeof documents.people>['people'][number]
export type Act = ActOf<typeof documents.act>
export type Done = DoneOf<typeof documents.act>
export type EventInput = NonNullable<Extract<Act, { readonly event?: unknown }>['event']>

type Previewed = Whole<typeof documents.preview>
/** An event that no group of the scheme takes. */
export type LeftOut = Extract<Previewed['rankingLeftOut'], { readonly events: unknown }>['events'][number]
export type Preview = Omit<Extract<Previewed['edition'], { readonly rows: unknown }>, '__typename'> & {
  readonly left: readonly LeftOut[]
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

/** Reads a refusal, also one that comes with a file. */
export const refusalOf = ({ code, message = code, args = [], problems = [] }: PlainRefusal): Refusal => ({
  code,
  message,
  args: named(args),
  problems: problems.map((one) => {
    const problem = one as Omit<Problem, 'args'> & { readonly args: readonly GatewayArg[] }
    return { ...problem, args: named(problem.args) }
  }),
})

export const ask = asking(refusalOf)

export async function openDesk(gate: Gateway): Promise<Answer<DeskData>> {
  const outcome = await gate.query(documents.open)
  return 'done' in outcome ? outcome : { refused: refusalOf({ code: outcome.refused }) }
}

export async function previewOf(gate: Gateway, ranking: string, number: number): Promise<Answer<Preview>> {
  const outcome = await gate.query(documents.preview, { ranking, number })
  if ('refused' in outcome) return { refused: refusalOf({ code: outcome.refused }) }
  const { edition, rankingLeftOut } = outcome.done
  const counted = settled(edition, refusalOf)
  if ('refused' in counted) return counted
  const left = settled(rankingLeftOut, refusalOf)
  return 'refused' in left ? left : { done: { ...counted.done, left: left.done.events } }
}

export const peopleLike = (gate: Gateway, search: string) => ask(gate, documents.people, { search })

/** Returns the events with this text in name, organiser or day, or with this id or address. */
export const eventsLike = (gate: Gateway, search: string) => ask(gate, documents.events, { search })

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

export const actOn = (gate: Gateway, act: Act) => ask(gate, documents.act, { act })
