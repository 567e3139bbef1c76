/** Raises (kontra and so on): which ones a player may announce, and which ones count in the end. */
import { has, type Seat } from '@stolik/core'
import type { Contract, Raise, Rules, Side } from './rules.js'
import type { View } from './view.js'

/**
 * Returns which of the announced raises count. Each must be against the side of the last counted one, and the first against the
 * owner's side. In a zwykła gra no side owns the contract (L11, L14, K4, K8, kop skipping).
 */
export function countedRaises(
  raises: readonly Seat[],
  sides: readonly Side[],
  owner: Side | null,
): readonly boolean[] {
  let last = owner
  return raises.map((seat) => {
    const side = sides[seat] as Side
    const counts = side !== last
    last = side
    return counts
  })
}

/**
 * Returns which raises count in a finished contract. Raises beyond its maximum were possible, because nobody could know that
 * a cicha allows fewer, but they do not count (K9).
 */
export const recognised = (
  rules: Rules,
  contract: Contract,
  raises: readonly Seat[],
  sides: readonly Side[],
): readonly boolean[] =>
  countedRaises(raises, sides, rules.ownerRaises[contract] === 'first' ? null : 'starzy').map(
    (counts, i) => counts && i < rules.raiseMax[contract],
  )

/** Returns the viewer's next raise, if any, in a phase that allows raises. */
export function nextRaise(rules: Rules, view: View): readonly Raise[] {
  const next = rules.raises[view.raises.length]
  return next !== undefined && mayRaise(rules, view) ? [next] : []
}

/**
 * A raise is refused only if the viewer's own cards and public facts show that it cannot count. A refusal based on the true
 * sides would reveal their partner (L11, ZO2.1, ZO2.5-6, K6-7).
 */
function mayRaise(rules: Rules, view: View): boolean {
  const { raises, seat, sides } = view
  const own = ownContract(rules, view)
  if (seat === null || raises.length >= rules.raiseMax[own]) return false
  const last = raises.at(-1)
  if (last === seat) return false
  const side = sides[seat]
  const owners = rules.ownerRaises[own]
  if (side === 'starzy' && (owners === 'never' || (owners === 'answer' && last === undefined))) return false
  return last === undefined || side === null || sides[last] !== side
}

/**
 * Returns the contract as the viewer knows it: a cicha if they hold both old queens and nothing was called. While raises are
 * possible, they still hold all their cards.
 */
const ownContract = (rules: Rules, view: View): Contract =>
  view.contract === 'zwykla' && rules.oldQueens.every((q) => has(view.hand, q)) ? 'cicha' : view.contract
