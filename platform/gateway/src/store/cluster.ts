/**
 * Messages about tables between the gateway processes of a cluster. Any process can serve any table. One at a time runs the
 * table's automation, under a lease whose number only grows.
 */
import type { Log } from '../base/failure.js'
import type { Logged } from '../table/entry.js'
import type { Remark } from '../table/remark.js'
import type { Tenure } from './tenure.js'
import type { Settled } from '../table/replayed.js'
import type { Revived } from '../table/revive.js'
import type { Row } from '../table/row.js'

/** Reads the entries that an append sent along. */
export type LastEntries = () => readonly Logged[]

/** Notified about a table when other processes act on it. */
export interface Subscriber {
  /** The log now has this length. `last` are its last entries, if they were sent along. */
  grew(length: number, last?: LastEntries): void
  /** Somebody arrived at another process, or left it. */
  met(): void
  /** The latest remarks at the table, newest last. Missing if the subscriber has no talk. */
  onRemarks?(remarks: readonly Remark[]): void
}

export interface Following {
  /** Whether a person is at the table through another process. */
  isHere(person: string): boolean
  stop(): void
}

/** The callbacks through which this process learns about tables in the cluster. */
export interface Home {
  /**
   * A table has lost its lease holder: take it over with the lease that `claim` returns. `away` is how long nobody held it,
   * in milliseconds. Resolves once that is done, or cannot be done.
   */
  takeOver(table: string, claim: () => Promise<number | undefined>, away: number): Promise<void>
  /** The connection is back after `away` milliseconds; messages of that time were missed. */
  back(away: number): void
  /** A log whose end may have been lost, and the entries to append to it; undefined: its rules are not installed here. */
  revive(log: readonly Logged[]): Revived | undefined
  /** At least one row of the lobby has changed. */
  rowsChanged(): void
  /** Whether this process drives a table, whatever the cluster believes. */
  isDriven(table: string): boolean
  /** A table that this process drives has settled play that waits to be archived: reads its log on, and reports it again. */
  archiveAgain(table: string): Promise<void>
}

/** Counts takeovers and restored tables. */
export interface Counted {
  /** A table was taken over from a process that died. */
  tookOver(): void
  /** A table continues after part of its play was lost. */
  restored(): void
}

export const uncounted: Counted = { tookOver: () => undefined, restored: () => undefined }

export interface Status {
  /** Whether tables can be served now. */
  readonly ready: boolean
  /** Whether tables cannot be served here, and other processes may be able to. */
  readonly cutOff: boolean
  /** How many tables of the cluster have settled hands that are not archived yet, as far as this process knows. */
  readonly behind: number
  /** How long the oldest of them has waited, in milliseconds. */
  readonly oldest: number
}

export interface Cluster {
  /** This process is the whole cluster: its state is the newest, and it holds every lease. */
  readonly alone: boolean
  /** Whether the store may lack acknowledged entries since before the start. */
  readonly restored: boolean
  /** Changes when acknowledged entries may have been lost. A table's seq is only comparable within one epoch. */
  epoch(): string
  /** @throws when the cluster cannot be reached. */
  start(home: Home, log: Log): Promise<void>
  /**
   * Subscribes to a table, or anything else with a log.
   * @throws when the cluster cannot be reached.
   */
  follow(table: string, subscriber: Subscriber): Promise<Following>
  /** Tells the subscribers of a topic that its log has a new length. */
  tell(topic: string, length: number): void
  /** Takes the lease of a table if nobody holds it; undefined: somebody does. */
  claim(table: string): Promise<number | undefined>
  /** Announces which of the seated persons are at the table through this process. */
  here(table: string, persons: readonly string[]): void
  /**
   * Sends a remark to all subscribers of a table.
   * @throws when the cluster cannot be reached.
   */
  say(table: string, remark: Remark): Promise<void>
  /**
   * Deletes all remarks of these people, at any table and for all subscribers.
   * @throws when the cluster cannot be reached.
   */
  forgetRemarks(people: readonly string[]): Promise<void>
  /** Tells the other processes that rights have changed. A change that cannot be sent now is sent as soon as possible. */
  tellRights(change: string): void
  /**
   * Calls `by` with changes that other processes announce, and with null if some may have been missed. Takes one listener.
   */
  hearRights(by: (change: string | null) => void): void
  /** Called by the lease holder: archives what is settled. */
  keep(table: string, settled: Settled): void
  /** Called by the lease holder: sets a table's row in the lobby; null removes it. */
  show(table: string, row: Row | null): void
  /** The rows of all tables that are not over, as set by their lease holders; empty if this process is alone. */
  rows(): Iterable<Row>
  status(): Status
  /** Hands the tables over. They must have been stopped before. */
  leave(): Promise<void>
}

/**
 * The cluster of a single process.
 * @param tenure how its store was taken over. The epoch changes with each start, since a start may be on older data.
 */
export function singleNode({ term, restored }: Tenure = { term: 0, restored: false }): Cluster {
  const nobody: Following = { isHere: () => false, stop: () => undefined }
  return {
    alone: true,
    restored,
    epoch: () => String(term),
    start: () => Promise.resolve(),
    follow: () => Promise.resolve(nobody),
    tell: () => undefined,
    claim: () => Promise.resolve(0),
    here: () => undefined,
    say: () => Promise.resolve(),
    forgetRemarks: () => Promise.resolve(),
    tellRights: () => undefined,
    hearRights: () => undefined,
    keep: () => undefined,
    show: () => undefined,
    rows: () => [],
    status: () => ({ ready: true, cutOff: false, behind: 0, oldest: 0 }),
    leave: () => Promise.resolve(),
  }
}
