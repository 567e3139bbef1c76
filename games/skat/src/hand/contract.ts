/** From the auction to the first lead: taking the skat or not, the discard, the announcement (2.2, 3.4). */
import type { Cards } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { beginExchange } from './exchange.js'
import { firstLead } from './play.js'
import type { Announcing, Discarding, Exchanging, Playing, SkatChoice } from './state.js'
import type { Swap } from '../rules/view.js'

/** The declarer takes the skat into their hand (2.2.2). */
export const take = ({ rules, deal, calls, bid, declarer }: SkatChoice): Discarding => ({
  phase: 'discard',
  rules,
  deal,
  calls,
  bid,
  declarer,
})

/** The declarer leaves the skat where it is (2.2.3). */
export const fromHand = (s: SkatChoice): Announcing => announcing(s, null)

/** The declarer puts any two cards into the skat (2.2.2). */
export const putAway = (s: Discarding, discard: Cards): Announcing => announcing(s, discard)

/** Written out field by field, as in all code that runs for every hand: spreading costs several times as much. */
const announcing = (
  { rules, deal, calls, bid, declarer }: SkatChoice | Discarding,
  discard: Cards | null,
): Announcing => ({ phase: 'announcement', rules, deal, calls, bid, declarer, discard })

/** The declarer's ten cards after the discard, or in a hand game. */
const declarersHand = (s: Announcing): Cards => {
  const hand = s.deal.hands[s.declarer] as Cards
  return s.discard === null ? hand : (hand | s.deal.skat) & ~s.discard
}

const noSwaps: readonly Swap[] = []

/** Starts the play, or before a rewolucja the exchange between the opponents (patrolki 3.4.9). */
export function announce(s: Announcing, announcement: Announcement): Playing | Exchanging {
  if (announcement.rewolucja) return beginExchange(s, announcement)
  const own = declarersHand(s)
  const [a, b, c] = s.deal.hands
  const hands = [s.declarer === 0 ? own : a, s.declarer === 1 ? own : b, s.declarer === 2 ? own : c] as const
  return firstLead(s, announcement, hands, s.discard, noSwaps)
}
