/** What an event has brought so far, and in money. */
import type { Category, GroupRule } from './regulations.js'

/** What a series brought: read off the list of that table. */
export interface Cell {
  readonly series: number
  readonly kind: 'LIST' | 'OPEN' | 'BYE' | 'ANNULLED' | 'MISSING' | 'NONE'
  readonly table: number | null
  readonly chair: number | null
  readonly points: number
  readonly small: number
  readonly place: number | null
}

export interface ResultRow {
  /** null for who was excluded. */
  readonly place: number | null
  /** Whether a lot has decided. */
  readonly lot: boolean
  readonly player: string
  /** Who has the place now. */
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
  /** Those that count first. */
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

/** What a list comes to in money. */
export interface Paid {
  readonly series: number
  readonly table: number
  readonly player: string
  /** In the smallest coin; negative: they pay. */
  readonly amount: number
}
