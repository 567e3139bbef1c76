/** Four tricks: forehand leads the first, whoever takes a trick the next (ZG2, R1, T1). */
import { type Card, none, type Seat, without } from '@stolik/core'
import { orderFor, pointsOf } from './order.js'
import type { Over, Play } from './state.js'
import { winner } from './trick.js'

function replaced(items: readonly number[], at: number, value: number): readonly number[] {
  const copy = items.slice()
  copy[at] = value
  return copy
}

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
  return hands[seat] === none ? close(after) : after
}

function close(state: Play): Over {
  return {
    phase: 'over',
    rules: state.rules,
    bokLeft: state.bokLeft,
    dealt: state.dealt,
    mustBid: state.mustBid,
    calls: state.calls,
    contract: state.contract,
    owner: state.owner,
    du: state.du,
    raises: state.raises,
    sides: state.sides,
    hands: state.hands,
    leader: state.leader,
    past: state.past,
    tricks: state.tricks,
    points: state.points,
  }
}
