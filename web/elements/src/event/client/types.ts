/** The gateway's answers about events, as the documents of this folder request them (schema: tournament). */
import type { GatewayArg } from '../../client/types.js'
import type { EventPlayer } from './entries.js'
import type { Mode, Regulations } from './regulations.js'
import type { Adjustment, EarlyEnd, Protest, Reopening, Ruling } from './rulings.js'
import type { Paid, Standings } from './standings.js'
import type { EventSeries, EventTable, Notice } from './tables.js'

export type * from './entries.js'
export * from './regulations.js'
export type * from './rulings.js'
export type * from './standings.js'
export type * from './tables.js'

export type EventPhase =
  | 'OPEN'
  | 'DRAWN'
  | 'PLAYING'
  | 'PAUSED'
  | 'BETWEEN'
  | 'PROVISIONAL'
  | 'FINAL'
  | 'CANCELLED'

/** The inputs of a draw. */
export interface Lots {
  readonly series: number | null
  readonly commitment: string
  readonly salt: string
  readonly seed: string
  readonly outside: string | null
  /** The edition that gave the order of players. */
  readonly rating: { readonly ranking: string; readonly edition: number } | null
}

export interface EventShown {
  readonly id: string
  readonly seq: number
  readonly phase: EventPhase
  readonly regulations: Regulations
  readonly commitment: string
  readonly opening: { readonly salt: string; readonly seed: string } | null
  /** The commitment to the seed of the next draw; null once that is open. */
  readonly nextCommitment: string | null
  /** In the order of drawing. The series is null for lots that decide final places. */
  readonly lots: readonly Lots[]
  readonly players: readonly EventPlayer[]
  readonly series: readonly EventSeries[]
  readonly standings: Standings
  /** Empty if no money is at stake. */
  readonly money: readonly Paid[]
  readonly adjustments: readonly Adjustment[]
  readonly rulings: readonly Ruling[]
  readonly protests: readonly Protest[]
  readonly reopenings: readonly Reopening[]
  readonly endedEarly: EarlyEnd | null
  readonly cancelled: { readonly reason: string } | null
  /** Since when the event is away in a file, and who has it; null while it is here. */
  readonly away: { readonly since: number; readonly by: string } | null
  readonly protestsUntil: number | null
  readonly notice: Notice | null
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
  readonly director: boolean
  readonly referee: boolean
  /** Whether they may check in at the door. */
  readonly door: boolean
  readonly player: (EventPlayer & { readonly card: string | null; readonly pin: string | null }) | null
  readonly table: EventTable | null
}

export interface LoggedEntry {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly name: string | null
  readonly device: string | null
  readonly kind: string
  readonly entry: string
}

export interface Audit {
  readonly length: number
  readonly entries: readonly LoggedEntry[]
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
