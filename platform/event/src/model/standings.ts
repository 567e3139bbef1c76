/** The standings of an event: rankings in which every figure names the list that it comes from. */
import type { Chair } from '@stolik/core'
import type { At } from './entry.js'
import type { Category } from '@stolik/contract/shapes'
import type { GroupRule } from '@stolik/contract/event/regulations'

/** `live`: lists are still open · `provisional`: all series are over, protests possible · `final`: stamped. */
export type Stamp = 'live' | 'provisional' | 'final'

/** The result of one player in one series. Table points may be fractions if places are shared. */
export interface Cell {
  readonly series: number
  /** `open`: the list is not complete; `missing`: they never came; `none`: they did not take part. */
  readonly kind: 'list' | 'open' | 'bye' | 'annulled' | 'missing' | 'none'
  readonly table: number | null
  readonly chair: Chair | null
  readonly points: number
  readonly small: number
  /** The place at the table, from 1. Players who share a place get the better number. */
  readonly place: number | null
  /** In events where all tables play the same deals, what they made of theirs, in points; left out before all have finished. */
  readonly field?: {
    /** The difference to the mean of all who had the same cards in the same chair. */
    readonly difference: number
    /** A point for each table that did worse with them, and half a point for each that did as well. */
    readonly places: number
  }
}

/** All figures that rankings compare. The sums below the lists are keyed by their codes (`sum.…`). */
export interface Figures {
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly sums: Readonly<Record<string, number>>
}

export interface Row extends Figures {
  /** Null if excluded. Players share a place if the regulations cannot separate them. */
  readonly place: number | null
  /** Whether a lot decided between this player and another one. */
  readonly lot: boolean
  /** The id of the place, and its current holder. */
  readonly player: string
  readonly holder: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly cells: readonly Cell[]
  /** The numbers of the adjustments that count, and their sums. */
  readonly adjustments: readonly number[]
  readonly adjusted: number
  readonly adjustedSmall: number
  readonly prize: string | null
  readonly next: (At & { readonly chair: Chair }) | null
}

export interface GroupRow extends Figures {
  readonly place: number
  readonly lot: boolean
  readonly name: string
  /** Places of players, those that count first. */
  readonly members: readonly { readonly player: string; readonly counts: boolean }[]
  readonly prize: string | null
}

export interface GroupRanking {
  readonly rule: GroupRule
  readonly rows: readonly GroupRow[]
}

export interface CategoryRow {
  readonly place: number
  readonly player: string
  readonly prize: string | null
}

export interface CategoryRanking {
  readonly category: Category
  readonly rows: readonly CategoryRow[]
}

export interface Standings {
  readonly stamp: Stamp
  readonly individual: readonly Row[]
  readonly groups: readonly GroupRanking[]
  readonly categories: readonly CategoryRanking[]
}
