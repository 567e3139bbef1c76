/** A hand of Skat in each of its phases. Plain data; what is not there is null. */
import type { Cards, Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Deal } from './deal.js'
import type { Rules } from './rules.js'
import type { Level } from './valuation.js'
import type { Call, Exchange, Offer, Swap, Trick, WonTrick } from './view.js'

interface Opened {
  readonly rules: Rules
  readonly deal: Deal
  readonly calls: readonly Call[]
  /** The last value named; 0 = none. */
  readonly bid: number
}

/** The dialogue of 3.3.2–3.3.6. */
export interface Auction extends Opened {
  readonly phase: 'auction'
  /** Who names values; null when forehand alone may still take the game. */
  readonly asker: Seat | null
  readonly hearer: Seat
  /** Whether the hearer must answer the last value. */
  readonly asked: boolean
}

interface Won extends Opened {
  readonly declarer: Seat
}

/** The declarer takes the skat or plays from the hand (2.1.1). */
export interface SkatChoice extends Won {
  readonly phase: 'skat'
}

/** The declarer holds twelve cards and puts two away (2.2.2). */
export interface Discarding extends Won {
  readonly phase: 'discard'
}

export interface Announcing extends Won {
  readonly phase: 'announcement'
  /** What the declarer put away; null in a hand game. */
  readonly discard: Cards | null
}

/** Before a rewolucja the opponents may exchange cards (patrolki 3.4.9, towarzyski 2.6). */
export interface Exchanging extends Won {
  readonly phase: 'exchange'
  readonly announcement: Announcement
  readonly hands: readonly [Cards, Cards, Cards]
  /** As it lies now; taken up, it is not in the hand yet. */
  readonly skat: Cards
  readonly step: Exclude<Exchange['step'], 'done'>
  /** The opponents who have yet to act: with the skat the first of them, with each other all of them. */
  readonly acting: readonly Seat[]
  /** The number that each seat has named, while the other's is awaited. */
  readonly named: readonly (number | null)[]
  /** How many cards are given, once both have named a number. */
  readonly count: number | null
  /** What each seat gives, while the other's cards are awaited. */
  readonly given: readonly (Cards | null)[]
  readonly swaps: readonly Swap[]
}

/** Where the cards are, and what the tricks have come to. */
export interface Tricks {
  /** What each seat still holds. */
  readonly hands: readonly [Cards, Cards, Cards]
  /** The cards of the finished tricks. */
  readonly played: Cards
  readonly tricks: readonly WonTrick[]
  /** Tricks won, by seat. */
  readonly won: readonly number[]
  /** Card points in them, by seat. */
  readonly points: readonly number[]
}

export interface Playing extends Won, Tricks {
  readonly phase: 'play'
  readonly discard: Cards | null
  readonly announcement: Announcement
  /** What the opponents exchanged before a rewolucja; empty in every other game. */
  readonly swaps: readonly Swap[]
  readonly trick: Trick
  /** What somebody wants to end the game with; null when nobody does (4.3). */
  readonly offer: Offer | null
  /** Whose offer has been refused in this trick. */
  readonly declined: readonly Seat[]
  /** Who has laid their cards down in play: they lie open until the end (4.3.4, 4.3.5). */
  readonly open: readonly Seat[]
}

/** All against all, since nobody has bid (patrolki 3.3.7, towarzyski 2.12). */
export interface Ramsz extends Opened, Tricks {
  readonly phase: 'ramsz'
  readonly trick: Trick
}

/**
 * How a game ended before its last trick. The declarer `resigned`, on their own or with an opponent's consent
 * (4.3.1, 4.3.2) · an opponent `conceded` (4.3.3) · both `agreed` to the level that the declarer's open cards
 * claimed (pzskat 4.3.4) · somebody has `shown` their cards, with what they said of them holding or not (4.3.4, 4.3.5).
 */
export type Ended =
  | { readonly kind: 'resigned'; readonly consent: Seat | null }
  | { readonly kind: 'conceded'; readonly by: Seat }
  | { readonly kind: 'agreed'; readonly level: Level }
  | { readonly kind: 'shown'; readonly by: Seat; readonly holds: boolean }

/** The hand is over: passed by all, or played, or given up. */
export interface Over extends Opened, Tricks {
  readonly phase: 'over'
  /** The trick that an early end broke off. */
  readonly trick: Trick | null
  /** Whether all played against all. */
  readonly ramsz: boolean
  /** null in a passed deal, and in a ramsz. */
  readonly game: {
    readonly declarer: Seat
    readonly announcement: Announcement
    readonly discard: Cards | null
    readonly swaps: readonly Swap[]
    /** null when the cards were played. */
    readonly ended: Ended | null
  } | null
}

export type State = Auction | SkatChoice | Discarding | Announcing | Exchanging | Playing | Ramsz | Over
