/** The store port: logs of tables and records of finished hands. One contract suite runs on every column. */
import type { PlayedRow } from '../table/played-row.js'
import type { Logged } from '../table/entry.js'

/** A hand that ends with an append. */
export interface HandRecord {
  readonly hand: number
  readonly text: string
  /** What the people at the table have of it; without them they are made from the log later. */
  readonly played?: readonly PlayedRow[]
}

/** What is to be written of one table, all or nothing. */
export interface Append {
  readonly table: string
  /** The length that the log must have now: 0 opens a table. */
  readonly expected: number
  readonly entries: readonly Logged[]
  /** The number of the lease that this is done by; undefined for what a person does, who needs none. */
  readonly fence?: number
  /** Whether the table is over after this. */
  readonly over: boolean
  /** Records of hands that end with it. */
  readonly records: readonly HandRecord[]
}

/**
 * `stale`: the log has another length. `fenced`: another process has taken the lease over since; only a store
 * that processes share can say so. In both cases nothing was written.
 */
export type Appended = 'done' | 'stale' | 'fenced'

export interface Store {
  /**
   * Resolves once it is durable.
   * @throws when it is not taken, or when it cannot be told whether it was.
   */
  append(append: Append): Promise<Appended>
  /** The log in order, from an entry on; empty when there is no such table, or no such entry yet. */
  log(table: string, from?: number): Promise<readonly Logged[]>
  /** Ids of the tables that are not over. */
  live(): Promise<readonly string[]>
  record(table: string, hand: number): Promise<string | undefined>
  /** Writes what is under way, then lets go of everything. */
  close(): Promise<void>
}
