import { without, type Card, type Seat } from '@stolik/core'
import type { Move } from './moves.js'
import { winner, type State } from './state.js'
import { promised } from './view.js'

/** The state after a move that `legal` offers. */
export function apply(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'bid') return speak(state, seat, move.bid)
  if (state.phase !== 'playing') return state
  return move.kind === 'concede' ? { ...over(state), conceded: true } : play(state, seat, move.card)
}

/** R2, R3 */
function speak(state: State, seat: Seat, bid: number): State {
  const calls = [...state.calls, { seat, bid }]
  if (calls.length < 3 && bid < 3) return { ...state, calls }
  const best = promised(calls)
  const owner = calls.find((call) => call.bid === best && best > 0)
  if (owner === undefined) return { ...state, phase: 'over', calls, bidder: null, bid: 0, conceded: false }
  return { ...state, phase: 'playing', calls, bidder: owner.seat, bid: best, trick: { leader: 0, cards: [] } }
}

type Playing = Extract<State, { phase: 'playing' }>

/** R4 */
function play(state: Playing, seat: Seat, card: Card): State {
  const hands = state.hands.map((hand, s) => (s === seat ? without(hand, card) : hand))
  const trick = { leader: state.trick.leader, cards: [...state.trick.cards, card] }
  if (trick.cards.length < 3) return { ...state, hands, trick }
  const tricks = [...state.tricks, trick]
  const next = { ...state, hands, tricks }
  return tricks.length < 3 ? { ...next, trick: { leader: winner(trick), cards: [] } } : over(next)
}

function over({
  rules,
  carry,
  deal,
  hands,
  calls,
  tricks,
  bidder,
  bid,
}: Playing): Extract<State, { phase: 'over' }> {
  return { phase: 'over', rules, carry, deal, hands, calls, tricks, bidder, bid, conceded: false }
}
