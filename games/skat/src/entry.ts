/** What the table list writes down of a hand, beside its score (5.5.2). */
import type { Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Value } from './valuation.js'

export interface PlayedEntry {
  readonly kind: 'played'
  readonly soloist: Seat
  readonly announcement: Announcement
  readonly value: Value
  readonly resigned: boolean
}

export interface PassedEntry {
  readonly kind: 'passed'
}

export type Entry = PlayedEntry | PassedEntry
