/** The store port: logs of tables and records of finished hands. One contract suite runs on every column. */
import type { Entry } from '../table/entry.js'

/** What is to be written of one table, all or nothing. */
export interface Append {
  readonly table: string
  /** The length that the log must have now: 0 opens a table. */
  readonly expected: number
  readonly entries: readonly Entry[]
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether the table is over after this. */
  readonly over: boolean
  /** Records of hands that end with it. */
  readonly records: readonly { readonly hand: number; readonly text: string }[]
}

export interface Store {
  /**
   * Resolves once it is durable. `stale`: the log has another length, and nothing was written.
   * @throws when the disk does not take it; then nothing was written either.
   */
  append(append: Append): Promise<'done' | 'stale'>
  /** The whole log in order; empty when there is no such table. */
  log(table: string): Promise<readonly Entry[]>
  /** Ids of the tables that are not over. */
  live(): Promise<readonly string[]>
  record(table: string, hand: number): Promise<string | undefined>
  /** Writes what is under way, then lets go of everything. */
  close(): Promise<void>
}
