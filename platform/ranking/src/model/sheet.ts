/**
 * The results of one event as rankings take them: a value that is never changed, named by its hash. A later correction of
 * the event makes another sheet. It holds no name of a person: those stand beside it (people.ts), so that one who is
 * forgotten leaves every figure as it was.
 */
import type { Category } from '@stolik/contract/shapes'
import type { SheetKind } from './scheme.js'

export const sheetFormat = 'stolik-sheet/1'

export interface Sheet {
  readonly format: typeof sheetFormat
  /** Id of the event at its source; a source has none twice. */
  readonly event: string
  /** Where it comes from: this platform, or whoever vouches for an import. */
  readonly source: string
  readonly name: string
  /** The day it began, `YYYY-MM-DD`. */
  readonly date: string
  readonly kind: SheetKind
  readonly game: string
  readonly profile: string
  /** Of the game's rules by which hands were counted; null of an import that does not say. */
  readonly version: string | null
  readonly organiser: string
  readonly region: string | null
  /** Of an event of this platform: the hash that its results are stamped with. */
  readonly result: string | null
  readonly players: readonly SheetPlayer[]
  readonly lists: Lists
}

export interface SheetPlayer {
  /** The person, by an id that says nothing. */
  readonly person: string
  readonly club: string | null
  readonly team: string | null
  /** Those of the event that they are in. */
  readonly categories: readonly Category[]
  /** In the event, from 1; null without one. */
  readonly place: number | null
  /** Penalties and other adjustments of the event, in units of a point. */
  readonly adjusted: number
  readonly adjustedSmall: number
}

/** A row a player and list, column by column: `player[i]`, `series[i]` … belong together. All whole numbers. */
export interface Lists {
  /** Index into `players`. */
  readonly player: readonly number[]
  readonly series: readonly number[]
  readonly table: readonly number[]
  /** At the table, from 1; the better one for who share it; 0 without one (a bye). */
  readonly place: readonly number[]
  /** `unitsAPoint` a point, since those who share a place share points. */
  readonly units: readonly number[]
  readonly small: readonly number[]
  /** Hands that they sat at the table for; 0 of a bye. */
  readonly hands: readonly number[]
  /** Hands that they won and lost with a contract of their own. */
  readonly won: readonly number[]
  readonly lost: readonly number[]
  /** 1 at an online table. */
  readonly online: readonly number[]
}
