/** The store port of events: their logs. The same contract tests run on every implementation. */
import type { LaterSettlements } from '@stolik/event/decide/settle-later'
import type { Logged } from '@stolik/event/model/entry'

/** An append to one event, all or nothing. */
export interface EventAppend {
  readonly event: string
  /** The length that the log must have now: 0 announces an event. */
  readonly expected: number
  readonly entries: readonly Logged[]
  /** Whether the event ends with this, until it is reopened. */
  readonly over: boolean
}

/** An event and when it ended, in milliseconds; null while it is not over, or after it was reopened. */
export interface Ending {
  readonly id: string
  readonly ended: number | null
}

export interface NamedIn {
  readonly event: string
  readonly player: string | null
}

export interface EventStore {
  /**
   * Appends to the log. Names are stored separately, and deleted with an entry that forgets them. Resolves once it is
   * durable. `stale`: the log has another length, and nothing was written.
   * @throws if it was not written, or if that is unknown.
   */
  append(append: EventAppend): Promise<'done' | 'stale'>
  /** The log in order from entry `from`; empty if there is no such event, or no such entry yet. */
  log(event: string, from?: number): Promise<readonly Logged[]>
  /** Where an account or guest is named: as a player, or (null) as an official who acted for the event. */
  namedIn(person: string): Promise<readonly NamedIn[]>
  /** The last announced first, limited to `most`. */
  newest(most: number): Promise<readonly Ending[]>
  /** Those of these ids that exist, in any order. */
  endings(ids: readonly string[]): Promise<readonly Ending[]>
  /**
   * Adds to entries of 0.1 how their hands are settled; `log` returns them with it. What an entry already has stays. If the
   * event is over, it is no longer `unsettled`.
   */
  settle(event: string, later: readonly LaterSettlements[]): Promise<void>
  /** Ids of events that are over and for which `settle` was not called since; limited to `most`. */
  unsettled(most: number): Promise<readonly string[]>
  /** Ids of the events that are not over. */
  live(): Promise<readonly string[]>
  /** The events that ended at or after this time, in milliseconds, earliest first. */
  ended(since: number): Promise<readonly (Ending & { readonly ended: number })[]>
}
