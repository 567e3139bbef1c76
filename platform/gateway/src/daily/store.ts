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

/** Which attempts of a game's day are listed. */
export interface Listed extends DayOf {
  readonly commitment: string
  /** A table that ended after this time does not count. */
  readonly until: number
}

export interface DailyStore {
  /**
   * Notes an attempt unless the account has one for that day already, be it for the deals of another club. Returns the one that stands; all
   * attempts at the same deals have the commitment of the first.
   */
  begin(attempt: Attempt): Promise<Attempt>
  /** The attempt of an account, whichever club's deals it plays. */
  of(day: Pick<DayOf, 'day' | 'game'>, person: string): Promise<Attempt | undefined>
  /** The commitment of the first attempt at these deals; undefined if there is none. */
  commitment(day: DayOf): Promise<string | undefined>
  /** The results of those with this commitment; of a club's members only, if `club` names one. */
  results(listed: Listed): Promise<Results>
  /** Deals of days before this one that are not closed, the oldest day first. */
  unclosed(before: string): Promise<readonly DayOf[]>
  /** The tables at which these deals were begun. */
  tables(day: DayOf): Promise<readonly string[]>
  /** Closes a day once. */
  close(day: DayOf, at: number): Promise<void>
  /**
   * When a day was closed. Undefined: it is not. A day that nobody began, or that a release before 1.3 has opened, has no such time, and
   * counts as closed at `noLimit`.
   */
  closedAt(day: DayOf): Promise<number | undefined>
  /** Tables of closed days that nobody else may look at yet. */
  held(most: number): Promise<readonly string[]>
  released(table: string): Promise<void>
  /** Removes all attempts of a person. */
  forget(person: string): Promise<void>
  /** Removes the attempts of days before this one. */
  tidy(before: string): Promise<void>
}

export const noLimit: number = Number.MAX_SAFE_INTEGER
