/** The store port of leagues: their logs. The same contract tests run on every implementation. */
import type { Logged } from '@stolik/league/model/entry'

/** An append to one league, all or nothing. */
export interface LeagueAppend {
  readonly league: string
  /** The length that the log must have now: 0 creates a league. */
  readonly expected: number
  readonly entries: readonly Logged[]
}

/** All methods throw when the store cannot be reached. */
export interface LeagueStore {
  /**
   * Resolves once it is durable. `stale`: the log has another length, and nothing was written.
   * @throws if it was not written, or if that is unknown.
   */
  append(append: LeagueAppend): Promise<'done' | 'stale'>
  /** The log in order from entry `from`; empty if there is no such league, or no such entry yet. */
  log(league: string, from?: number): Promise<readonly Logged[]>
  /** Ids, the league changed last first; limited to `most`. */
  newest(most: number): Promise<readonly string[]>
}
