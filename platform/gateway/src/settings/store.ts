/** The store port of settings, of setup codes, and of requests for the right to announce. */
import type { Settings } from './settings.js'

export interface Decided {
  /** Counts the changes, from 1. */
  readonly version: number
  readonly settings: Settings
}

export type RequestStatus = 'WAITING' | 'GRANTED' | 'REFUSED'

/** A request for the right to announce events. Each account has at most one: its latest. */
export interface RightRequest {
  readonly account: string
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly status: RequestStatus
  /** The person who decided it, and when; null while it waits. */
  readonly by: string | null
  readonly decided: number | null
}

/** All methods throw when the store cannot be reached. */
export interface SettingsStore {
  /** The current settings if they are newer than the given version. */
  newer(than: number): Promise<Decided | undefined>
  /** Replaces version `after`; 0: nothing was decided before. False: another change came first, and nothing was written. */
  write(after: number, settings: Settings): Promise<boolean>
  /** Stores the HMAC of a code. */
  addCode(hash: string, at: number): Promise<void>
  codes(): Promise<readonly string[]>
  /** Uses up a code; false if it does not exist. If two try at once, one wins. */
  takeCode(hash: string): Promise<boolean>
  /** Deletes codes created before a time. */
  dropCodes(before: number): Promise<void>
  request(account: string): Promise<RightRequest | undefined>
  /** Replaces the account's earlier request. */
  ask(account: string, reason: string, at: number): Promise<void>
  /** The requests that wait, oldest first, limited to `most`. */
  waiting(most: number): Promise<readonly RightRequest[]>
  countWaiting(): Promise<number>
  /** False: it no longer waits. If two decide at once, one wins. */
  decide(account: string, status: Exclude<RequestStatus, 'WAITING'>, by: string, at: number): Promise<boolean>
}
