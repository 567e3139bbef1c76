/** A hand of Skat in each of its phases, as plain data; missing values are null. */
import type { Cards, Seat } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import type { Deal } from './deal.js'
import type { Rules } from '../rules/rules.js'
import type { Level } from '../rules/valuation.js'
import type { Call, Exchange, Look, Offer, Swap, Trick, WonTrick } from '../rules/view.js'

interface Opened {
  readonly rules: Rules
  readonly deal: Deal
  readonly calls: readonly Call[]
  /** The last value named; 0 = no bid yet. */
  readonly bid: number
}

/** The auction (3.3.2–3.3.6). */
export interface Auction extends Opened {
  readonly phase: 'auction'
  /** The seat that names values; null if only forehand may still take the game. */
  readonly asker: Seat | null
  readonly hearer: Seat
  /** Whether the hearer must answer the last value. */
  readonly asked: boolean
}

interface Won extends Opened {
  readonly declarer: Seat
}

/** The declarer takes the skat or plays a hand game (2.1.1). */
export interface SkatChoice extends Won {
  readonly phase: 'skat'
}

/** The declarer holds twelve cards and discards two (2.2.2). */
export interface Discarding extends Won {
  readonly phase: 'discard'
}

export interface Announcing extends Won {
  readonly phase: 'announcement'
  /** The cards that the declarer discarded; null in a hand game. */
  readonly discard: Cards | null
}

/** Before a rewolucja the opponents may exchange cards (patrolki 3.4.9, towarzyski 2.6). */
export interface Exchanging extends Won {
  readonly phase: 'exchange'
  readonly announcement: Announcement
  readonly hands: readonly [Cards, Cards, Cards]
  /** The skat as it is now. A player who has taken it does not have it in their `hands` yet. */
  readonly skat: Cards
  readonly step: Exclude<Exchange['step'], 'done'>
  /** The opponents who still have to act: with the skat only the first of them, with each other all of them. */
  readonly acting: readonly Seat[]
  /** The number that each seat has named, while the other opponent's is awaited. */
  readonly named: readonly (number | null)[]
  /** How many cards each gives, once both have named a number. */
  readonly count: number | null
  /** The cards that each seat gives, while the other opponent's are awaited. */
  readonly given: readonly (Cards | null)[]
  readonly swaps: readonly Swap[]
}

/** Where the cards are, and the results of the tricks. */
export interface Tricks {
  /** The cards that each seat still holds. */
  readonly hands: readonly [Cards, Cards, Cards]
  /** The cards of the finished tricks. */
  readonly played: Cards
  readonly tricks: readonly WonTrick[]
  /** Tricks won, by seat. */
  readonly won: readonly number[]
  /** Card points in them, by seat. */
  readonly points: readonly number[]
  readonly look: Look | null
}

export interface Playing extends Won, Tricks {
  readonly phase: 'play'
  readonly discard: Cards | null
  readonly announcement: Announcement
  /** What the opponents exchanged before a rewolucja; empty in every other game. */
  readonly swaps: readonly Swap[]
  readonly trick: Trick
  /** An offer to end the game; null if there is none (4.3). */
  readonly offer: Offer | null
  /** The seats whose offer has been refused in this trick. */
  readonly declined: readonly Seat[]
  /** The seats that laid down their cards in play; these lie open until the end (4.3.4, 4.3.5). */
  readonly open: readonly Seat[]
}

/** All play against all, since nobody has bid (patrolki 3.3.7, towarzyski 2.12). */
export interface Ramsz extends Opened, Tricks {
  readonly phase: 'ramsz'
  readonly trick: Trick
}

/**
 * How a game ended before its last trick. `resigned`: the declarer gave up, alone or with an opponent's consent
 * (4.3.1, 4.3.2) · `conceded`: an opponent gave up (4.3.3) · `agreed`: both opponents accepted the level that the
 * declarer claimed with open cards (pzskat 4.3.4) · `shown`: a player laid down their cards; `holds` says whether
 * their claim was right (4.3.4, 4.3.5).
 */
export type Ended =
  | { readonly kind: 'resigned'; readonly consent: Seat | null }
  | { readonly kind: 'conceded'; readonly by: Seat }
  | { readonly kind: 'agreed'; readonly level: Level }
  | { readonly kind: 'shown'; readonly by: Seat; readonly holds: boolean }

/** The hand is over: passed by all, played, or ended early. */
export interface Over extends Opened, Tricks {
  readonly phase: 'over'
  /** The unfinished trick of a hand that ended early. */
  readonly trick: Trick | null
  /** Whether all played against all. */
  readonly ramsz: boolean
  /** Null in a passed deal and in a ramsz. */
  readonly game: {
    readonly declarer: Seat
    readonly announcement: Announcement
    readonly discard: Cards | null
    readonly swaps: readonly Swap[]
    /** Null if the cards were played to the end. */
    readonly ended: Ended | null
  } | null
}

export type State = Auction | SkatChoice | Discarding | Announcing | Exchanging | Playing | Ramsz | Over
