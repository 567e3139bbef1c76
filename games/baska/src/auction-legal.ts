/** What the viewer may say in the auction. */
import { has } from '@stolik/core'
import type { Call } from './moves.js'
import { rulesOf } from './profiles.js'
import { mayRaise } from './raises.js'
import type { Bid, Contract, Rules } from './rules.js'
import type { View } from './view.js'

/** The height of a contract; one that nobody called is −1 (L6-7). */
const height = (rules: Rules, contract: Contract): number =>
  (rules.bids as readonly Contract[]).indexOf(contract)

/** In the order in which they are spoken: pas, contracts from low to high, the next raise. */
export function openCalls(view: View): readonly Call[] {
  const rules = rulesOf(view.profile)
  const calls: Call[] = []
  const stands = height(rules, view.contract)
  if (stands >= 0 || !view.mustBid) calls.push('pas')
  for (const [h, bid] of rules.bids.entries()) {
    if (h > stands) calls.push(...higher(rules, view, bid))
    else if (h === stands) calls.push(...withDu(view, bid))
  }
  const next = rules.raises[view.raises.length]
  if (next !== undefined && mayRaise(rules, view)) calls.push(next)
  return calls
}

/** Wesele only with both old queens (W1); the others with any hand (Z1). */
function higher(rules: Rules, view: View, bid: Bid): readonly Call[] {
  if (bid !== 'wesele') return [bid, `${bid}-du`]
  return rules.oldQueens.every((q) => has(view.hand, q)) ? [bid] : []
}

/** Within one kind the game with du is the higher (L12-13): added to one's own, or called over another's. */
function withDu(view: View, bid: Bid): readonly Call[] {
  if (bid === 'wesele' || view.du) return []
  return [view.owner === view.seat ? 'du' : `${bid}-du`]
}
