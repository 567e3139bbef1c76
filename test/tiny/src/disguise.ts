import { count, list, shuffled, toSet, type Card, type Cards, type Random, type Seat } from '@stolik/core'
import { suitSet } from './moves.js'
import type { State } from './state.js'

/** The same hand with the cards that the seat has not seen dealt differently; past plays stay legal (R4). */
export function disguise(state: State, seat: Seat | null, random: Random): State | undefined {
  if (state.phase === 'over') return undefined
  const hidden = [...state.hands.map((hand, s) => (s === seat ? 0 : hand)), state.deal.aside]
  for (let attempt = 0; attempt < 20; attempt++) {
    const cards = shuffled(list(hidden.reduce((all, hand) => all | hand, 0)), random)
    const places = hidden.map((hand) => toSet(cards.splice(0, count(hand))))
    const hands = state.hands.map((hand, s) => (s === seat ? hand : (places[s] as Cards)))
    if (hands.some((hand, s) => (hand & shownVoid(state, s)) !== 0)) continue
    const played = state.deal.hands.map((dealt, s) => dealt & ~(state.hands[s] as Cards))
    const deal = { hands: hands.map((hand, s) => hand | (played[s] as Cards)), aside: places[3] as Cards }
    if (places.some((place, s) => place !== hidden[s])) return { ...state, hands, deal }
  }
  return undefined
}

/** All cards of the suits that a seat has not followed. */
function shownVoid(state: State, seat: Seat): Cards {
  const tricks = state.phase === 'playing' ? [...state.tricks, state.trick] : state.tricks
  return tricks.reduce((set, { leader, cards }) => {
    const card = cards[(seat - leader + 3) % 3]
    const led = suitSet(cards[0] as Card)
    return card === undefined || (led & (1 << card)) !== 0 ? set : set | led
  }, 0)
}
