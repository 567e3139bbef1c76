/** What an event has come to: rankings whose every figure names the list that it comes from. */
import type { Chair } from '@stolik/core'
import type { At } from './entry.js'
import type { Category } from '@stolik/contract/shapes'
import type { GroupRule } from '@stolik/contract/event/announced'

/** Shown as: while lists are open · all series over, protests possible · stamped. */
export type Stamp = 'live' | 'provisional' | 'final'

/** What a series brought a player. Table points may be fractions, where places are shared. */
export interface Cell {
  readonly series: number
  /** `open`: the list is not complete; `missing`: they never came; `none`: they did not take part. */
  readonly kind: 'list' | 'open' | 'bye' | 'annulled' | 'missing' | 'none'
  readonly table: number | null
  readonly chair: Chair | null
  readonly points: number
  readonly small: number
  /** At the table, from 1; the better one for who share it. */
  readonly place: number | null
}

/** Whatever is compared, the lines below the lists by their codes (`sum.…`). */
export interface Figures {
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly sums: Readonly<Record<string, number>>
}

export interface Row extends Figures {
  /** Null for who was excluded. Who share a place could not be told apart by the regulations. */
  readonly place: number | null
  /** Whether a lot has decided between them and somebody else. */
  readonly lot: boolean
  /** Id of the place, and who has it now. */
  readonly player: string
  readonly holder: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly cells: readonly Cell[]
  /** Numbers of the adjustments that count, and what they come to. */
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
  /** Places of players, those first that count. */
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
