/** The gateway's answers about events, as the documents of this folder ask for them (schema: tournament). */
import type { GatewayArg, GatewaySettlement, Speed } from '../../client/types.js'

export type Category = 'WOMEN' | 'YOUNGEST' | 'OLDEST' | 'JUNIOR' | 'SENIOR'
export type Mode = 'ONLINE' | 'HALL' | 'MIXED'
export type EventPhase = 'OPEN' | 'DRAWN' | 'PLAYING' | 'PAUSED' | 'BETWEEN' | 'PROVISIONAL' | 'FINAL'

export interface SeriesPlan {
  readonly rounds: number
  readonly minutes: number | null
  readonly draw: 'LOTS' | 'STANDING'
}

export interface Format {
  readonly id: string
  readonly profile: string
  readonly chairs: readonly number[]
  readonly series: readonly SeriesPlan[]
  readonly scoring: { readonly scale: readonly number[] | null; readonly ties: 'MEAN' | 'BEST' }
  readonly tieBreaks: readonly string[]
  readonly bye: { readonly points: number; readonly small: number } | null
  readonly stake: { readonly numerator: number; readonly denominator: number } | null
}

export interface GroupRule {
  readonly kind: 'TEAM' | 'PAIR'
  readonly size: number
  readonly counting: number
  readonly substitutes: number
}

export interface PrizeList {
  readonly of: string
  readonly places: readonly string[]
}

export const noteKinds = ['control', 'penalties', 'exclusion', 'appeals', 'material', 'other'] as const

export interface Regulations {
  readonly name: string
  readonly place: string
  readonly organiser: string
  readonly starts: number
  readonly game: string
  readonly format: Format
  readonly mode: Mode
  readonly open: boolean
  readonly capacity: number | null
  readonly fee: { readonly amount: number; readonly currency: string; readonly use: string } | null
  readonly groups: readonly GroupRule[]
  readonly categories: readonly Category[]
  readonly juniorFrom: number | null
  readonly seniorUntil: number | null
  readonly prizes: readonly PrizeList[]
  readonly protestMinutes: number
  readonly dropOut: 'BOT' | 'RESERVE'
  readonly speed: Speed
  readonly notes: Readonly<Record<(typeof noteKinds)[number], string>>
}

export interface GameFormats {
  readonly game: string
  readonly example: string
  readonly usage: string
  readonly formats: readonly Format[]
}

export interface EventPlayer {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly substitute: boolean
  readonly status: 'ENTERED' | 'WAITING' | 'RESERVE' | 'WITHDRAWN' | 'EXCLUDED' | 'REPLACED'
  readonly online: boolean
  readonly paid: boolean | null
  readonly table: number | null
  readonly chair: number | null
}

/** What only the direction is told of a player. */
export interface EntryOf {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly substitute: boolean
  readonly licence: string | null
  readonly woman: boolean | null
  readonly born: number | null
  readonly card: string | null
}

export interface Official {
  readonly name: string
  readonly office: 'DIRECTION' | 'REFEREE'
  readonly account: string | null
}

export interface Entries {
  readonly officials: readonly Official[]
  readonly players: readonly EntryOf[]
  readonly series: readonly {
    readonly n: number
    readonly tables: readonly {
      readonly series: number
      readonly table: number
      readonly key: string | null
    }[]
  }[]
}

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
  /** The chair that wrote it; null for the direction. */
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
  /** In the smallest coin; negative: he pays. */
  readonly amount: number
}

export interface Adjustment {
  readonly n: number
  readonly player: string
  readonly series: number | null
  readonly points: number
  readonly small: number
  readonly penalty: boolean
  readonly reason: string
  readonly clause: string | null
  readonly revoked: boolean
}

export interface Ruling {
  readonly n: number
  readonly at: number
  readonly series: number
  readonly table: number
  readonly hand: number | null
  readonly question: string | null
  readonly lines: GatewaySettlement['lines']
  readonly note: string
}

export interface Protest {
  readonly n: number
  readonly at: number
  readonly series: number
  readonly table: number
  readonly player: string
  readonly text: string
  readonly status: 'OPEN' | 'UPHELD' | 'REJECTED' | 'APPEALED' | 'APPEAL_UPHELD' | 'APPEAL_REJECTED'
  readonly decision: string | null
  readonly appeal: string | null
  readonly appealDecision: string | null
}

/** A result that was final, from `final` until `at`. */
export interface Reopening {
  readonly at: number
  readonly reason: string
  readonly clause: string | null
  readonly final: number
  readonly hash: string
}

export interface EventShown {
  readonly id: string
  readonly seq: number
  readonly phase: EventPhase
  readonly regulations: Regulations
  readonly commitment: string
  readonly opening: { readonly salt: string; readonly seed: string } | null
  readonly players: readonly EventPlayer[]
  readonly series: readonly EventSeries[]
  readonly standings: Standings
  /** Empty where nothing is played for. */
  readonly money: readonly Paid[]
  readonly adjustments: readonly Adjustment[]
  readonly rulings: readonly Ruling[]
  readonly protests: readonly Protest[]
  readonly reopenings: readonly Reopening[]
  readonly protestsUntil: number | null
}

export interface EventRow {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly organiser: string
  readonly starts: number
  readonly game: string
  readonly mode: Mode
  readonly open: boolean
  readonly phase: EventPhase
  readonly players: number
  readonly capacity: number | null
}

export interface EventMe {
  readonly direction: boolean
  readonly referee: boolean
  readonly player: (EventPlayer & { readonly card: string | null }) | null
  readonly table: EventTable | null
}

export interface LoggedEntry {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly name: string | null
  readonly kind: string
  readonly entry: string
}

export interface Audit {
  readonly length: number
  readonly entries: readonly LoggedEntry[]
}

export interface Question {
  readonly id: string
  readonly fields: readonly {
    readonly name: string
    readonly kind: 'CHOICE' | 'NUMBER' | 'FLAG'
    readonly options: readonly string[]
    readonly optional: boolean
  }[]
}

export interface Proposal {
  readonly lines: GatewaySettlement['lines']
  readonly paper: string | null
}

export interface Problem {
  readonly line: number
  readonly code: string
  readonly args: readonly GatewayArg[]
}

export interface Done {
  readonly event: string
  readonly seq: number
  readonly player?: EventMe['player']
}
