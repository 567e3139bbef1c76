/** Returns the state after a legal move. */
import { bit, card, suitOf, without, type Card, type Seat } from '@stolik/core'
import { type Move, beats, pointsOf, tricksOf, trumpOf, type Deal, type State } from './state.js'
import type { Carry, Rules } from './rules.js'

export const setup = (rules: Rules, deal: Deal, carry: Carry): State => ({
  phase: 'play',
  rules,
  carry,
  deal,
  hands: deal.hands,
  stock: [...deal.stock, deal.turned],
  seen: bit(deal.turned),
  leader: 0,
  led: null,
  tricks: [],
  marriages: [],
  closed: null,
  moves: [],
})

export function apply(state: State, seat: Seat, move: Move): State {
  const next = { ...state, moves: [...state.moves, { seat, move }] }
  if (move.kind === 'card') return settled(play(next, seat, move))
  if (move.kind === 'exchange') return exchange(next, seat)
  return { ...next, closed: { seat, against: tricksOf(state)[1 - seat] ?? 0 } }
}

/** S5 */
function exchange(state: State, seat: Seat): State {
  const nine = card(trumpOf(state), 5)
  const turned = state.stock.at(-1) as Card
  const hands = state.hands.with(seat, without(state.hands[seat] as number, nine) | bit(turned))
  return { ...state, hands, stock: [...state.stock.slice(0, -1), nine], seen: state.seen | bit(nine) }
}

function play(state: State, seat: Seat, { card: played, marriage }: Extract<Move, { kind: 'card' }>): State {
  const { led, leader } = state
  const hands = state.hands.with(seat, without(state.hands[seat] as number, played))
  const after = { ...state, hands, seen: state.seen | bit(played) }
  if (led === null) return marriage ? wed(after, seat, played) : { ...after, led: played }
  const winner = beats(played, led, trumpOf(state)) ? seat : leader
  const trick = { leader, winner, cards: [led, played] }
  return drawn({ ...after, leader: winner, led: null, tricks: [...state.tricks, trick] })
}

/** S7: both cards of the marriage become public. */
function wed(state: State, seat: Seat, led: Card): State {
  const suit = suitOf(led)
  const points = suit === trumpOf(state) ? 40 : 20
  const pair = bit(card(suit, 2)) | bit(card(suit, 3))
  return { ...state, led, seen: state.seen | pair, marriages: [...state.marriages, { seat, suit, points }] }
}

/** S4: the leader of the next trick draws first. */
function drawn(state: State): State {
  const [first, second, ...stock] = state.stock
  if (state.closed !== null || first === undefined || second === undefined) return state
  const hands = state.hands.map((hand, seat) => hand | bit(seat === state.leader ? first : second))
  return { ...state, hands, stock }
}

/** S10: the hand is over when a player has 66 points, or when no cards are left. */
const settled = (state: State): State =>
  Math.max(...pointsOf(state)) >= 66 || (state.led === null && state.hands.every((hand) => hand === 0))
    ? { ...state, phase: 'over' }
    : state
