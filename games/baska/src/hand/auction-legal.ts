/** The legal calls of the viewer in the auction. */
import { has } from '@stolik/core'
import type { Call } from '../rules/moves.js'
import { nextRaise } from '../rules/raises.js'
import type { Bid, Contract, Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'

/** Returns the height of a contract; −1 if it cannot be called (L6-7, ZO2.2). */
const height = (rules: Rules, contract: Contract): number =>
  (rules.bids as readonly Contract[]).indexOf(contract)

/** The same contracts with du, each written down once: texts that are put together again and again take longer to look up. */
const duCalls = { gran: 'gran-du', zolla: 'zolla-du' } as const

/** Returns the calls in the order in which they are spoken: pas, contracts from low to high, the next raise. */
export function openCalls(rules: Rules, view: View): readonly Call[] {
  if (rules.asks && view.calls.length === 0)
    return ['pytam', ...alone(rules).flatMap((bid) => higher(rules, view, bid))]
  const calls: Call[] = []
  const stands = height(rules, view.contract)
  if (stands >= 0 || !view.mustBid) calls.push('pas')
  for (const [h, bid] of rules.bids.entries()) {
    if (bid !== 'wesele' && hasAsked(view)) continue
    if (h > stands) calls.push(...higher(rules, view, bid))
    else if (h === stands) calls.push(...withDu(view, bid))
  }
  return [...calls, ...nextRaise(rules, view)]
}

/** The contracts of one against three. */
const alone = (rules: Rules): readonly Bid[] => rules.bids.filter((bid) => bid !== 'wesele')

/** In profiles where asking binds, a player who has asked may call no contract of one against three (kop asking). */
const hasAsked = ({ seat, calls }: View): boolean => calls.some((c) => c.seat === seat && c.call === 'pytam')

/** How often the viewer has spoken. Asking does not count as speaking. */
const turns = ({ seat, calls }: View): number =>
  calls.filter((c) => c.seat === seat && c.call !== 'pytam').length

/** Wesele needs both old queens (W1) and must come in time. The others are open to any hand (Z1, A8, A15). */
function higher(rules: Rules, view: View, bid: Bid): readonly Call[] {
  if (bid !== 'wesele') return [bid, duCalls[bid]]
  if (rules.weseleTurns !== null && turns(view) >= rules.weseleTurns) return []
  return rules.oldQueens.every((q) => has(view.hand, q)) ? [bid] : []
}

/** Within one contract, du makes the call higher (L12-13, A5-6, A9): added to one's own contract, or called over another player's. */
function withDu(view: View, bid: Bid): readonly Call[] {
  if (bid === 'wesele' || view.du) return []
  return [view.owner === view.seat ? 'du' : duCalls[bid]]
}
