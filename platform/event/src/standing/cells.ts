/** The result of each place in each series, with the list that it comes from. */
import type { Lists } from '../model/lists.js'
import { isHeldBack } from '../model/playing.js'
import type { EventState, SeriesState, TableState } from '../model/state.js'
import type { Cell } from '../model/standings.js'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { FieldScore } from '../same/field.js'
import { fieldScores } from './field.js'
import { tableResult } from './table.js'

/** A cell with exact values for sums. */
export interface Counted {
  readonly cell: Cell
  /** Sixtieths of a point. */
  readonly units: number
  readonly sums: Readonly<Record<string, number>>
  /** The cells of single lists, where a player has several in one series. */
  readonly lists?: readonly Cell[]
}

/** Returns the cells of one series by place. A place that is missing here took no part. */
export function countSeries(
  state: EventState,
  lists: Lists,
  series: SeriesState,
): ReadonlyMap<string, Counted> {
  const found = new Map<string, Counted>()
  const { sameCards } = state.regulations
  const field = sameCards === undefined ? undefined : fieldScores(state, lists, series)
  for (const table of series.tables) {
    const own = isHeldBack(state, series)
      ? withheld(series.series, table)
      : countTable(state, lists, series.series, table)
    const scores = field?.get(table.table)
    const counted =
      scores === undefined || sameCards === undefined
        ? own
        : own.map((one, chair) => against(one, scores[chair], sameCards))
    table.players.forEach((place, chair) => {
      const one = counted[chair] as Counted
      const before = state.regulations.arena === true ? found.get(place) : undefined
      found.set(place, before === undefined ? one : added(before, one))
    })
  }
  for (const place of series.byes) found.set(place, byeCell(state, series.series, null, null))
  return found
}

/** Tables are values, so the cells of each are counted once, and stay the same while other tables play. */
const known = new WeakMap<
  TableState,
  {
    readonly lists: Lists
    readonly regulations: EventState['regulations']
    readonly series: number
    readonly counted: readonly Counted[]
  }
>()

function countTable(state: EventState, lists: Lists, series: number, table: TableState): readonly Counted[] {
  const { regulations } = state
  const before = known.get(table)
  if (before?.lists === lists && before.regulations === regulations && before.series === series)
    return before.counted
  const counted = table.players.map((_, chair) => count(state, lists, series, table, chair))
  known.set(table, { lists, regulations, series, counted })
  return counted
}

const sumsOf = new WeakMap<Counted, { readonly with: Counted; readonly sum: Counted }>()

/** In an arena a player has several lists in one series, which are added up. The newest one says where they sit. */
function added(before: Counted, one: Counted): Counted {
  const known = sumsOf.get(before)
  if (known?.with === one) return known.sum
  const units = before.units + one.units
  const codes = new Set([...Object.keys(before.sums), ...Object.keys(one.sums)])
  const sum: Counted = {
    cell: {
      ...one.cell,
      points: units / unitsAPoint,
      small: before.cell.small + one.cell.small,
      place: null,
    },
    units,
    sums: Object.fromEntries(
      [...codes].map((code) => [code, (before.sums[code] ?? 0) + (one.sums[code] ?? 0)]),
    ),
    lists: [...(before.lists ?? [before.cell]), one.cell],
  }
  sumsOf.set(before, { with: one, sum })
  return sum
}

/** The cell says nothing before all tables have finished. */
const withheld = (series: number, { table, players }: TableState): readonly Counted[] =>
  players.map((_, chair) => empty({ series, kind: 'open', table, chair }))

/** The scores of a list do not change once its series has ended, so its cells stay the same. */
const scored = new WeakMap<
  Counted,
  { readonly score: FieldScore; readonly counts: Counts; readonly cell: Counted }
>()

type Counts = NonNullable<EventState['regulations']['sameCards']>

/** Adds the score against the field to a cell, in which it counts if the regulations say so. */
function against(own: Counted, score: FieldScore | undefined, counts: Counts): Counted {
  if (score === undefined) return own
  const before = scored.get(own)
  if (before?.score === score && before.counts === counts) return before.cell
  const field = { difference: score.difference / unitsAPoint, places: score.places / unitsAPoint }
  const cell: Counted =
    counts === 'list'
      ? { ...own, cell: { ...own.cell, field } }
      : { ...own, units: score[counts], cell: { ...own.cell, points: score[counts] / unitsAPoint, field } }
  scored.set(own, { score, counts, cell })
  return cell
}

const noParts: Counted[] = []
/** The cell of somebody who took no part in a series: always the same one. */
export const noPart = (series: number): Counted =>
  (noParts[series] ??= empty({ series, kind: 'none', table: null, chair: null }))

const empty = (where: Pick<Cell, 'series' | 'kind' | 'table' | 'chair'>): Counted => ({
  cell: { ...where, points: 0, small: 0, place: null },
  units: 0,
  sums: {},
})

/** The cell of a player with a bye, or at a table where somebody is missing. */
function byeCell(
  { regulations }: EventState,
  series: number,
  table: number | null,
  chair: number | null,
): Counted {
  const { points, small } = regulations.format.bye ?? { points: 0, small: 0 }
  const cell: Cell = { series, kind: 'bye', table, chair, points, small, place: null }
  return { cell, units: points * unitsAPoint, sums: {} }
}

function count(state: EventState, lists: Lists, series: number, table: TableState, chair: number): Counted {
  const where = { series, table: table.table, chair }
  const { annulled, missing, hands } = table.list
  // An annulled list counts for nobody (PT 7.2.4, 9.11).
  if (annulled !== null) return empty({ ...where, kind: 'annulled' })
  if (missing.includes(chair)) return empty({ ...where, kind: 'missing' })
  if (missing.length > 0) return byeCell(state, series, table.table, chair)
  if (hands.length === 0) return empty({ ...where, kind: 'open' })
  const { complete, totals, places, sums, units } = tableResult(lists, state, table)
  const own = units[chair] as number
  return {
    cell: {
      ...where,
      kind: complete ? 'list' : 'open',
      points: own / unitsAPoint,
      small: totals[chair] as number,
      place: places[chair] as number,
    },
    units: own,
    sums: sums[chair] ?? {},
  }
}
