/** The row of the payment table that a number of card points leads to. */
import { total } from './order.js'
import type { Contract, Grade, Rules, Side } from './rules.js'

export interface Row {
  /** Whether starzy, or who plays alone, won. */
  readonly won: boolean
  /** How badly the losers lost; null when one played alone. */
  readonly grade: Grade | null
  /** Equal points. */
  readonly tie: boolean
}

/** Two against two. */
export const paired = (contract: Contract): contract is 'zwykla' | 'wesele' =>
  contract === 'zwykla' || contract === 'wesele'

/**
 * By the card points of starzy. No trick is worth less than eight points, so 0 points are no trick and 104 are all
 * four of them: that decides du and "without a trick" (R5, R6).
 */
export function rowOf(rules: Rules, contract: Contract, du: boolean, points: number): Row {
  const won = points >= (du ? total : rules.win)
  const loser: Side = won ? 'mlodzi' : 'starzy'
  const lost = won ? total - points : points
  return { won, grade: paired(contract) ? gradeOf(rules, loser, lost) : null, tie: 2 * points === total }
}

/** By the card points of the losers (RZ2-4, RZ9). */
function gradeOf(rules: Rules, loser: Side, points: number): Grade {
  if (points === 0) return 'noTrick'
  return points >= rules.exit[loser] ? 'exit' : 'noExit'
}
