/** The deals of a day in the shape of the schema. Pure. */
import type { Sealed } from '@stolik/core'
import { dealsOfDay, type DayOf } from '../deals.js'
import type { DayResult, Results } from '../store.js'

/** How many results are listed. */
const mostRows = 100

export interface OwnResult {
  readonly name: string
  readonly total: number
}

interface DayShown {
  readonly of: DayOf
  readonly commitment: string | null
  /** Whether the day is closed. */
  readonly isOver: boolean
  /** What the deals came from, if the day is closed. */
  readonly opened: Sealed | null
  /** When the day is closed at the latest. */
  readonly closes: number
  /** The table of the person who asks. */
  readonly table: string | null
  /** What they made there, if they have played all deals and are not listed. */
  readonly unlisted: OwnResult | null
  readonly results: Results
}

export function showDay(day: DayShown) {
  const { of, commitment, isOver, opened, closes, table, unlisted, results } = day
  const rows = results.rows.map((row) => showRow(row, results.rows, isOver))
  const mine = results.rows.findIndex((row) => row.table === table)
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
    own: rows[mine] ?? (unlisted && showRow({ ...unlisted, table }, results.rows, isOver)),
    listed: mine !== -1,
    rows: rows.slice(0, mostRows),
    finished: results.rows.length,
    begun: results.begun,
  }
}

interface Placed extends OwnResult {
  readonly table: string | null
}
const showRow = ({ name, total, table }: Placed, all: readonly DayResult[], isOver: boolean) => ({
  place: 1 + all.filter((other) => other.total > total).length,
  name,
  total,
  table: isOver ? table : null,
})
