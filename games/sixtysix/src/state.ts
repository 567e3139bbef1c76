import { rankOf, suitOf, type Card, type Cards, type Seat, type Suit } from '@stolik/core'
import type { Carry, Rules } from './rules.js'
import type { Marriage, Trick } from './view.js'

/** `marriage`: this card is led, and the other card of the marriage is shown. */
export type Move =
  | { readonly kind: 'card'; readonly card: Card; readonly marriage: boolean }
  | { readonly kind: 'exchange' | 'close' }

export interface Deal {
  readonly hands: readonly Cards[]
  /** In the order of drawing, without the turned-up card. */
  readonly stock: readonly Card[]
  readonly turned: Card
}

export interface State {
  readonly phase: 'play' | 'over'
  readonly rules: Rules
  readonly carry: Carry
  readonly deal: Deal
  readonly hands: readonly Cards[]
  /** The cards left to draw, the turned-up card last. */
  readonly stock: readonly Card[]
  /** Cards that everybody has seen: played, turned up, exchanged, or shown in a marriage. */
  readonly seen: Cards
  readonly leader: Seat
  /** The card led; null before the lead. */
  readonly led: Card | null
  readonly tricks: readonly Trick[]
  readonly marriages: readonly Marriage[]
  /** The seat that closed the stock, and the opponent's number of tricks at that time (S8, S12). */
  readonly closed: { readonly seat: Seat; readonly against: number } | null
  /** All moves in order. */
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
}

export const trumpOf = ({ deal }: State): Suit => suitOf(deal.turned)

/** S1, S3: whether a card beats the card led. */
export const beats = (card: Card, led: Card, trump: Suit): boolean =>
  suitOf(card) === suitOf(led) ? rankOf(card) < rankOf(led) : suitOf(card) === trump

/** S6: card points by rank. */
const values = [11, 10, 4, 3, 2, 0]
export const valueOf = (card: Card): number => values[rankOf(card)] ?? 0

export const tricksOf = ({ tricks }: Pick<State, 'tricks'>): readonly number[] =>
  [0, 1].map((seat) => tricks.filter(({ winner }) => winner === seat).length)

/** S6, S7: the points of both seats. A marriage counts from the first trick on. */
export function pointsOf(state: State): readonly number[] {
  const taken = tricksOf(state)
  // With no cards left in hand, all twelve tricks have been played.
  const last = state.closed === null && state.tricks.length === 12 ? state.tricks.at(-1) : undefined
  return [0, 1].map((seat) => {
    const cards = state.tricks.flatMap(({ winner, cards }) => (winner === seat ? cards : []))
    const wed = taken[seat] === 0 ? [] : state.marriages.filter((one) => one.seat === seat)
    const sum = cards.reduce((points, card) => points + valueOf(card), 0)
    return sum + wed.reduce((points, one) => points + one.points, 0) + (last?.winner === seat ? 10 : 0)
  })
}

export const toAct = ({ phase, leader, led }: State): readonly Seat[] =>
  phase === 'over' ? [] : [led === null ? leader : 1 - leader]
