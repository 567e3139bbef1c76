/** The port of who plays the deals of which day at which table. One contract suite tests every store. */
import type { DayOf } from './deals.js'

/** An account that plays the deals of a day. */
export interface Attempt extends DayOf {
  readonly person: string
  readonly table: string
  readonly commitment: string
}

/** The result of an account that has played all deals. */
export interface DayResult {
  readonly person: string
  readonly table: string
  readonly name: string
  /** The total of the list. */
  readonly total: number
}

export interface Results {
  /** The best first. */
  readonly rows: readonly DayResult[]
  /** How many have begun, those who have finished included. */
  readonly begun: number
}

export interface DailyStore {
  /**
   * Notes an attempt unless the account has one for that day already. Returns the one that stands; all attempts of a game's day have the
   * commitment of the first.
   */
  begin(attempt: Attempt): Promise<Attempt>
  of(day: DayOf, person: string): Promise<Attempt | undefined>
  /** The commitment of the day's first attempt; undefined if there is none. */
  commitment(day: DayOf): Promise<string | undefined>
  /** @param club only members of this club */
  results(day: DayOf, club: string | null): Promise<Results>
  /** Tables of days before this one that nobody else may look at yet. */
  closed(before: string, most: number): Promise<readonly string[]>
  released(table: string): Promise<void>
  /** Removes all attempts of a person. */
  forget(person: string): Promise<void>
  /** Removes the attempts of days before this one. */
  tidy(before: string): Promise<void>
}

/** Of a gateway that notes nothing. */
export const noDays: DailyStore = {
  begin: () => Promise.reject(new Error('nobody notes who plays the deals of the day')),
  of: () => Promise.resolve(undefined),
  commitment: () => Promise.resolve(undefined),
  results: () => Promise.resolve({ rows: [], begun: 0 }),
  closed: () => Promise.resolve([]),
  released: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  tidy: () => Promise.resolve(),
}
