/** Kontra and what follows it: what may be announced by one's own knowledge, and what counts in the end. */
import { has, type Seat } from '@stolik/core'
import type { Contract, Rules, Side } from './rules.js'
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

/**
 * Whether the viewer may announce the next raise. It is refused only if his own cards and what is public already
 * tell that it cannot count; a refusal by the true sides would tell him whose partner he is (L11, ZO2.5-6).
 */
export function mayRaise(rules: Rules, view: View): boolean {
  const { contract, raises, owner, seat, hand } = view
  const own = ownContract(rules, view)
  if (seat === null || raises.length >= Math.min(rules.raiseMax[own], rules.raises.length)) return false
  const last = raises.at(-1)
  if (last === seat) return false
  const owners = rules.ownerRaises[own]
  if (owners !== 'first' && (owners === 'never' || last === undefined) && onOwnersSide(rules, view))
    return false
  if (last === undefined) return true
  if (contract === 'gran' || contract === 'zolla') return (last === owner) !== (seat === owner)
  if (contract === 'wesele' && owner !== seat && holdsPartnerCard(rules, hand)) return last !== owner
  return true
}

/** What the viewer knows that is being played: with both old queens and no contract, a cicha. */
const ownContract = (rules: Rules, view: View): View['contract'] =>
  view.contract === 'zwykla' && holdsAllQueens(rules, view) ? 'cicha' : view.contract

const holdsAllQueens = (rules: Rules, view: View): boolean => rules.oldQueens.every((q) => has(view.hand, q))

/** By his own knowledge: he owns the contract, or holds the first of the cards that make a partner (W2). */
const onOwnersSide = (rules: Rules, view: View): boolean =>
  view.owner === view.seat ||
  (view.contract === 'wesele' && holdsPartnerCard(rules, view.hand)) ||
  (view.contract === 'zwykla' && holdsAllQueens(rules, view))

const holdsPartnerCard = (rules: Rules, hand: number): boolean => has(hand, rules.weselePartner[0] as number)
