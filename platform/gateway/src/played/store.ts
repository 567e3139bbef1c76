/** The port of people's settled hands: written with the log, read by person, made anew from old logs. One contract suite. */
import type { PlayedRow } from '../table/played-row.js'

/** A row with the hand that it is of. */
export interface Played extends PlayedRow {
  readonly table: string
  /** From 0. */
  readonly hand: number
}

/** Where a page of rows ends: the next one begins with what is older. */
export interface Mark {
  readonly at: number
  readonly table: string
  readonly hand: number
}

export interface Which {
  readonly person: string
  readonly game: string | null
  /** Hands that they took part in, or those that ended a series. */
  readonly what: 'hands' | 'series'
  readonly before: Mark | null
  readonly most: number
}

/** What somebody's hands of one kind come to. */
export interface Kind {
  readonly game: string
  readonly kind: string
  readonly hands: number
  readonly own: number
  /** Of their own. */
  readonly won: number
  readonly points: number
}

/** The rows of one settled hand. */
export interface IndexedHand {
  readonly hand: number
  readonly rows: readonly PlayedRow[]
}

/** All methods throw when the store cannot be reached. */
export interface PlayedStore {
  /** The newest first. */
  newest(which: Which): Promise<readonly Played[]>
  /** Over the newest hands that they took part in, at most so many. */
  kinds(person: string, most: number): Promise<readonly Kind[]>
  /** Their scores in a game, the oldest first, of the newest hands that they took part in; at most so many. */
  scores(person: string, game: string, most: number): Promise<readonly number[]>
  /** From now on the hands of a guest are the account's, too, whenever they are settled. The first account that claims them has them. */
  claim(guest: string, account: string): Promise<void>
  /** Removes what was settled until then, for good. */
  forget(person: string, until: number): Promise<void>
  /** A person, and the guests that they were before they had an account. */
  selves(person: string): Promise<readonly string[]>
  /** The guests are the account's no more. */
  disclaim(account: string): Promise<void>
  /** A table with settled hands of which no rows of this version were made, or undefined; the `but` ones aside. */
  behind(version: number, but: readonly string[]): Promise<string | undefined>
  /** Puts the rows of these hands in the place of older ones. A null: there are no rules to make them by; what is there stays. */
  index(table: string, version: number, hands: readonly IndexedHand[] | null): Promise<void>
}

/** Where nothing is kept: for gateways whose logs go with the process. */
export const nonePlayed: PlayedStore = {
  newest: () => Promise.resolve([]),
  kinds: () => Promise.resolve([]),
  scores: () => Promise.resolve([]),
  claim: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  selves: (person) => Promise.resolve([person]),
  disclaim: () => Promise.resolve(),
  behind: () => Promise.resolve(undefined),
  index: () => Promise.resolve(),
}
