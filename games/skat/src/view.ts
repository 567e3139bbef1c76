/** What a seat may know. Sets of cards are bits (`Cards` of core); missing values are null. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Rules } from './rules.js'
import type { Level } from './valuation.js'

export type Phase = 'auction' | 'skat' | 'discard' | 'announcement' | 'exchange' | 'play' | 'ramsz' | 'over'

/** One call of the auction (3.3.2). */
export interface Call {
  readonly seat: Seat
  readonly call: 'bid' | 'hold' | 'pass' | 'play'
  /** The value bid, held or passed at; 0 if none was named yet. */
  readonly value: number
}

/** Cards in the order played; `cards[i]` is from seat (leader + i) mod 3. */
export interface Trick {
  readonly leader: Seat
  readonly cards: readonly Card[]
}

export interface WonTrick extends Trick {
  readonly winner: Seat
}

/** Cards that an opponent gave away before a rewolucja, and the cards they got. */
export interface Swap {
  readonly seat: Seat
  readonly gave: Cards
  readonly got: Cards
}

/**
 * The exchange before a rewolucja (patrolki 3.4.9, towarzyski 2.6). With the skat, each opponent in turn may take
 * it and put two cards back (`take`, `put`). With each other, both secretly name a number, of which the lower one
 * counts (`number`), and both secretly give that many cards (`give`).
 */
export interface Exchange {
  readonly how: 'skat' | 'opponents'
  readonly step: 'take' | 'put' | 'number' | 'give' | 'done'
  /** The seats that have taken the skat; everybody sees this. */
  readonly took: readonly Seat[]
  /**
   * How many cards each gives, once both opponents have named a number; null before, and in an exchange with the
   * skat.
   */
  readonly count: number | null
  /** The number that the viewer has named. */
  readonly named: number | null
  /** The cards that the viewer gave away or put into the skat; below, the cards they got or took. */
  readonly gave: Cards | null
  readonly got: Cards | null
}

/** Cards that their owner has laid down. */
export interface OpenHand {
  readonly seat: Seat
  readonly cards: Cards
}

/**
 * An offer to end the game, which the other side accepts or refuses. `resign`: the declarer gives up; one
 * opponent's consent is enough (4.3.2). `concede`: an opponent gives up (4.3.3). `claim`: the declarer claims the
 * game with open cards (pzskat 4.3.4). `fault`: a claim with open cards was wrong; refusing means playing on
 * (4.1.6).
 */
export interface Offer {
  readonly kind: 'resign' | 'concede' | 'claim' | 'fault'
  readonly by: Seat
  /** What a claim demands beyond the announcement; `simple` demands nothing. */
  readonly level: Level
  /** The seats that have answered without deciding the offer yet. */
  readonly answered: readonly Seat[]
}

/** Whose hand a dealer who sits out has asked to look into, and whether its owner lets them (pzskat 3.5.4). */
export interface Look {
  readonly at: Seat
  readonly granted: boolean
}

/** Everything about the hand, once it is over. */
export interface Disclosure {
  /** The hands as dealt, by seat. */
  readonly hands: readonly Cards[]
  /** The skat as dealt. */
  readonly skat: Cards
  /** The declarer's discard, if they took the skat. */
  readonly discard: Cards | null
  /** The exchanges before a rewolucja, with the skat or between hands, in order. */
  readonly swaps: readonly Swap[]
  readonly tricks: readonly WonTrick[]
  /** Card points in the tricks of each seat, without the skat. */
  readonly points: readonly number[]
  /** Card points in the skat as it lay during play; 0 in a passed deal. */
  readonly skatPoints: number
}

export interface View {
  readonly profile: string
  /** The rules, if they are not the profile's own because a club turned knobs. */
  readonly rules?: Rules
  readonly phase: Phase
  /** The viewer's seat, forehand = 0; null for an onlooker. */
  readonly seat: Seat | null
  /** The seats whose turn it is; empty when the hand is over. */
  readonly toAct: readonly Seat[]
  /** The viewer's cards, including the skat while they have twelve cards to discard from. Empty for an onlooker. */
  readonly hand: Cards
  /** How many cards each seat holds. */
  readonly cardsLeft: readonly number[]

  /** Every call so far, in order. */
  readonly calls: readonly Call[]
  /** The seat that names values in the auction; null if only forehand may still take the game (3.3.6). */
  readonly asker: Seat | null
  /** The seat that holds or passes in the auction. */
  readonly hearer: Seat | null
  /** The last value named; after the auction, the value that the declarer must reach. 0 = none. */
  readonly bid: number

  readonly declarer: Seat | null
  /** Whether the declarer plays a hand game; null until they decide. */
  readonly fromHand: boolean | null
  readonly announcement: Announcement | null
  /**
   * The declarer's cards if they lie open, in an open game or after the declarer laid them down (2.2.5, 4.3.4), or if
   * the viewer may look into them.
   */
  readonly openHand: Cards | null
  /** The patrolki that the declarer still holds, open to everybody; null if none were announced. */
  readonly patrolki: Cards | null
  /** The exchange, from the announcement of a rewolucja on; null in all other games. */
  readonly exchange: Exchange | null
  /** Whether all play against all, since nobody has bid. */
  readonly ramsz: boolean
  /** The cards of opponents who laid them down (4.3.5), and those that the viewer may look into. */
  readonly openOpponents: readonly OpenHand[]
  /** The skat as dealt, for the declarer who took it. */
  readonly skat: Cards | null
  /** The discard, for the declarer who made it. */
  readonly discard: Cards | null

  /** The current trick, once the play has begun; without cards between two tricks. */
  readonly trick: Trick | null
  /** The trick before, until the viewer has played to the next one (4.4.3). */
  readonly lastTrick: WonTrick | null
  /** Tricks won by each seat. */
  readonly tricksWon: readonly number[]
  /**
   * The cards of finished tricks, which an attentive player remembers; for programs that play. A table shows
   * neither these nor any count of points during play (4.4.6).
   */
  readonly played: Cards

  /** An offer to end the game that has not been decided yet. */
  readonly offer: Offer | null
  /**
   * For a declarer who lays down their cards as an offer: the highest level that the tricks and their own cards still
   * allow, and so the highest that they can demand (pzskat 4.3.4). Null for everybody else.
   */
  readonly reach: Level | null
  /** The seats whose offer has been refused in this trick; they may not make another one in it. */
  readonly declined: readonly Seat[]

  /** Everybody sees who asks to look into which hand. Null if nobody does, and once the hand is over. */
  readonly look: Look | null

  /** Null until the hand is over. */
  readonly disclosure: Disclosure | null
}
