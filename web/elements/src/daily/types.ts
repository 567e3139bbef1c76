/** The deals of a day as the gateway tells them, and how far a person has come with them. Pure. */
import type { Table } from '../client/types.js'

export interface DailyRow {
  readonly place: number
  readonly name: string
  readonly total: number
  /** null until the deals lie open. */
  readonly table?: string | null
}

export interface DailyDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The club whose members alone have these deals; null for those of everybody else. */
  readonly club: string | null
  readonly deals: number
  /** Whether the deals lie open. */
  readonly over: boolean
  /** When they lie open at the latest, in milliseconds since 1970. */
  readonly closes: number
  /** The caller's table; null if they have none. */
  readonly table: string | null
  readonly own: DailyRow | null
  readonly rows: readonly DailyRow[]
  readonly finished: number
  readonly begun: number
}

export type DailyCode = 'ACCOUNT_NEEDED' | 'UNKNOWN_GAME' | 'BAD_CHOICE' | 'TOO_MANY' | 'UNAVAILABLE'

export interface DailyRefused {
  readonly code: DailyCode
}

export type TableNow = Pick<Table, 'phase' | 'hand'>

/** How far a person has come. `played`: how many deals they have finished; null if it is not known. */
export type Progress =
  | { readonly kind: 'none' | 'left' | 'done' }
  | { readonly kind: 'playing'; readonly played: number | null }

/**
 * Returns how far a person has come at their table.
 * @param table what the gateway says of it; `LEFT` if they have no seat there any more, null if it does not answer
 */
export function progressOf(
  { table: id, own }: Pick<DailyDay, 'table' | 'own'>,
  table: TableNow | 'LEFT' | null,
): Progress {
  if (own !== null) return { kind: 'done' }
  if (id === null) return { kind: 'none' }
  if (table === 'LEFT' || table?.phase === 'CLOSED') return { kind: 'left' }
  if (table === null) return { kind: 'playing', played: null }
  if (table.phase === 'FINISHED') return { kind: 'done' }
  return { kind: 'playing', played: (table.hand ?? 0) + (table.phase === 'BETWEEN' ? 1 : 0) }
}

/** Returns the day before a day `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10)
