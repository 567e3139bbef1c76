/** Series of an event with their tables, and the list of a table. */
import type { SeriesPlan } from './regulations.js'

export interface EventSeat {
  readonly chair: number
  readonly player: string
  readonly number: number
  readonly name: string
  readonly signed: boolean
}

export interface EventTable {
  readonly series: number
  readonly table: number
  readonly chairs: number
  /** Hands of the list. */
  readonly length: number
  readonly online: boolean
  readonly live: string | null
  readonly paused: boolean
  readonly status: 'EMPTY' | 'PLAYING' | 'COMPLETE' | 'SIGNED' | 'ANNULLED' | 'MISSING'
  readonly seats: readonly EventSeat[]
  readonly points: readonly number[] | null
  readonly small: readonly number[] | null
}

export interface EventHand {
  /** From 0. */
  readonly hand: number
  readonly line: string
  /** The chair that wrote it; null for the director. */
  readonly by: number | null
  readonly confirmed: readonly number[]
  readonly corrected: boolean
}

/** A table with its list. */
export interface TableList extends EventTable {
  readonly event: string
  readonly seq: number
  readonly game: string
  readonly profile: string
  readonly hands: readonly EventHand[]
  /** Lists that a phone has kept from before have none. */
  readonly notice?: Notice | null
}

/** What the director tells all players. */
export interface Notice {
  readonly text: string
  readonly at: number
}

/** How good a draw is, each figure beside the best that there can be. */
export interface Measure {
  readonly repeats: number
  readonly bound: number
  readonly clashes: number
  readonly clashesBound: number
  readonly seatSpread: number
  readonly seatSpreadBound: number
  readonly dealerSpread: number
  readonly dealerSpreadBound: number
}

export interface EventSeries {
  readonly n: number
  readonly plan: SeriesPlan
  readonly status: 'PLANNED' | 'DRAWN' | 'RUNNING' | 'PAUSED' | 'ENDED'
  readonly started: number | null
  readonly endsAt: number | null
  readonly ended: number | null
  readonly tables: readonly EventTable[]
  readonly byes: readonly string[]
  readonly measure: Measure | null
}
