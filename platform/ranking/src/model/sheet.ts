/**
 * The results of one event as rankings use them: an immutable value, named by its hash. A correction of the event makes another
 * sheet. It contains no names: those are kept apart (people.ts), so forgetting a person changes no figure.
 */
import type { Category } from '@stolik/contract/shapes'
import type { SheetKind } from './scheme.js'

export const sheetFormat = 'stolik-sheet/1'

export interface Sheet {
  readonly format: typeof sheetFormat
  /** Id of the event, unique within its source. */
  readonly event: string
  /** Where it comes from: this platform, or the name of whoever vouches for an import. */
  readonly source: string
  readonly name: string
  /** The day it began, `YYYY-MM-DD`. */
  readonly date: string
  readonly kind: SheetKind
  readonly game: string
  readonly profile: string
  /** Version of the game's rules; null if an import does not give it. */
  readonly version: string | null
  /** The digests of the rules that settled its hands, sorted; left out if none is known. */
  readonly rules?: readonly string[]
  readonly organiser: string
  readonly region: string | null
  /** For an event of this platform: the hash that its results are stamped with. */
  readonly result: string | null
  readonly players: readonly SheetPlayer[]
  readonly lists: Lists
}

export interface SheetPlayer {
  /** The person, by an id without meaning. */
  readonly person: string
  readonly club: string | null
  readonly team: string | null
  /** Left out without a pair. */
  readonly pair?: string
  /** The person's categories in the event. */
  readonly categories: readonly Category[]
  /** In the event, from 1; null without a place. */
  readonly place: number | null
  /** Penalties and other adjustments of the event, in units of a point. */
  readonly adjusted: number
  readonly adjustedSmall: number
}

/** One row per player and list, column by column: `player[i]`, `series[i]` … belong together. All whole numbers. */
export interface Lists {
  /** Index into `players`. */
  readonly player: readonly number[]
  readonly series: readonly number[]
  readonly table: readonly number[]
  /** At the table, from 1; a shared place counts as the better one; 0 without a place (a bye). */
  readonly place: readonly number[]
  /** In units of 1/`unitsAPoint` point, since players who share a place share points. */
  readonly units: readonly number[]
  readonly small: readonly number[]
  /** Hands played at the table, sitting out included; 0 for a bye. */
  readonly hands: readonly number[]
  /** Hands won and lost with the player's own contract. */
  readonly won: readonly number[]
  readonly lost: readonly number[]
  /** 1 at an online table. */
  readonly online: readonly number[]
}
