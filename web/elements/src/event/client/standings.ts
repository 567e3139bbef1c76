/** The results of an event so far, in points and in money. */
import type { Category, GroupRule } from './regulations.js'

/** The result of one series, read from the list of that table. */
export interface Cell {
  readonly series: number
  readonly kind: 'LIST' | 'OPEN' | 'BYE' | 'ANNULLED' | 'MISSING' | 'NONE'
  readonly table: number | null
  readonly chair: number | null
  readonly points: number
  readonly small: number
  readonly place: number | null
  /** What they made of cards that all tables had, in points; null where tables have their own, and before all have finished. */
  readonly field: { readonly difference: number; readonly places: number } | null
}

export interface ResultRow {
  /** null for excluded players. */
  readonly place: number | null
  /** Whether a drawn lot decided the place. */
  readonly lot: boolean
  readonly player: string
  /** Who holds the place in the event now. */
  readonly holder: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly adjusted: number
  readonly adjustedSmall: number
  readonly prize: string | null
  readonly sums: readonly { readonly code: string; readonly value: number }[]
  readonly cells: readonly Cell[]
  readonly next: { readonly series: number; readonly table: number; readonly chair: number } | null
}

export interface GroupRow {
  readonly place: number
  readonly lot: boolean
  readonly name: string
  /** Members who count come first. */
  readonly members: readonly { readonly player: string; readonly counts: boolean }[]
  readonly points: number
  readonly small: number
  readonly prize: string | null
}

export interface Standings {
  readonly stamp: 'LIVE' | 'PROVISIONAL' | 'FINAL'
  readonly hash: string | null
  readonly individual: readonly ResultRow[]
  readonly groups: readonly { readonly rule: GroupRule; readonly rows: readonly GroupRow[] }[]
  readonly categories: readonly {
    readonly category: Category
    readonly rows: readonly {
      readonly place: number
      readonly player: string
      readonly prize: string | null
    }[]
  }[]
}

/** The result of a list in money. */
export interface Paid {
  readonly series: number
  readonly table: number
  readonly player: string
  /** In the smallest coin; a negative amount is to be paid by the player. */
  readonly amount: number
}
