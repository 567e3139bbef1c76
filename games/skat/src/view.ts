/** What a seat may know. Sets of cards are bits (`Cards` of core); what is not there is null. */
import type { Card, Cards, Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Level } from './valuation.js'

export type Phase = 'auction' | 'skat' | 'discard' | 'announcement' | 'exchange' | 'play' | 'ramsz' | 'over'

/** One call of the auction (3.3.2). */
export interface Call {
  readonly seat: Seat
  readonly call: 'bid' | 'hold' | 'pass' | 'play'
  /** The value bid, held or passed at; 0 when none was named yet. */
  readonly value: number
}

/** Cards in the order played; `cards[i]` is of seat (leader + i) mod 3. */
export interface Trick {
  readonly leader: Seat
  readonly cards: readonly Card[]
}

export interface WonTrick extends Trick {
  readonly winner: Seat
}

/** Cards that an opponent gave away before a rewolucja, and what they have for them. */
export interface Swap {
  readonly seat: Seat
  readonly gave: Cards
  readonly got: Cards
}

/**
 * The exchange before a rewolucja (patrolki 3.4.9, towarzyski 2.6). With the skat: each opponent in turn may take
 * it and put two cards back (`take`, `put`). With each other: both name a number unseen, the lower one counts
 * (`number`), and both give as many unseen (`give`).
 */
export interface Exchange {
  readonly how: 'skat' | 'opponents'
  readonly step: 'take' | 'put' | 'number' | 'give' | 'done'
  /** Who has taken the skat: seen by all. */
  readonly took: readonly Seat[]
  /** How many cards go each way, once both opponents have named a number; null before, and with the skat. */
  readonly count: number | null
  /** The number that the viewer themselves has named. */
  readonly named: number | null
  /** What the viewer themselves has given away or put into the skat, and what they got or took. */
  readonly gave: Cards | null
  readonly got: Cards | null
}

/** Cards that their owner has laid down. */
export interface OpenHand {
  readonly seat: Seat
  readonly cards: Cards
}

/**
 * A wish to end the game, which those asked accept or refuse: the other side. The declarer would `resign`: one
 * opponent's consent is enough (4.3.2). An opponent would `concede` (4.3.3). The declarer's open cards `claim` the
 * game (pzskat 4.3.4). What open cards said is not so, a `fault`: refusing means to play on (4.1.6).
 */
export interface Offer {
  readonly kind: 'resign' | 'concede' | 'claim' | 'fault'
  readonly by: Seat
  /** What a claim demands beyond the announcement; `simple` demands nothing. */
  readonly level: Level
  /** Who of those asked has answered, without deciding it yet. */
  readonly answered: readonly Seat[]
}

/** Everything, once the hand is over. */
export interface Disclosure {
  /** As dealt, by seat. */
  readonly hands: readonly Cards[]
  /** As dealt. */
  readonly skat: Cards
  /** What the declarer put away, if they took the skat. */
  readonly discard: Cards | null
  /** What went from hand to hand, or through the skat, before a rewolucja, in that order. */
  readonly swaps: readonly Swap[]
  readonly tricks: readonly WonTrick[]
  /** Card points in the tricks of each seat, without the skat. */
  readonly points: readonly number[]
  /** Card points in the skat as it lay during play; 0 in a passed deal. */
  readonly skatPoints: number
}

export interface View {
  readonly profile: string
  readonly phase: Phase
  /** The viewer's seat, forehand = 0; null for an onlooker. */
  readonly seat: Seat | null
  /** Whose clock runs; empty when the hand is over. */
  readonly toAct: readonly Seat[]
  /** The viewer's cards; with the two of the skat while they hold them to put two away. Empty for an onlooker. */
  readonly hand: Cards
  /** How many cards each seat holds. */
  readonly cardsLeft: readonly number[]

  /** Every call so far, in order. */
  readonly calls: readonly Call[]
  /** Who names values, during the auction; null when forehand alone may still take the game (3.3.6). */
  readonly asker: Seat | null
  /** Who holds or passes, during the auction. */
  readonly hearer: Seat | null
  /** The last value named; once the auction is over, what the declarer must reach. 0 = none. */
  readonly bid: number

  readonly declarer: Seat | null
  /** Whether the declarer plays from the hand; null until they decide. */
  readonly fromHand: boolean | null
  readonly announcement: Announcement | null
  /** The declarer's cards once they lie open: in an open game, or because they laid them down (2.2.5, 4.3.4). */
  readonly openHand: Cards | null
  /** The patrolki that the declarer still holds, laid out for all to see; null where none were announced. */
  readonly patrolki: Cards | null
  /** From the announcement of a rewolucja on; null in all other games. */
  readonly exchange: Exchange | null
  /** Nobody has bid, and all play against all. */
  readonly ramsz: boolean
  /** The cards of opponents who laid them down (4.3.5). */
  readonly openOpponents: readonly OpenHand[]
  /** The skat as dealt: for the declarer who took it. */
  readonly skat: Cards | null
  /** The two cards put away: for the declarer who did so. */
  readonly discard: Cards | null

  /** The trick in the middle, once the play has begun; empty between two tricks. */
  readonly trick: Trick | null
  /** The trick before: shown until the viewer has played to the next one (4.4.3). */
  readonly lastTrick: WonTrick | null
  /** Tricks won by each seat. */
  readonly tricksWon: readonly number[]
  /**
   * The cards of finished tricks: what an attentive player remembers, for programs that play. A table does
   * not show it, nor any count of points, during play (4.4.6).
   */
  readonly played: Cards

  /** What somebody wants to end the game with, while those asked have not decided. */
  readonly offer: Offer | null
  /** Whose offer has been refused in this trick: they make no other before the next. */
  readonly declined: readonly Seat[]

  /** null until the hand is over. */
  readonly disclosure: Disclosure | null
}
