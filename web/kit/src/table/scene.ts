/**
 * What a game's view looks like on a table: plain data, in the viewer's words. A game computes it, the shared
 * table draws it and animates by comparing two of them.
 */
import type { Chair } from '@stolik/core'
import type { TablePlayer } from './renderer.js'
import type { Place } from './places.js'

/** A card lying open: its code for `<playing-card>` and what it is called. */
export interface ShownCard {
  readonly card: string
  readonly label: string
}

/** A player's plate. */
export interface Plate {
  readonly chair: Chair
  readonly place: Place
  readonly player: TablePlayer | null
  /** Their place in this hand: przodek, leads, deals. */
  readonly role: string
  /** What they said last, or what they play. */
  readonly call: string
  /** Which side they are known to be on, '' if nobody says so. */
  readonly side: string
  /** Cards in hand; null = does not play this hand. */
  readonly cards: number | null
  /** Tricks taken: whose they are everybody sees. null = does not play this hand. */
  readonly tricks: number | null
  /** They play this contract, as far as everybody knows. */
  readonly plays: boolean
  /** Card points taken, where the rules let everyone know them. */
  readonly points: number | null
  readonly turn: boolean
  /** Their hand where it lies open. */
  readonly open: readonly ShownCard[]
}

export interface TrickCard extends ShownCard {
  readonly place: Place
}

/** A trick: cards in the order played, so the first one led. */
export interface Trick {
  readonly cards: readonly TrickCard[]
  /** Who took it; null while it is being played. */
  readonly winner: Place | null
}

export interface HandCard extends ShownCard {
  readonly playable: boolean
  /** Why it cannot be played now, '' if nothing needs to be said. */
  readonly why: string
  /** Something to know of this card, such as that it was taken up: a dot marks it, and it is said. */
  readonly note: string
}

/** `still`: only to look at and to order; `play`: a tap raises, the next plays; `choose`: taps take and put back. */
export type HandMode = 'still' | 'play' | 'choose'

export interface Middle {
  /** '' where the smaller lines say it. */
  readonly big: string
  /** Smaller lines below it. */
  readonly small: readonly string[]
  /** Cards shown beside the words, such as what lay face down, at the end. */
  readonly cards: readonly ShownCard[]
}

/** Cards that are still to be drawn, and one that lies open with them from the deal on. */
export interface Stock {
  /** Cards face down. */
  readonly left: number
  /** The one that was turned up, half under them; null where none is. */
  readonly card: ShownCard | null
  /** How many there are, in words. */
  readonly label: string
  /** Nothing more is drawn. */
  readonly closed: boolean
}

export interface Scene {
  readonly plates: readonly Plate[]
  readonly trick: Trick
  /** The finished trick that may still be looked at. */
  readonly last: Trick | null
  /** Tricks finished so far. */
  readonly done: number
  /** What is being played: one line, '' before anything stands. */
  readonly contract: string
  /** What the middle says while no card lies there, such as the auction's last word. */
  readonly middle: Middle | null
  /** What lies beside the trick all the time: drawn where the table has a `stockPart`. */
  readonly stock?: Stock | null
  readonly hand: readonly HandCard[]
  /** The hand has ended. */
  readonly over: boolean
  /** While playing the playable cards rise and the others are dimmed. */
  readonly mode: HandMode
}

export const noTrick: Trick = { cards: [], winner: null }
