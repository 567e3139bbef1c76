/** The store port of events: their logs. One contract suite runs on every column. */
import type { Logged } from '@stolik/tournament/model/entry'

/** What is to be written of one event, all or nothing. */
export interface EventAppend {
  readonly event: string
  /** The length that the log must have now: 0 announces an event. */
  readonly expected: number
  readonly entries: readonly Logged[]
  /** Whether it ends with this, until it is reopened. */
  readonly over: boolean
}

/** An event, and since when it is over, in milliseconds; null while it is not, or is no more. */
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
   * Names are kept apart from the log, and deleted with an entry that forgets them.
   * Resolves once it is durable. `stale`: the log has another length, and nothing was written.
   * @throws when it is not taken, or when it cannot be told whether it was.
   */
  append(append: EventAppend): Promise<'done' | 'stale'>
  /** The log in order, from an entry on; empty when there is no such event, or no such entry yet. */
  log(event: string, from?: number): Promise<readonly Logged[]>
  /** Where an account or guest is named: as a player, or (null) as somebody who acted for the event. */
  namedIn(person: string): Promise<readonly NamedIn[]>
  /** The last announced first; at most so many. */
  newest(most: number): Promise<readonly Ending[]>
  /** Of these ids, those that there are, in any order. */
  endings(ids: readonly string[]): Promise<readonly Ending[]>
  /** Ids of the events that are not over. */
  live(): Promise<readonly string[]>
  /** The events that are over since then or later, in milliseconds; the first one that was first. */
  ended(since: number): Promise<readonly (Ending & { readonly ended: number })[]>
}
