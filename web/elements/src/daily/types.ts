/** The deals of a day as the gateway tells them, and how far a person has come with them. Pure. */
import type { Answer } from '../client/document.js'
import type { Table } from '../client/types.js'
import type { day } from './documents.js'

type Answered = Answer<typeof day>['dailyDeals']
export type DailyDay = Omit<Extract<Answered, { readonly day: string }>, '__typename'>
export type DailyRow = DailyDay['rows'][number]
/** Refusals have codes of their own. */
export type DailyRefused = Extract<Answered, { readonly code: string }>
export type DailyCode = DailyRefused['code']

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

/** Returns the day `n` days before a day `YYYY-MM-DD`. */
const daysBefore = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - n * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Returns the Monday of the week before that of a day `YYYY-MM-DD`. */
export const lastMonday = (day: string): string =>
  daysBefore(day, 7 + ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Returns the day before a day `YYYY-MM-DD`. */
export const dayBefore = (day: string): string => daysBefore(day, 1)
