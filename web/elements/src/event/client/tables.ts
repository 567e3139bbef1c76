/** The series of an event with their tables, and the list of a table. */
import type { GatewaySheet } from '../../client/types.js'
import type { SeriesPlan } from './regulations.js'

export interface EventSeat {
  readonly chair: number
  readonly player: string
  readonly number: number
  readonly name: string
  readonly signed: boolean
  /** Whether a bot plays there because the series went on before the player had an account. */
  readonly bot?: boolean
}

export interface EventTable {
  readonly series: number
  readonly table: number
  readonly chairs: number
  /** The number of hands in the list. */
  readonly length: number
  readonly online: boolean
  readonly live: string | null
  readonly paused: boolean
  /** Whether it waits for players who have not come yet. */
  readonly waiting: boolean
  /** Chairs whose players never came. */
  readonly missing: readonly number[]
  /** How many hands are written. */
  readonly entered: number
  readonly status: 'EMPTY' | 'PLAYING' | 'COMPLETE' | 'SIGNED' | 'ANNULLED' | 'MISSING'
  readonly seats: readonly EventSeat[]
  readonly points: readonly number[] | null
  readonly small: readonly number[] | null
}

export interface EventHand {
  /** Counts from 0. */
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
  /** Which list of the table it is. Missing in lists that a phone stored with an older version. */
  readonly begun?: number
  readonly game: string
  readonly profile: string
  readonly hands: readonly EventHand[]
  /** The digest of the gateway's rules. This and `others` are missing in lists that a phone stored with an older version. */
  readonly rules?: string
  /** Hands that other rules have settled, each in JSON. */
  readonly others?: readonly { readonly hand: number; readonly settled: string }[]
  /** Missing in lists that a phone stored with an older version. */
  readonly notice?: Notice | null
}

/** A table with its list as the gateway counts it. */
export interface TableSheet extends EventTable {
  readonly game: string
  readonly hands: readonly Pick<EventHand, 'hand'>[]
  readonly sheet: GatewaySheet
}

/** A message of the director to all players. */
export interface Notice {
  readonly text: string
  readonly at: number
}

/** What a draw was asked for, and by how much that made each figure worse. */
export interface RequestMet {
  readonly kind: 'CLUBS' | 'TABLE' | 'TOGETHER' | 'APART'
  /** Start numbers of its players; none for clubs. */
  readonly numbers: readonly number[]
  readonly table: number | null
  readonly met: boolean
  readonly repeats: number
  readonly clashes: number
  readonly clubs: number
  readonly seatSpread: number
  readonly dealerSpread: number
  readonly moved: number
}

/** The quality of a draw. Each figure stands beside its best possible value. */
export interface Figures {
  readonly repeats: number
  readonly bound: number
  readonly clashes: number
  readonly clashesBound: number
  readonly seatSpread: number
  readonly seatSpreadBound: number
  readonly dealerSpread: number
  readonly dealerSpreadBound: number
  readonly clubs: number
  readonly clubsBound: number
}

export interface Measure extends Figures {
  readonly requests: readonly RequestMet[]
}

export interface Deals {
  readonly commitment: string
  /** Null until the series has ended. */
  readonly opened: { readonly salt: string; readonly seed: string } | null
  /** Hands that a table played with another deal than the others. */
  readonly spares: readonly Spare[]
}

export interface Spare {
  readonly table: number
  /** Counts from 0. */
  readonly hand: number
  /** 1 for the first spare deal of the hand. */
  readonly spare: number
  readonly reason: string
}

export interface EventSeries {
  readonly n: number
  readonly plan: SeriesPlan
  readonly status: 'PLANNED' | 'DRAWN' | 'RUNNING' | 'PAUSED' | 'ENDED'
  /** How often it was drawn. */
  readonly drawn: number
  readonly started: number | null
  readonly endsAt: number | null
  /** Milliseconds left while play is stopped. */
  readonly left: number | null
  readonly ended: number | null
  readonly tables: readonly EventTable[]
  readonly byes: readonly string[]
  /** The deals that all tables play; null if each has its own, and before they are sealed. */
  readonly deals: Deals | null
  readonly measure: Measure | null
}
