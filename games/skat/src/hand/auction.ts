/**
 * The auction (3.3): middlehand bids to forehand, then rearhand bids to the one who is left. The asker names a
 * higher value or passes; the hearer holds it or passes.
 */
import type { Seat } from '@stolik/core'
import { lowestBid } from '../rules/bids.js'
import type { Deal } from './deal.js'
import type { Move } from './moves.js'
import type { Rules } from '../rules/rules.js'
import { againstEachOther } from './ramsz.js'
import type { Auction, Over, Ramsz, SkatChoice } from './state.js'
import type { Call } from '../rules/view.js'

const forehand = 0
const middlehand = 1
const rearhand = 2

type Dealt = Pick<Auction, 'rules' | 'deal'>

/** Written out field by field: spreading would take a tenth of the time of a whole hand. */
const auction = (
  { rules, deal }: Dealt,
  calls: readonly Call[],
  bid: number,
  asker: Seat | null,
  hearer: Seat,
  isOffered: boolean,
): Auction => ({ phase: 'auction', rules, deal, calls, bid, asker, hearer, asked: isOffered })

/** The start of the auction: middlehand asks forehand. */
export const opening = (rules: Rules, deal: Deal): Auction =>
  auction({ rules, deal }, [], 0, middlehand, forehand, false)

/** The seat whose call it is. */
export const caller = (s: Auction): Seat => (s.asker === null || s.asked ? s.hearer : s.asker)

/** The state after a call of the seat whose turn it is. */
export function call(s: Auction, move: Move): Auction | SkatChoice | Ramsz | Over {
  const { bid, asker, hearer } = s
  const seat = caller(s)
  switch (move.kind) {
    case 'bid':
      return auction(s, callsAfter(s, seat, 'bid', move.value), move.value, asker, hearer, true)
    case 'hold':
      return auction(s, callsAfter(s, seat, 'hold', bid), bid, asker, hearer, false)
    case 'play':
      return declarer(s, callsAfter(s, seat, 'play', lowestBid), lowestBid, forehand)
    default:
      return passed(s, callsAfter(s, seat, 'pass', bid), seat)
  }
}

const callsAfter = (s: Auction, seat: Seat, word: Call['call'], value: number): readonly Call[] => [
  ...s.calls,
  { seat, call: word, value },
]

/** After a pass, the player who is left hears rearhand next (3.3.3, 3.3.4), or is the declarer (3.3.5). */
function passed(s: Auction, calls: readonly Call[], seat: Seat): Auction | SkatChoice | Ramsz | Over {
  const { asker, hearer, bid } = s
  if (asker === null) return allPassed(s, calls)
  const left = seat === asker ? hearer : asker
  if (asker !== rearhand) return auction(s, calls, bid, rearhand, left, false)
  // Forehand may only pass or play after both others (3.3.6).
  return bid === 0 ? auction(s, calls, bid, null, hearer, false) : declarer(s, calls, bid, left)
}

const declarer = ({ rules, deal }: Dealt, calls: readonly Call[], bid: number, seat: Seat): SkatChoice => ({
  phase: 'skat',
  rules,
  deal,
  calls,
  bid,
  declarer: seat,
})

/** If nobody plays, the profile may say that all play against all (patrolki 3.3.7, towarzyski 2.12). */
const allPassed = (s: Auction, calls: readonly Call[]): Ramsz | Over =>
  s.rules.ramsz ? againstEachOther(s, calls) : passedDeal(s, calls)

/** A deal that nobody plays is over and valid (3.2.16, 3.3.7, PT 9.4). */
const passedDeal = ({ rules, deal }: Dealt, calls: readonly Call[]): Over => ({
  phase: 'over',
  rules,
  deal,
  calls,
  bid: 0,
  hands: deal.hands,
  played: 0,
  trick: null,
  tricks: [],
  won: [0, 0, 0],
  points: [0, 0, 0],
  look: null,
  ramsz: false,
  game: null,
})
