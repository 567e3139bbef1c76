/** What the table list notes about a hand besides its score (5.5.2). */
import type { Seat } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import type { Value } from '../rules/valuation.js'

export interface PlayedEntry {
  readonly kind: 'played'
  readonly declarer: Seat
  readonly announcement: Announcement
  readonly value: Value
  readonly resigned: boolean
}

export interface PassedEntry {
  readonly kind: 'passed'
}

export interface RamszEntry {
  readonly kind: 'ramsz'
  readonly losers: readonly Seat[]
  /** What each of them loses. */
  readonly points: number
}

export type Entry = PlayedEntry | PassedEntry | RamszEntry
