/** What a game's `web` folder offers to the widgets: an element for its table, and its words. */
import type { Chair, Locale, Rulebook, Seat, SealedTeaching } from '@stolik/core'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Words } from '../words/room.js'

/** Someone at the table, by chair. */
export interface TablePlayer {
  readonly name: string
  readonly bot: boolean
  readonly online: boolean
  /** What `<stolik-mark>` draws before the name, where the page has that element. */
  readonly mark?: 'VERIFIED' | 'OFFICIAL' | null
  /** Time left in milliseconds at the moment `at` (milliseconds of performance.now), or null without clocks. */
  readonly clock: { readonly left: number; readonly running: boolean; readonly at: number } | null
}

/**
 * The properties that the widgets set on a game's table elements. They fetch nothing and keep no truth: they draw the view
 * and what has changed since the one before.
 */
export interface TableLook<V extends object = object> extends HTMLElement {
  /** What the viewer may know; null before the first hand. */
  view: V | null
  /** The viewer's seat in this hand; null = onlooker or sitting out. */
  seat: Seat | null
  /** By chair; null = free. */
  players: readonly (TablePlayer | null)[]
  /** The chair of each seat of this hand. */
  seating: readonly Chair[]
  dealer: Chair
  locale: Locale
  /** The viewer's chair, also while they sit out; null or absent = onlooker. */
  chair?: Chair | null
  /** Deck and index letters, as `<playing-card>` takes them. */
  deck?: DeckStyle
  letters?: Letters
  /** What people have just said, by chair: shown at their plates, and told elsewhere. */
  said?: readonly (string | null)[]
  /** What it speaks by, for who would have the words come before the view. */
  readonly rooms?: readonly Words[]
}

/** A table to play at: it asks the game's own `legal(view)`, and sends `stolik-move` when a person acts. */
export interface TableElement<V extends object = object> extends TableLook<V> {
  /** True while a move is under way to the server: nothing more can be sent. */
  busy: boolean
  /** A playable card is played by the first tap, not raised first. */
  firstTap?: boolean
  /** Who plays here for the first time: the first tap says that a second one plays the card. */
  novice?: boolean
}

/** A table that is only looked at. */
export interface ShownTableElement<V extends object = object> extends TableLook<V> {
  /** Views by seat: every hand lies open, and `view` is an onlooker's; null = as the viewer sees it. */
  hands: readonly V[] | null
  /** Milliseconds a finished trick stays. */
  linger: number
}

/** What a finished hand is looked at by: a `ShownTableElement`. */
export interface Shows {
  /** Its tag; importing the module defines it. */
  readonly tag: `${string}-${string}`
  /** The view that the element takes, from the gateway's answer. */
  read(data: object): object
  /** How far play has come in a view: tricks finished, and cards of the next that lie on the table. */
  tricks(view: object): { readonly done: number; readonly lying: number }
  /** Words for settlement lines, sheet rows, profiles (`profile.<id>`) and the game's name (`game`). */
  readonly catalogues: Words
}

/** What a game is played by: a `TableElement`. */
export interface Renderer extends Shows {
  /** GraphQL inline fragment that asks for the whole view, such as `... on SkatView { phase hand }`. */
  readonly selection: string
}

/** The rules of a game's profiles in short, and the words of them. */
export interface Rules extends Rulebook<object> {
  readonly words: Words
}

/** What a game brings for who learns it: its own teaching, and all the words of it, those of its settlements among them. */
export interface Lessons {
  readonly teaching: SealedTeaching
  readonly words: Words
}

/** A person's move, as text; `card` says that a card of the hand was played. Bubbles and crosses shadow roots. */
export class MoveEvent extends CustomEvent<{ readonly move: string; readonly card: boolean }> {
  static readonly type = 'stolik-move'
  constructor(move: string, card = false) {
    super(MoveEvent.type, { detail: { move, card }, bubbles: true, composed: true })
  }
}
