/**
 * What the gateway processes of one cluster tell each other of their tables. Any of them serves any table; one at a
 * time drives it, that is, lets it do what it does by itself, under a lease with a number that only grows.
 */
import type { Log } from '../base/failure.js'
import type { Logged } from '../table/entry.js'
import type { Remark } from '../table/remark.js'
import type { Tenure } from './tenure.js'
import type { Settled } from '../table/replayed.js'
import type { Row } from '../table/row.js'

/** How a table hears what other processes did. */
export interface Subscriber {
  /** Its log is so long now. */
  grew(length: number): void
  /** Somebody came to other processes, or went. */
  met(): void
  /** What was said at it last, the newest at the end. Missing where nobody talks. */
  said?(remarks: readonly Remark[]): void
}

export interface Following {
  /** Whether a person is at the table by way of another process. */
  isHere(person: string): boolean
  stop(): void
}

/** How the tables of this process hear what concerns all of them. */
export interface Home {
  /**
   * A table has no driver any more: drive it, under a lease that `claim` gives. `away` is for how long nobody
   * did, in milliseconds. Resolves once that is done, or cannot be.
   */
  takeOver(table: string, claim: () => Promise<number | undefined>, away: number): Promise<void>
  /** What was told meanwhile has not been heard: `away` is for how long. */
  back(away: number): void
  /** What is to be written after a log of which the rest may have been lost; undefined: we have no rules for it. */
  revive(log: readonly Logged[]): readonly Logged[] | undefined
  /** Some row of the lobby has changed. */
  rowsChanged(): void
}

/** Who counts what becomes of tables. */
export interface Counted {
  /** A table was taken over from a process that is gone. */
  tookOver(): void
  /** A table goes on after some of what was played at it was lost. */
  restored(): void
}

export const uncounted: Counted = { tookOver: () => undefined, restored: () => undefined }

export interface Status {
  /** Whether tables can be served now. */
  readonly ready: boolean
  /** Tables of which something settled is not yet where it is kept for good. */
  readonly behind: number
  /** Milliseconds that the oldest of it has waited. */
  readonly oldest: number
}

export interface Cluster {
  /** One process is the cluster: what it knows is the newest, and it drives every table. */
  readonly alone: boolean
  /** Whether some of what was acknowledged may be missing in the store since before the start. */
  readonly restored: boolean
  /** Changes when what was acknowledged may have been lost: a table's seq counts within it. */
  epoch(): string
  /** @throws when the cluster cannot be reached. */
  start(home: Home, log: Log): Promise<void>
  /** A table, or whatever else has a log. @throws when the cluster cannot be reached. */
  follow(table: string, subscriber: Subscriber): Promise<Following>
  /** Says to who follows something that its log has another length now. */
  tell(topic: string, length: number): void
  /** Takes the lease of a table that nobody drives; undefined: somebody does. */
  claim(table: string): Promise<number | undefined>
  /** Says which of those who sit at a table are there by way of this process. */
  here(table: string, persons: readonly string[]): void
  /** Says something at a table, to all who follow it. @throws when the cluster cannot be reached. */
  say(table: string, remark: Remark): Promise<void>
  /** Drops what these people have said at any table, for all who follow it. @throws when the cluster cannot be reached. */
  forgetRemarks(people: readonly string[]): Promise<void>
  /** Tells the other processes of a change of rights. One that cannot be told now is told as soon as it can. */
  tellRights(change: string): void
  /** Calls with what other processes tell of rights, and with null when some of it may have been missed. For one listener. */
  hearRights(by: (change: string | null) => void): void
  /** The driver says what is to be kept for good. */
  keep(table: string, settled: Settled): void
  /** The driver says how the lobby is to show a table; null: not any more. */
  show(table: string, row: Row | null): void
  /** All tables that are not over, as their drivers showed them; empty when alone. */
  rows(): Iterable<Row>
  status(): Status
  /** Hands the tables over; theirs must have been stopped before. */
  leave(): Promise<void>
}

/**
 * The cluster of a single process.
 * @param tenure how its store was taken over: the epoch is another one after each start, since it may be a start on older data.
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
    status: () => ({ ready: true, behind: 0, oldest: 0 }),
    leave: () => Promise.resolve(),
  }
}
