/** Scores against the field of a series in which all tables play the same deals. */
import type { Lists } from '../model/lists.js'
import { isHeldBack } from '../model/playing.js'
import type { EventState, SeriesState, TableState } from '../model/state.js'
import { addedByHands } from '../same/added.js'
import { scoreSeries, type FieldScore, type HandAtTable } from '../same/field.js'
import { settledHands } from './table.js'

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
    ...{ table: table.table, hand, scores },
    deal: String(redealsOf(table, hand)),
  }))
}

/** How often a hand was dealt anew at a table: its first substitute is the same deal at all tables. */
export const redealsOf = ({ redeals }: Pick<TableState, 'redeals'>, hand: number): number =>
  redeals.filter((one) => one.hand <= hand && hand <= one.until).length
