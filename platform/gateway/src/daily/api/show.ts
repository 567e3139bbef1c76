/** The deals of a day in the shape of the schema. Pure. */
import type { Sealed } from '@stolik/core'
import { dealsOfDay, type DayOf } from '../deals.js'
import type { DayResult, Results } from '../store.js'

/** How many results are listed. */
export const mostRows = 100

export interface DayShown {
  readonly of: DayOf
  readonly commitment: string | null
  /** Whether the day is closed. */
  readonly isOver: boolean
  /** What the deals came from, if the day is closed. */
  readonly opened: Sealed | null
  /** When the day is closed at the latest. */
  readonly closes: number
  readonly person: string | null
  /** The table of the person who asks. */
  readonly table: string | null
  readonly results: Results
}

export function showDay({ of, commitment, isOver, opened, closes, person, table, results }: DayShown) {
  const rows = results.rows.map((row) => showRow(row, results.rows, isOver))
  const mine = results.rows.findIndex((row) => row.person === person)
  return {
    __typename: 'DailyDeals',
    game: of.game,
    day: of.day,
    club: of.club,
    deals: dealsOfDay,
    commitment,
    opened,
    over: isOver,
    closes,
    table,
    own: rows[mine] ?? null,
    rows: rows.slice(0, mostRows),
    finished: results.rows.length,
    begun: results.begun,
  }
}

const showRow = ({ name, total, table }: DayResult, all: readonly DayResult[], isOver: boolean) => ({
  place: 1 + all.filter((other) => other.total > total).length,
  name,
  total,
  table: isOver ? table : null,
})
