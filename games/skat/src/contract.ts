/** From the auction to the first lead: the skat taken or not, the discard, the announcement (2.2, 3.4). */
import type { Cards } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Announcing, Discarding, Playing, SkatChoice } from './state.js'

/** The skat is taken into the hand (2.2.2). */
export const take = (s: SkatChoice): Discarding => ({ ...s, phase: 'discard' })

/** The skat stays where it is (2.2.3). */
export const fromHand = (s: SkatChoice): Announcing => ({ ...s, phase: 'announcement', discard: null })

/** Any two cards become the skat (2.2.2). */
export const putAway = (s: Discarding, discard: Cards): Announcing => ({
  ...s,
  phase: 'announcement',
  discard,
})

/** The soloist's ten cards once the skat is settled. */
const soloistsHand = (s: Announcing): Cards => {
  const hand = s.deal.hands[s.soloist] as Cards
  return s.discard === null ? hand : (hand | s.deal.skat) & ~s.discard
}

/** Forehand leads after the announcement (4.1.1). */
export function announce(s: Announcing, announcement: Announcement): Playing {
  const own = soloistsHand(s)
  const [a, b, c] = s.deal.hands
  return {
    phase: 'play',
    rules: s.rules,
    deal: s.deal,
    calls: s.calls,
    bid: s.bid,
    soloist: s.soloist,
    discard: s.discard,
    announcement,
    hands: [s.soloist === 0 ? own : a, s.soloist === 1 ? own : b, s.soloist === 2 ? own : c],
    trick: { leader: 0, cards: [] },
    played: 0,
    tricks: [],
    won: [0, 0, 0],
    points: [0, 0, 0],
    resignation: null,
    refusedIn: -1,
  }
}
