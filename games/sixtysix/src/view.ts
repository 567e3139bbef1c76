/** What a seat may know. Sets of cards are bits; what is not there is null. */
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
  /** The card that lies below the stock; null once it was drawn. */
  readonly turned: Card | null
  /** Cards to be drawn, the turned-up one among them. */
  readonly stock: number
  /** Who closed the stock. */
  readonly closed: Seat | null
  readonly leader: Seat
  readonly led: Card | null
  readonly lastTrick: Trick | null
  readonly tricks: readonly number[]
  /** Everybody has seen what both have taken, so that both may know it (S10). */
  readonly points: readonly number[]
  readonly marriages: readonly Marriage[]
  /** Game points that this hand is worth besides (S13). */
  readonly extra: number
  readonly disclosure: Disclosure | null
}
