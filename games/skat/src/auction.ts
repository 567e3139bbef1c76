/**
 * The auction (3.3): middlehand names values to forehand, then rearhand to the one who is left. Whoever asks
 * names a higher value or passes; whoever hears holds it or passes.
 */
import type { Seat } from '@stolik/core'
import { lowestBid } from './bids.js'
import type { Deal } from './deal.js'
import type { Move } from './moves.js'
import type { Rules } from './rules.js'
import type { Auction, Over, SkatChoice } from './state.js'
import type { Call } from './view.js'

const forehand = 0
const middlehand = 1
const rearhand = 2

/** The auction's beginning: middlehand asks forehand. */
export const opening = (rules: Rules, deal: Deal): Auction => ({
  phase: 'auction',
  rules,
  deal,
  calls: [],
  bid: 0,
  asker: middlehand,
  hearer: forehand,
  asked: false,
})

/** Whose call it is. */
export const caller = (s: Auction): Seat => (s.asker === null || s.asked ? s.hearer : s.asker)

/** The state after a call of the seat whose turn it is. */
export function call(s: Auction, move: Move): Auction | SkatChoice | Over {
  const seat = caller(s)
  switch (move.kind) {
    case 'bid':
      return { ...s, calls: said(s, seat, 'bid', move.value), bid: move.value, asked: true }
    case 'hold':
      return { ...s, calls: said(s, seat, 'hold', s.bid), asked: false }
    case 'play': {
      const calls = said(s, seat, 'play', lowestBid)
      return soloist({ ...s, calls, bid: lowestBid }, forehand)
    }
    default:
      return passed({ ...s, calls: said(s, seat, 'pass', s.bid) }, seat)
  }
}

const said = (s: Auction, seat: Seat, word: Call['call'], value: number): readonly Call[] => [
  ...s.calls,
  { seat, call: word, value },
]

/** Who is left after a pass hears rearhand next (3.3.3, 3.3.4), or plays (3.3.5). */
function passed(s: Auction, seat: Seat): Auction | SkatChoice | Over {
  if (s.asker === null) return allPassed(s)
  const left = seat === s.asker ? s.hearer : s.asker
  if (s.asker !== rearhand) return { ...s, asker: rearhand, hearer: left, asked: false }
  // Forehand had to wait for both before he may pass (3.3.6).
  return s.bid === 0 ? { ...s, asker: null, asked: false } : soloist(s, left)
}

const soloist = ({ rules, deal, calls, bid }: Auction, seat: Seat): SkatChoice => ({
  phase: 'skat',
  rules,
  deal,
  calls,
  bid,
  soloist: seat,
})

/** A deal that nobody plays is over and valid (3.2.16, 3.3.7). */
const allPassed = ({ rules, deal, calls }: Auction): Over => ({
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
  game: null,
})
