/** A view: what a seat may know. Sets of cards are bits; missing things are null. */
import type { Card, Cards, Seat, Suit } from '@stolik/core'

export interface Trick {
  readonly leader: Seat
  readonly winner: Seat
  /** In the order played. */
  readonly cards: readonly Card[]
}

export interface Marriage {
  readonly seat: Seat
  readonly suit: Suit
  readonly points: number
}

/** All cards as dealt, once the hand is over. */
export interface Disclosure {
  readonly hands: readonly Cards[]
  readonly stock: readonly Card[]
}

export interface View {
  readonly profile: string
  readonly phase: 'play' | 'over'
  readonly seat: Seat | null
  readonly toAct: readonly Seat[]
  readonly hand: Cards
  readonly left: readonly number[]
  readonly trump: Suit
  /** The card below the stock; null once it is drawn. */
  readonly turned: Card | null
  /** The number of cards to draw, including the turned-up one. */
  readonly stock: number
  /** The seat that closed the stock. */
  readonly closed: Seat | null
  readonly leader: Seat
  readonly led: Card | null
  readonly lastTrick: Trick | null
  readonly tricks: readonly number[]
  /** Both seats see all cards taken, so both may know the points (S10). */
  readonly points: readonly number[]
  readonly marriages: readonly Marriage[]
  /** The extra game points for the winner of this hand (S13). */
  readonly extra: number
  readonly disclosure: Disclosure | null
}
