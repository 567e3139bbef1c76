/** Kontra and what follows it: what may be announced by one's own knowledge, and what counts in the end. */
import { has, type Seat } from '@stolik/core'
import type { Contract, Raise, Rules, Side } from './rules.js'
import type { View } from './view.js'

/**
 * Which of the announced raises count: those made against the side of the last counted one, the first against
 * the side that owns the contract; in a zwykła gra nobody does (L11, L14).
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
 * The same for a contract that was played. Announcements beyond what it takes do not count: nobody could know of a
 * cicha that it takes fewer (K9).
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

/** The raise that the viewer may announce now, if any, when raising is open to them. */
export function nextRaise(rules: Rules, view: View): readonly Raise[] {
  const next = rules.raises[view.raises.length]
  return next !== undefined && mayRaise(rules, view) ? [next] : []
}

/**
 * It is refused only if their own cards and what is public already tell that it cannot count; a refusal by the true
 * sides would tell them whose partner they are (L11, ZO2.5-6).
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
 * What the viewer knows that is being played: with both old queens and no contract, a cicha. Whoever may raise has
 * all their cards in their hand.
 */
const ownContract = (rules: Rules, view: View): Contract =>
  view.contract === 'zwykla' && rules.oldQueens.every((q) => has(view.hand, q)) ? 'cicha' : view.contract
