/**
 * The auction (3.3): middlehand names values to forehand, then rearhand to the one who is left. Whoever asks
 * names a higher value or passes; whoever hears holds it or passes.
 */
import type { Seat } from '@stolik/core'
import { lowestBid } from './bids.js'
import type { Deal } from './deal.js'
import type { Move } from './moves.js'
import type { Rules } from './rules.js'
import { againstEachOther } from './ramsz.js'
import type { Auction, Over, Ramsz, SkatChoice } from './state.js'
import type { Call } from './view.js'

const forehand = 0
const middlehand = 1
const rearhand = 2

type Dealt = Pick<Auction, 'rules' | 'deal'>

/** Written out field by field: spreading costs a tenth of a whole hand. */
const auction = (
  { rules, deal }: Dealt,
  calls: readonly Call[],
  bid: number,
  asker: Seat | null,
  hearer: Seat,
  asked: boolean,
): Auction => ({ phase: 'auction', rules, deal, calls, bid, asker, hearer, asked })

/** The auction's beginning: middlehand asks forehand. */
export const opening = (rules: Rules, deal: Deal): Auction =>
  auction({ rules, deal }, [], 0, middlehand, forehand, false)

/** Whose call it is. */
export const caller = (s: Auction): Seat => (s.asker === null || s.asked ? s.hearer : s.asker)

/** The state after a call of the seat whose turn it is. */
export function call(s: Auction, move: Move): Auction | SkatChoice | Ramsz | Over {
  const { bid, asker, hearer } = s
  const seat = caller(s)
  switch (move.kind) {
    case 'bid':
      return auction(s, said(s, seat, 'bid', move.value), move.value, asker, hearer, true)
    case 'hold':
      return auction(s, said(s, seat, 'hold', bid), bid, asker, hearer, false)
    case 'play':
      return declarer(s, said(s, seat, 'play', lowestBid), lowestBid, forehand)
    default:
      return passed(s, said(s, seat, 'pass', bid), seat)
  }
}

const said = (s: Auction, seat: Seat, word: Call['call'], value: number): readonly Call[] => [
  ...s.calls,
  { seat, call: word, value },
]

/** Who is left after a pass hears rearhand next (3.3.3, 3.3.4), or plays (3.3.5). */
function passed(s: Auction, calls: readonly Call[], seat: Seat): Auction | SkatChoice | Ramsz | Over {
  const { asker, hearer, bid } = s
  if (asker === null) return allPassed(s, calls)
  const left = seat === asker ? hearer : asker
  if (asker !== rearhand) return auction(s, calls, bid, rearhand, left, false)
  // Forehand had to wait for both before they may pass (3.3.6).
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

/** When nobody plays, all play against all where the profile says so (patrolki 3.3.7, towarzyski 2.12). */
const allPassed = (s: Auction, calls: readonly Call[]): Ramsz | Over =>
  s.rules.ramsz ? againstEachOther(s, calls) : passedDeal(s, calls)

/** A deal that nobody plays is over and valid (3.2.16, 3.3.7). */
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
  ramsz: false,
  game: null,
})
