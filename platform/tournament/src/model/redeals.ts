/** Which deal of a hand a table played. */
import type { TableState } from './state.js'

/** How often a hand was dealt anew at a table: its first substitute is the same deal at all tables. */
export const redealsOf = ({ redeals }: Pick<TableState, 'redeals'>, hand: number): number =>
  redeals.filter((one) => one.hand <= hand && hand <= one.until).length
