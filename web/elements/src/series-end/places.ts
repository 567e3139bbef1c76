/** Computes the places of a series and its best hand. Pure. */
import type { Chair, SheetRow } from '@stolik/core'

export interface Placed {
  readonly chair: Chair
  /** From 1; equal totals share the better place. */
  readonly place: number
  readonly total: number
}

/** Returns the best first, equal totals in the order of their chairs. */
export const placed = (totals: readonly number[]): readonly Placed[] =>
  totals
    .map((total, chair) => ({ chair, total, place: 1 + totals.filter((other) => other > total).length }))
    .toSorted((a, b) => a.place - b.place || a.chair - b.chair)

export interface Best {
  readonly row: SheetRow
  readonly chair: Chair
  readonly score: number
}

/** Returns the hand with the highest score of any player, the first of equal ones. Returns undefined if nobody won a point. */
export function bestOf(rows: readonly SheetRow[]): Best | undefined {
  const all = rows.flatMap((row) =>
    row.scores.flatMap((score, chair) => (score === null || score <= 0 ? [] : [{ row, chair, score }])),
  )
  return all.reduce<Best | undefined>((best, one) => (one.score > (best?.score ?? 0) ? one : best), undefined)
}
