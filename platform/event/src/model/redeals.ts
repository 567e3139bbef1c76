/** Which deal of a hand a table played. */
import type { Redeal, SeriesState, TableState } from './state.js'

/** How often a hand was dealt anew at a table: its first substitute is the same deal at all tables. */
export const redealsOf = ({ redeals }: Pick<TableState, 'redeals'>, hand: number): number =>
  redeals.filter((one) => one.hand <= hand && hand <= one.until).length

/** A hand that a table played with another deal than the others. */
export interface Spare extends Pick<Redeal, 'hand' | 'reason'> {
  readonly table: number
  /** How often the hand was dealt again: 1 for its first spare deal. */
  readonly spare: number
}

/** Returns the hands of a series that were dealt again, table by table. */
export const sparesIn = ({ tables }: Pick<SeriesState, 'tables'>): readonly Spare[] =>
  tables.flatMap((one) => {
    const { table, redeals, list } = one
    if (redeals.length === 0) return []
    return Array.from({ length: list.length }, (_, hand) => hand).flatMap((hand): readonly Spare[] => {
      const last = redeals.findLast((redeal) => redeal.hand <= hand && hand <= redeal.until)
      return last === undefined ? [] : [{ table, hand, spare: redealsOf(one, hand), reason: last.reason }]
    })
  })
