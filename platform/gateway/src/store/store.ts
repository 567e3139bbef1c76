/** The store port: logs of tables and records of finished hands. The same contract tests run on every implementation. */
import type { PlayedRow } from '../table/played-row.js'
import type { Logged } from '../table/entry.js'

/** The record of a hand that ends with an append. */
export interface HandRecord {
  readonly hand: number
  readonly text: string
  /** The rows for its players. Without them, they are built from the log later. */
  readonly played?: readonly PlayedRow[]
}

/** An append to one table, all or nothing. */
export interface Append {
  readonly table: string
  /** The length that the log must have now: 0 opens a table. */
  readonly expected: number
  readonly entries: readonly Logged[]
  /** The number of the lease that allows it; undefined for acts of people, which need none. */
  readonly fence?: number
  /** Whether the table is over after this. */
  readonly over: boolean
  /** The records of hands that end with this append. */
  readonly records: readonly HandRecord[]
}

/**
 * `stale`: the log has another length. `fenced`: another process has taken the lease; only a shared store can report that.
 * In both cases nothing was written.
 */
export type Appended = 'done' | 'stale' | 'fenced'

export interface Store {
  /**
   * Resolves once it is durable.
   * @throws if it was not written, or if that is unknown.
   */
  append(append: Append): Promise<Appended>
  /** The log in order from entry `from`; empty if there is no such table, or no such entry yet. */
  log(table: string, from?: number): Promise<readonly Logged[]>
  /** Ids of the tables that are not over. */
  live(): Promise<readonly string[]>
  record(table: string, hand: number): Promise<string | undefined>
  /** Finishes writes in progress, then closes everything. */
  close(): Promise<void>
}
