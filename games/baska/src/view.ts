/** A view: what a seat may know. Nothing else about a hand in play leaves the server. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Call } from './moves.js'
import type { Contract, Rules, Side } from './rules.js'

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

/** A call in the auction. */
export interface Spoken {
  readonly seat: Seat
  readonly call: Call
}

/** An offer to throw the cards in (R5). */
export interface ThrowIn {
  readonly seat: Seat
  /** How many cards had been played. */
  readonly at: number
  readonly agreed: readonly Seat[]
  /** The seat that wants to play on, if any. */
  readonly declined: Seat | null
  /** Once all have agreed: whether the hand was over. If not, play goes on. */
  readonly settled: boolean | null
}

/** Seat 3 deals. Seat 0 (forehand) leads the first trick and speaks last in each round of the auction: 1, 2, 3, 0. */
export interface View {
  readonly profile: string
  /** The rules, if they are not the profile's own because a club turned knobs. */
  readonly rules?: Rules
  readonly phase: 'auction' | 'play' | 'over'
  /** The viewer; null for an onlooker. */
  readonly seat: Seat | null
  /** Who is on turn: one seat, or everybody who must still answer an offer; empty when the hand is over. */
  readonly toAct: readonly Seat[]
  /** The viewer's cards; empty for an onlooker. */
  readonly hand: Cards
  /** Cards left, by seat. */
  readonly left: readonly number[]
  /** The auction, in the order spoken. */
  readonly calls: readonly Spoken[]
  /**
   * The contract as everybody knows it. A cicha is shown as `zwykla` until one hand has played both old queens, or the hand is
   * over (C2). During the auction it is the current contract, `zwykla` if nothing is called.
   */
  readonly contract: Contract
  /** The caller of wesele, gran or zolla, or the player of a cicha that is publicly known; else null. */
  readonly owner: Seat | null
  readonly du: boolean
  /** The seats that announced the raises of this contract. The n-th raise has the profile's n-th name. */
  readonly raises: readonly Seat[]
  /** Whether the viewer may not pass because their cicha could not be lost (C5). Always false about other hands. */
  readonly mustBid: boolean
  /**
   * The side of each seat, as far as the viewer knows it from their own cards, the calls and the cards played; otherwise null.
   * A viewer with both old queens knows that they are alone. In a wesele, viewers may not even know their own side.
   */
  readonly sides: readonly (Side | null)[]
  /** The seat that led, or will lead, the current trick. */
  readonly leader: Seat
  /** The trick on the table, the leader's card first; empty between tricks. */
  readonly trick: readonly Played[]
  /**
   * The cards that each seat has played, which anybody may remember. Bots and guides use it. A table shows only the last trick.
   */
  readonly played: readonly Cards[]
  /** Cards that forehand led and took back after a raise, in order; empty when the hand is over. */
  readonly takenBack: readonly Card[]
  /** The only trick that may be looked at again (R4). */
  readonly lastTrick: Trick | null
  /** Tricks taken, by seat. */
  readonly tricks: readonly number[]
  /** Card points taken, by seat. Adding them up by side needs the sides. */
  readonly points: readonly number[]
  /** Every offer to throw the cards in. An offer that is neither declined nor judged waits for answers (R5). */
  readonly throws: readonly ThrowIn[]
  /** Remaining deals of bok-rounds, including this one. Above 0, this deal counts double (RZ11). */
  readonly bokLeft: number
  /** The hands as they were dealt, by seat: only when the hand is over. */
  readonly dealt: readonly Cards[] | null
  /** Which raises counted, in the order of `raises`: only when the hand is over (L11). */
  readonly counted: readonly boolean[] | null
}

/** Returns the viewer's own side; `unknown` for an onlooker or a player who cannot tell yet. */
export const mySide = (view: View): Side | 'unknown' =>
  (view.seat === null ? null : view.sides[view.seat]) ?? 'unknown'
