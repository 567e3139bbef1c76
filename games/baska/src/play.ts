/** Four tricks: forehand leads the first, whoever takes a trick the next (ZG2, R1, T1). */
import { type Card, none, type Seat, without } from '@stolik/core'
import { orderFor, pointsOf } from './order.js'
import type { Over, Play } from './state.js'
import { winner } from './trick.js'

const replaced = <T>(items: readonly T[], at: number, value: T): readonly T[] =>
  items.map((item, i) => (i === at ? value : item))

export function play(state: Play, seat: Seat, card: Card): Play | Over {
  const trick = [...state.trick, { seat, card }]
  const hands = replaced(state.hands, seat, without(state.hands[seat] as number, card))
  if (trick.length < 4) return { ...state, hands, trick, turn: (seat + 1) % 4 }

  const taker = winner(orderFor(state.rules, state.contract), trick).seat
  const taken = trick.reduce((sum, played) => sum + pointsOf(played.card), 0)
  const after: Play = {
    ...state,
    hands,
    trick: [],
    past: [...state.past, { cards: trick, winner: taker }],
    leader: taker,
    turn: taker,
    tricks: replaced(state.tricks, taker, (state.tricks[taker] as number) + 1),
    points: replaced(state.points, taker, (state.points[taker] as number) + taken),
  }
  return hands.every((hand) => hand === none) ? close(after) : after
}

function close(state: Play): Over {
  const { rules, bokLeft, dealt, mustBid, calls, owner, du, raises } = state
  const { contract, sides, hands, leader, past, tricks, points } = state
  return {
    ...{ phase: 'over', rules, bokLeft, dealt, mustBid, calls, owner, du, raises },
    ...{ contract, sides, hands, leader, past, tricks, points },
  }
}
