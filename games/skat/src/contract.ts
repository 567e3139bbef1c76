/** From the auction to the first lead: the skat taken or not, the discard, the announcement (2.2, 3.4). */
import type { Cards } from '@stolik/core'
import type { Announcement } from './announcement.js'
import { beginExchange } from './exchange.js'
import { firstLead } from './play.js'
import type { Announcing, Discarding, Exchanging, Playing, SkatChoice } from './state.js'
import type { Swap } from './view.js'

/** The skat is taken into the hand (2.2.2). */
export const take = ({ rules, deal, calls, bid, declarer }: SkatChoice): Discarding => ({
  phase: 'discard',
  rules,
  deal,
  calls,
  bid,
  declarer,
})

/** The skat stays where it is (2.2.3). */
export const fromHand = (s: SkatChoice): Announcing => announcing(s, null)

/** Any two cards become the skat (2.2.2). */
export const putAway = (s: Discarding, discard: Cards): Announcing => announcing(s, discard)

/** Field by field, as everywhere on the way of each hand: spreading costs several times as much. */
const announcing = (
  { rules, deal, calls, bid, declarer }: SkatChoice | Discarding,
  discard: Cards | null,
): Announcing => ({ phase: 'announcement', rules, deal, calls, bid, declarer, discard })

/** The declarer's ten cards once the skat is settled. */
const declarersHand = (s: Announcing): Cards => {
  const hand = s.deal.hands[s.declarer] as Cards
  return s.discard === null ? hand : (hand | s.deal.skat) & ~s.discard
}

const noSwaps: readonly Swap[] = []

/** The play begins, but for a rewolucja, before which the opponents may exchange cards (patrolki 3.4.9). */
export function announce(s: Announcing, announcement: Announcement): Playing | Exchanging {
  if (announcement.rewolucja) return beginExchange(s, announcement)
  const own = declarersHand(s)
  const [a, b, c] = s.deal.hands
  const hands = [s.declarer === 0 ? own : a, s.declarer === 1 ? own : b, s.declarer === 2 ? own : c] as const
  return firstLead(s, announcement, hands, s.discard, noSwaps)
}
