/** What a seat may know. Sets of cards are bits; absent values are null. */
import type { Card, Cards, Seat } from '@stolik/core'

export interface Trick {
  readonly leader: Seat
  /** In the order played. */
  readonly cards: readonly Card[]
}

/** Seat and promise; 0 = pass. */
export interface Call {
  readonly seat: Seat
  readonly bid: number
}

/** All cards, once the hand is over. */
interface Disclosure {
  /** As dealt, by seat. */
  readonly hands: readonly Cards[]
  readonly aside: Cards
}

export interface View {
  readonly phase: 'bidding' | 'playing' | 'over'
  readonly seat: Seat | null
  readonly toAct: readonly Seat[]
  readonly doubled: boolean
  readonly hand: Cards
  readonly left: readonly number[]
  readonly calls: readonly Call[]
  readonly bidder: Seat | null
  readonly trick: Trick
  readonly lastTrick: Trick | null
  readonly won: readonly number[]
  readonly disclosure: Disclosure | null
}

/** The highest promise; 0 = none yet. */
export const promised = (calls: readonly Call[]): number => Math.max(0, ...calls.map(({ bid }) => bid))
