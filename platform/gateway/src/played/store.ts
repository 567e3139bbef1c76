/** People's finished hands: written together with the log, read by person, and made again from old logs. */
import type { Entry } from '../table/entry.js'
import type { PlayedRow } from '../table/played-row.js'

/** A row together with the hand it belongs to. */
export interface Played extends PlayedRow {
  readonly table: string
  /** Counted from 0. */
  readonly hand: number
}

/** The end of a page of rows. The next page begins with older rows. */
export interface Mark {
  readonly at: number
  readonly table: string
  readonly hand: number
}

export interface Which {
  readonly person: string
  readonly game: string | null
  /** All hands that they took part in, or only those that ended a series. */
  readonly what: 'hands' | 'series'
  readonly before: Mark | null
  readonly most: number
}

/** The sums of a person's hands of one kind. */
export interface Kind {
  readonly game: string
  readonly kind: string
  readonly hands: number
  readonly own: number
  /** How many of their own hands they won. */
  readonly won: number
  readonly points: number
}

/** The rows of one finished hand. */
export interface IndexedHand {
  readonly hand: number
  readonly rows: readonly PlayedRow[]
}

/** An entry of a log, in the place of the one with that number. */
export interface Pinned {
  readonly seq: number
  readonly entry: Entry
}
