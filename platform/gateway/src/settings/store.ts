/** The store port of settings, of the codes that make the first owner, and of requests for the right to announce. */
import type { Settings } from './settings.js'

export interface Decided {
  /** Counts the changes, from 1. */
  readonly version: number
  readonly settings: Settings
}

export type RequestStatus = 'WAITING' | 'GRANTED' | 'REFUSED'

/** Somebody asks for the right to announce events. An account has one request at most: its last. */
export interface RightRequest {
  readonly account: string
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly status: RequestStatus
  /** Who decided it, and when; null while it waits. */
  readonly by: string | null
  readonly decided: number | null
}

/** All methods throw when the store cannot be reached. */
export interface SettingsStore {
  /** What stands, if it is newer than a version that is known. */
  newer(than: number): Promise<Decided | undefined>
  /** Replaces the version `after`, 0 = nothing was decided yet. False: another was faster, and nothing was written. */
  write(after: number, settings: Settings): Promise<boolean>
  /** Keeps the HMAC of a code. */
  addCode(hash: string, at: number): Promise<void>
  codes(): Promise<readonly string[]>
  /** Uses a code up; false where it is not there. Of two at once one wins. */
  takeCode(hash: string): Promise<boolean>
  /** Forgets codes that were drawn before a time. */
  dropCodes(before: number): Promise<void>
  request(account: string): Promise<RightRequest | undefined>
  /** Takes the place of the account's request before. */
  ask(account: string, reason: string, at: number): Promise<void>
  /** Those that wait, oldest first, at most so many. */
  waiting(most: number): Promise<readonly RightRequest[]>
  /** How many wait. */
  countWaiting(): Promise<number>
  /** False: it does not wait any more. Of two at once one wins. */
  decide(account: string, status: Exclude<RequestStatus, 'WAITING'>, by: string, at: number): Promise<boolean>
}
