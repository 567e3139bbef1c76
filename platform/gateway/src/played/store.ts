/**
 * The port of people's finished hands: written together with the log, read by person, and made again from old logs. One
 * contract suite tests every store.
 */
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

/** All methods throw when the store cannot be reached. */
export interface PlayedStore {
  /** Newest first. */
  newest(which: Which): Promise<readonly Played[]>
  /** Sums over the newest hands that they took part in, at most `most`. */
  kinds(person: string, most: number): Promise<readonly Kind[]>
  /** How many hands they took part in, counted up to `most`. */
  hands(person: string, most: number): Promise<number>
  /** Their scores in a game, oldest first, from the newest hands that they took part in; at most `most`. */
  scores(person: string, game: string, most: number): Promise<readonly number[]>
  /** Assigns all hands of a guest, past and future, to an account. Only the first account that claims them gets them. */
  claim(guest: string, account: string): Promise<void>
  /** Removes everything settled until then, for good. */
  forget(person: string, until: number): Promise<void>
  /** A person, and the guests that they were before they had an account. */
  selves(person: string): Promise<readonly string[]>
  /** Separates the guests from the account again. */
  disclaim(account: string): Promise<void>
  /**
   * A table with finished hands that have no rows of this version; undefined if there is none. Tables in `but` are skipped.
   */
  behind(version: number, but: readonly string[]): Promise<string | undefined>
  /**
   * Replaces the rows of these hands. null: their rules are not installed, so existing rows stay. Also replaces the entries of the
   * log that are `pinned`, as far as they are still there.
   */
  index(
    table: string,
    version: number,
    hands: readonly IndexedHand[] | null,
    pinned?: readonly Pinned[],
  ): Promise<void>
}
