/** Who came where in a series, and its best hand: pure. */
import type { Chair, SheetRow } from '@stolik/core'

export interface Placed {
  readonly chair: Chair
  /** From 1; equal totals share the better one. */
  readonly place: number
  readonly total: number
}

/** The best first; equals in the order of their chairs. */
export const placed = (totals: readonly number[]): readonly Placed[] =>
  totals
    .map((total, chair) => ({ chair, total, place: 1 + totals.filter((other) => other > total).length }))
    .toSorted((a, b) => a.place - b.place || a.chair - b.chair)

export interface Best {
  readonly row: SheetRow
  readonly chair: Chair
  readonly score: number
}

/** The hand that brought somebody most; of equals the first. Undefined where nobody won a point. */
export function bestOf(rows: readonly SheetRow[]): Best | undefined {
  const all = rows.flatMap((row) =>
    row.scores.flatMap((score, chair) => (score === null || score <= 0 ? [] : [{ row, chair, score }])),
  )
  return all.reduce<Best | undefined>((best, one) => (one.score > (best?.score ?? 0) ? one : best), undefined)
}
