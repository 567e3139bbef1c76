/** Four tricks: forehand leads the first, and the winner of each trick leads the next (ZG2, R1, T1). */
import { type Card, none, type Seat, without } from '@stolik/core'
import { close } from './close.js'
import { orderFor, pointsOf } from '../rules/order.js'
import type { Over, Play } from './state.js'
import { winner } from './trick.js'

export function replaced(items: readonly number[], at: number, value: number): readonly number[] {
  const copy = items.slice()
  copy[at] = value
  return copy
}

type Changed = Pick<Play, 'hands' | 'leader' | 'turn' | 'trick' | 'past' | 'tricks' | 'points'>

/** Lists every field: spreading the state would make hands a third slower. */
const changed = (state: Play, to: Changed): Play => ({
  phase: 'play',
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
  hands: to.hands,
  leader: to.leader,
  turn: to.turn,
  trick: to.trick,
  takenBack: state.takenBack,
  past: to.past,
  tricks: to.tricks,
  points: to.points,
  throws: state.throws,
})

export function play(state: Play, seat: Seat, card: Card): Play | Over {
  const { leader, past, tricks, points } = state
  const trick = [...state.trick, { seat, card }]
  const hands = replaced(state.hands, seat, without(state.hands[seat] as number, card))
  if (trick.length < 4) {
    return changed(state, { hands, leader, turn: (seat + 1) % 4, trick, past, tricks, points })
  }
  const taker = winner(orderFor(state.rules, state.contract), trick).seat
  const taken = trick.reduce((sum, played) => sum + pointsOf(played.card), 0)
  const after = changed(state, {
    hands,
    leader: taker,
    turn: taker,
    trick: [],
    past: [...past, { cards: trick, winner: taker }],
    tricks: replaced(tricks, taker, (tricks[taker] as number) + 1),
    points: replaced(points, taker, (points[taker] as number) + taken),
  })
  return hands[seat] === none ? close(after, null) : after
}
