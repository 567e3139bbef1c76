/** What the hub and its workers call each other for. Everything is plain data. */
import type { Logged } from '../../table/entry.js'
import type { Remark } from '../../table/remark.js'
import type { Row } from '../../table/row.js'
import type { Append, Appended } from '../store.js'

/** How the hub's database was taken over. */
export interface Opened {
  readonly term: number
  readonly restored: boolean
}

/** A table without a lease holder, for a worker to take over. */
export interface Ownerless {
  readonly table: string
  /** For how many milliseconds nobody held it. */
  readonly away: number
  /** Why: its worker is gone, or the hub has just started; with `lost`, on older data. */
  readonly cause: 'worker' | 'start' | 'lost'
}

/** The answer to a statement, as Kysely wants it. */
export interface Rows {
  readonly rows: readonly unknown[]
  readonly numAffectedRows?: bigint | undefined
  readonly insertId?: bigint | undefined
}

/** What a worker asks its hub for. */
export interface HubPort {
  open(): Opened
  /** From now on it hears of everything. Returns the tables that it is to take over before it serves. */
  join(): readonly Ownerless[]
  /** It gives its tables away. */
  leave(): void
  /** It lives. */
  beat(): void

  append(append: Append): Promise<Appended>
  log(table: string, from: number): Promise<readonly Logged[]>
  live(): Promise<readonly string[]>
  record(table: string, hand: number): Promise<string | undefined>

  /** A statement, in the transaction with this number or on its own. */
  query(sql: string, parameters: readonly unknown[], transaction: number | undefined): Promise<Rows>
  begin(transaction: number, isDurable: boolean): Promise<void>
  commit(transaction: number): Promise<void>
  rollback(transaction: number): Promise<void>
  scrub(): Promise<void>

  claim(table: string): number | undefined
  follow(topic: string): void
  unfollow(topic: string): void
  grew(topic: string, length: number): void
  here(topic: string, persons: readonly string[]): void
  say(table: string, remark: Remark): void
  forgetRemarks(people: readonly string[]): void
  rights(change: string): void
  show(table: string, row: Row | null): void

  hit(key: string, most: number, window: number, more: number | undefined): Promise<boolean>
  rest(key: string): Promise<number>
}

/** What the hub tells its workers. */
export interface WorkerPort {
  takeOver(tables: readonly Ownerless[]): void
  grew(topic: string, length: number, last: readonly Logged[] | undefined): void
  /** These people are there through another worker. */
  here(topic: string, worker: number, persons: readonly string[]): void
  said(table: string, remarks: readonly Remark[]): void
  rights(change: string): void
  row(table: string, row: Row | null): void
}
