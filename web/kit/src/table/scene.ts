/**
 * A game's view as it looks on a table: plain data, in the viewer's words. A game computes it. The shared table draws it and
 * animates the difference between two of them.
 */
import type { Chair } from '@stolik/core'
import type { TablePlayer } from './renderer.js'
import type { Place } from './places.js'

/** An open card: its code for `<playing-card>` and its name. */
export interface ShownCard {
  readonly card: string
  readonly label: string
}

/** A player's plate. */
export interface Plate {
  readonly chair: Chair
  readonly place: Place
  readonly player: TablePlayer | null
  /** Their place in this hand, such as przodek, leads or deals. */
  readonly role: string
  /** Their last call, or what they play. */
  readonly call: string
  /** The side they are known to be on; '' if nobody has announced it. */
  readonly side: string
  /** Cards in hand; null = not in this hand. */
  readonly cards: number | null
  /** Tricks taken, which everybody may see; null = not in this hand. */
  readonly tricks: number | null
  /** Whether they play this contract, as far as everybody knows. */
  readonly plays: boolean
  /** Card points taken, where the rules let everyone know them. */
  readonly points: number | null
  readonly turn: boolean
  /** Their hand, if it lies open. */
  readonly open: readonly ShownCard[]
}

export interface TrickCard extends ShownCard {
  readonly place: Place
}

/** A trick: cards in the order played, so the first card led. */
export interface Trick {
  readonly cards: readonly TrickCard[]
  /** Where its winner sits; null while it is being played. */
  readonly winner: Place | null
}

export interface HandCard extends ShownCard {
  readonly playable: boolean
  /** Why it cannot be played now; '' if nothing needs to be said. */
  readonly why: string
  /** A remark about this card, for example that it was picked up. A dot marks it, and screen readers read the remark. */
  readonly note: string
}

/**
 * `still`: only to look at and to order; `ahead`: others are to play a card, and a tap chooses one for the next turn; `play`: a tap
 * raises a card, the next plays it; `choose`: taps pick cards and put them back.
 */
export type HandMode = 'still' | 'ahead' | 'play' | 'choose'

export interface Middle {
  /** The big line; '' where the smaller lines say enough. */
  readonly big: string
  /** Smaller lines below it. */
  readonly small: readonly string[]
  /** Cards shown beside the words, for example at the end the cards that lay face down. */
  readonly cards: readonly ShownCard[]
}

/** Cards that are still to be drawn, with a card that may be turned up beside them from the deal on. */
export interface Stock {
  /** How many cards are face down. */
  readonly left: number
  /** The card that was turned up and lies half under them; null if there is none. */
  readonly card: ShownCard | null
  /** How many cards there are, in words. */
  readonly label: string
  /** No more cards may be drawn. */
  readonly closed: boolean
}

export interface Scene {
  readonly plates: readonly Plate[]
  readonly trick: Trick
  /** The finished trick that may still be looked at. */
  readonly last: Trick | null
  /** Tricks finished so far. */
  readonly done: number
  /** What is being played, in one line; '' before it is decided. */
  readonly contract: string
  /** What the middle says while there is no card, such as the last bid. */
  readonly middle: Middle | null
  /** What lies beside the trick all the time: drawn if the table has a `stockPart`. */
  readonly stock?: Stock | null
  readonly hand: readonly HandCard[]
  /** The hand has ended. */
  readonly over: boolean
  /** In `play`, the playable cards rise and the others are dimmed. */
  readonly mode: HandMode
}

export const noTrick: Trick = { cards: [], winner: null }
