/** What every decision is made of, and what all of them ask. */
import { isSame } from '@stolik/contract/canonical'
import type { Arbiter } from '@stolik/core'
import { isLine } from '@stolik/contract/line'
import type { Act } from '../model/act.js'
import type { By, Entry } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState } from '../model/state.js'

/** What the game brings. */
export interface Tools {
  readonly lists: Lists
  readonly arbiter: Arbiter | null
}

export interface Ask {
  readonly state: EventState
  readonly by: By
  /** Milliseconds since 1970 by the server's clock: what a phone thinks is not asked. */
  readonly now: number
  readonly tools: Tools
}

/** What is to be written: nothing where it stands so already. */
export interface Decided {
  readonly entries: readonly Entry[]
}

export type Decision = Decided | EventRefusal

export type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>

/** Decides about acts of these kinds. */
export type Decides<K extends Act['kind']> = {
  readonly [X in K]: (ask: Ask, act: ActOf<X>) => Decision
}

export const write = (...entries: readonly Entry[]): Decided => ({ entries })

/** It stands so already. */
export const nothing: Decided = { entries: [] }

export const notAllowed = refuse('NOT_ALLOWED')

export const isDirector = ({ by }: Ask): boolean => by.kind === 'direction'

/** Refuses a text that is empty or longer than `most` characters, or has invisible ones. */
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

/** Refuses what cannot be one line among the words of others: what people, clubs, teams and licences are called. */
export const badName = (field: string, name: string, most: number): EventRefusal | undefined =>
  badText(field, name, most) ??
  (isLine(name) ? undefined : refuse('MALFORMED', { field, problem: 'invisible', most }))

/** Refuses what was changed from something that does not stand any more, and says in which field it first differs. */
export function overtaken<T extends object>(seen: T | null | undefined, stands: T): EventRefusal | undefined {
  if (seen === null || seen === undefined) return undefined
  const field = (Object.keys(stands) as (keyof T & string)[]).find((one) => !isSame(seen[one], stands[one]))
  return field === undefined ? undefined : refuse('OVERTAKEN', { field })
}

// Line breaks are text of several lines; all other control and format characters are not seen.
const invisible = /[^\P{C}\n]/u

/** Refuses what is no whole number from `least` to `most`. */
export function badNumber(
  field: string,
  value: number,
  least: number,
  most: number,
): EventRefusal | undefined {
  if (Number.isInteger(value) && value >= least && value <= most) return undefined
  return refuse('MALFORMED', { field, problem: 'range', least, most })
}

/** The first of these that is a refusal. */
export const firstRefusal = (...checks: readonly (EventRefusal | undefined)[]): EventRefusal | undefined =>
  checks.find((check) => check !== undefined)

/** Of reasons and decisions. */
export const longText = 2000
