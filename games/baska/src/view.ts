/** What a seat may know: the only thing about a hand in play that leaves the server. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Call } from './moves.js'
import type { Contract, Side } from './rules.js'

/** A card and who played it. */
export interface Played {
  readonly seat: Seat
  readonly card: Card
}

export interface Trick {
  /** Four cards, the leader's first. */
  readonly cards: readonly Played[]
  readonly winner: Seat
}

/** Something said in the auction. */
export interface Spoken {
  readonly seat: Seat
  readonly call: Call
}

/** An offer to throw the cards in (R5). */
export interface ThrowIn {
  readonly seat: Seat
  /** Cards that had been played. */
  readonly at: number
  readonly agreed: readonly Seat[]
  /** Who would play on, if anyone. */
  readonly declined: Seat | null
  /** When all have agreed: whether it was over; if not, play goes on. */
  readonly settled: boolean | null
}

/**
 * Seat 0 leads the auction and the first trick, and speaks last in each round of the auction: 1, 2, 3, 0.
 * Seat 3 is the dealer.
 */
export interface View {
  readonly profile: string
  readonly phase: 'auction' | 'play' | 'over'
  /** The viewer; null is an onlooker. */
  readonly seat: Seat | null
  /** Whose turn it is: one seat, or all who must still answer an offer; empty when the hand is over. */
  readonly toAct: readonly Seat[]
  /** The viewer's cards; empty for an onlooker. */
  readonly hand: Cards
  /** Cards left, by seat. */
  readonly left: readonly number[]
  /** The auction, in the order spoken. */
  readonly calls: readonly Spoken[]
  /**
   * What is played as everyone knows it. A cicha is shown as `zwykla` until both old queens have fallen from one
   * hand or the hand is over (C2); during the auction it is what stands, `zwykla` when nothing does.
   */
  readonly contract: Contract
  /** Who called wesele, gran or zolla; who plays the cicha, once that is known to all; else null. */
  readonly owner: Seat | null
  readonly du: boolean
  /** Who announced each raise of this contract; the n-th is the n-th of the profile's names. */
  readonly raises: readonly Seat[]
  /** The viewer may not pass: their silent game could not be lost (C5). Always false for others' hands. */
  readonly mustBid: boolean
  /**
   * The side of each seat as far as the viewer knows it, from their own cards and what has been called and played;
   * null where they do not. Holding both old queens they know that they are alone; in a wesele they may not even know
   * their own side.
   */
  readonly sides: readonly (Side | null)[]
  /** Who led, or leads, the trick on the table. */
  readonly leader: Seat
  /** The trick on the table, the leader's card first; empty between tricks. */
  readonly trick: readonly Played[]
  /**
   * The cards that each seat has played: what anyone at the table may remember. It is there for who reckons; a table
   * shows no trick but the last.
   */
  readonly played: readonly Cards[]
  /** What forehand led and took back when the stake was raised, in order; empty when the hand is over. */
  readonly takenBack: readonly Card[]
  /** The only trick that may be looked at again (R4). */
  readonly lastTrick: Trick | null
  /** Tricks taken, by seat. */
  readonly tricks: readonly number[]
  /** Card points taken, by seat; who adds them up by side must know the sides. */
  readonly points: readonly number[]
  /** Every offer to throw the cards in; one that is neither declined nor judged waits for answers (R5). */
  readonly throws: readonly ThrowIn[]
  /** Deals of bok-rounds still to be played, this one among them: above 0, this deal counts double (RZ11). */
  readonly bokLeft: number
  /** The hands as they were dealt, by seat: only when the hand is over. */
  readonly dealt: readonly Cards[] | null
  /** Which raises counted, in the order of `raises`: only when the hand is over (L11). */
  readonly counted: readonly boolean[] | null
}

/** The viewer's own side; `unknown` for an onlooker, and for who cannot tell yet. */
export const mySide = (view: View): Side | 'unknown' =>
  (view.seat === null ? null : view.sides[view.seat]) ?? 'unknown'
