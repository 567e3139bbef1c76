/** The input and result of every decision, and the checks that decisions share. */
import { isSame } from '@stolik/contract/canonical'
import type { Arbiter } from '@stolik/core'
import { isLine, isName } from '@stolik/contract/line'
import type { Act } from '../model/act.js'
import type { By, Entry, NewEntry, Settlements } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState } from '../model/state.js'

/** The parts that the game provides. */
export interface Tools {
  readonly lists: Lists
  readonly arbiter: Arbiter | null
  /** Returns the digest of the rules of a profile. */
  readonly rules: (profile: string) => string
}

export interface Ask {
  readonly state: EventState
  readonly by: By
  /** Milliseconds since 1970 by the server's clock. Clocks of phones do not count. */
  readonly now: number
  readonly tools: Tools
}

/** The entries to write: none if the state is already as asked. */
export interface Decided {
  readonly entries: readonly NewEntry[]
}

export type Decision = Decided | EventRefusal

export type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>

/** The functions that decide on acts of these kinds. */
export type Decides<K extends Act['kind']> = {
  readonly [X in K]: (ask: Ask, act: ActOf<X>) => Decision
}

export const write = (...entries: readonly Entry[]): Decided => ({
  entries: entries.map((entry) => ({ entry })),
})

/** Writes a change of a list together with the hands that it settles. */
export const writeSettled = (entry: Entry, settlements: Settlements): Decided => ({
  entries: [{ entry, settlements }],
})

/** The result when the state is already as asked. */
export const nothing: Decided = { entries: [] }

export const notAllowed = refuse('NOT_ALLOWED')

export const isDirector = ({ by }: Ask): boolean => by.kind === 'direction'

/** Refuses a text that is shorter than `least` or longer than `most` characters, or has invisible characters. */
export function badText(field: string, text: string, most: number, least = 1): EventRefusal | undefined {
  const problem =
    text.trim().length < least
      ? 'empty'
      : text.length > most
        ? 'long'
        : invisible.test(text)
          ? 'invisible'
          : null
  return problem === null ? undefined : refuse('MALFORMED', { field, problem, most })
}

/** Refuses a text that does not fit on one line of other text. */
export const badLine = (field: string, line: string, most: number): EventRefusal | undefined =>
  badText(field, line, most) ??
  (isLine(line) ? undefined : refuse('MALFORMED', { field, problem: 'invisible', most }))

/** Refuses a name of a person, club, team or licence that is no such line, or that nobody could read aloud. */
export const badName = (field: string, name: string, most: number): EventRefusal | undefined =>
  badLine(field, name, most) ??
  (isName(name) ? undefined : refuse('MALFORMED', { field, problem: 'without a letter or digit', most }))

/** Refuses a change if the sender saw an older value (`seen`), and names the first field that differs. */
export function overtaken<T extends object>(seen: T | null | undefined, stands: T): EventRefusal | undefined {
  if (seen === null || seen === undefined) return undefined
  const field = (Object.keys(stands) as (keyof T & string)[]).find((one) => !isSame(seen[one], stands[one]))
  return field === undefined ? undefined : refuse('OVERTAKEN', { field })
}

// A line break is allowed in a longer text. All other control and format characters are invisible.
const invisible = /[^\P{C}\n]/u

/** Refuses anything that is not a whole number from `least` to `most`. */
export function badNumber(
  field: string,
  value: number,
  least: number,
  most: number,
): EventRefusal | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined
  return refuse('MALFORMED', { field, problem: 'range', least, most })
}

/** Returns the first refusal among these checks. */
export const firstRefusal = (...checks: readonly (EventRefusal | undefined)[]): EventRefusal | undefined =>
  checks.find((check) => check !== undefined)

/** The maximum length of reasons and decisions. */
export const longText = 2000
