/** The row of the payment table for a number of card points. */
import { total } from './order.js'
import type { Contract, Grade, Rules, Side } from './rules.js'

export interface Row {
  /** Whether starzy, or the lone player, won. */
  readonly won: boolean
  /** How badly the losers lost; null when one player was alone. */
  readonly grade: Grade | null
  /** Whether both sides have equal points. */
  readonly tie: boolean
}

/** Whether the contract is two against two. */
export const paired = (contract: Contract): contract is 'zwykla' | 'wesele' =>
  contract === 'zwykla' || contract === 'wesele'

/**
 * Returns the row for the card points of starzy. Every trick is worth at least eight points. So 0 points mean no trick and 104
 * mean all four, which decides du and "without a trick" (R5, R6).
 */
export function rowOf(rules: Rules, contract: Contract, du: boolean, points: number): Row {
  const won = points >= (du ? total : rules.win)
  const loser: Side = won ? 'mlodzi' : 'starzy'
  const lost = won ? total - points : points
  return { won, grade: paired(contract) ? gradeOf(rules, loser, lost) : null, tie: 2 * points === total }
}

/** Returns the grade for the card points of the losers (RZ2-4, RZ9). */
function gradeOf(rules: Rules, loser: Side, points: number): Grade {
  if (points === 0) return 'noTrick'
  return points >= rules.exit[loser] ? 'exit' : 'noExit'
}
