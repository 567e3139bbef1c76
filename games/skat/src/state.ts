/** A hand of Skat in each of its phases. Plain data; what is not there is null. */
import type { Cards, Seat } from '@stolik/core'
import type { Announcement } from './announcement.js'
import type { Deal } from './deal.js'
import type { Rules } from './rules.js'
import type { Call, Trick, WonTrick } from './view.js'

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
  readonly soloist: Seat
}

/** The soloist takes the skat or plays from the hand (2.1.1). */
export interface SkatChoice extends Won {
  readonly phase: 'skat'
}

/** The soloist holds twelve cards and puts two away (2.2.2). */
export interface Discarding extends Won {
  readonly phase: 'discard'
}

export interface Announcing extends Won {
  readonly phase: 'announcement'
  /** What the soloist put away; null in a hand game. */
  readonly discard: Cards | null
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
  readonly trick: Trick
  /** Opponents who have refused the resignation now asked for; null when none is. */
  readonly resignation: readonly Seat[] | null
  /** In which trick, from 0, a resignation was last refused; -1 = none was. */
  readonly refusedIn: number
}

/** How the soloist gave up: on his own, or with the consent of an opponent (4.3.1, 4.3.2). */
export interface Resigned {
  readonly consent: Seat | null
}

/** The hand is over: passed by all, or played, or given up. */
export interface Over extends Opened, Tricks {
  readonly phase: 'over'
  /** The trick that a resignation broke off. */
  readonly trick: Trick | null
  /** null in a passed deal. */
  readonly game: {
    readonly soloist: Seat
    readonly announcement: Announcement
    readonly discard: Cards | null
    readonly resigned: Resigned | null
  } | null
}

export type State = Auction | SkatChoice | Discarding | Announcing | Playing | Over
