/** Scores against the field of a series in which all tables play the same deals. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Lists } from '../model/lists.js'
import { isHeldBack } from '../model/playing.js'
import { redealsOf } from '../model/redeals.js'
import type { Cell } from '../model/standings.js'
import type { EventState, SeriesState, TableState } from '../model/state.js'
import { scoreSeries, type FieldScore, type HandAtTable } from '../same/field.js'
import { settledHands } from './table.js'
import type { Settled } from '@stolik/core'

/** By table number, then by chair. Tables whose list does not count are missing. */
export type FieldScores = ReadonlyMap<number, readonly FieldScore[]>

/** A series that has ended changes only by corrections, so its scores are counted once. */
const known = new WeakMap<SeriesState, { readonly lists: Lists; readonly scores: FieldScores }>()

const none: FieldScores = new Map()

/** Returns no scores before the series has ended: they would tell which cards are still to come at slower tables. */
export function fieldScores(state: EventState, lists: Lists, series: SeriesState): FieldScores {
  if (isHeldBack(state, series)) return none
  const before = known.get(series)
  if (before?.lists === lists) return before.scores
  const tables = series.tables.filter(
    ({ list, players }) => list.annulled === null && list.missing.length === 0 && players.length > 0,
  )
  const scores = scoreSeries(
    tables.flatMap((table) => handsOf(state, lists, table)),
    tables.length,
  )
  known.set(series, { lists, scores })
  return scores
}

function handsOf(state: EventState, lists: Lists, table: TableState): readonly HandAtTable[] {
  const { profile } = state.regulations.format
  const settled = settledHands(lists, state, table)
  return addedByHands(lists, profile, table.players.length, settled).map((scores, hand) => ({
    table: table.table,
    hand,
    scores,
    deal: String(redealsOf(table, hand)),
  }))
}

/** The sums of the scores against the field over all series; null if there are none yet. */
export function fieldTotal(cells: readonly Pick<Cell, 'field'>[]): NonNullable<Cell['field']> | null {
  const scores = cells.flatMap(({ field }) => field ?? [])
  if (scores.length === 0) return null
  // Sixtieths, so that sums of fractions stay exact.
  const sum = (of: 'difference' | 'places'): number =>
    scores.reduce((all, one) => all + Math.round(one[of] * unitsAPoint), 0) / unitsAPoint
  return { difference: sum('difference'), places: sum('places') }
}

// What each hand of a list adds to it: the scores that are compared between tables with the same cards. Pure.

/**
 * Returns what each hand adds to the total of each chair, with all that the list counts for it, such as the bonus for games that
 * others lost. The sum over all hands is the total of the list.
 */
export function addedByHands(
  lists: Pick<Lists, 'sheet'>,
  profile: string,
  chairs: number,
  settled: readonly Settled[],
): readonly (readonly number[])[] {
  let before: readonly number[] = new Array<number>(chairs).fill(0)
  return settled.map((_, hand) => {
    const { totals } = lists.sheet(profile, chairs, settled.slice(0, hand + 1))
    const added = totals.map((total, chair) => total - (before[chair] as number))
    before = totals
    return added
  })
}
