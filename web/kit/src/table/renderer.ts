/** The parts that a game's `web` folder offers to the elements: an element for its table, and its words. */
import type { Chair, Line, Locale, Rulebook, Seat, SealedTeaching, ShownLevel } from '@stolik/core'
import type { TemplateResult } from 'lit'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Words } from '../words/room.js'
import type { OnlyCard } from './only-card.js'
import type { HandOrder } from './hand-order.js'

/** A person or bot at the table, by chair. */
export interface TablePlayer {
  readonly name: string
  readonly bot: boolean
  /** How well a bot plays, which `<stolik-bot>` says, if the page has that element. */
  readonly level?: ShownLevel | null
  readonly online: boolean
  /** The mark that `<stolik-mark>` draws before the name, if the page has that element. */
  readonly mark?: 'VERIFIED' | 'OFFICIAL' | null
  /** Time left in milliseconds at the moment `at` (milliseconds of performance.now), or null without clocks. */
  readonly clock: { readonly left: number; readonly running: boolean; readonly at: number } | null
}

/**
 * The properties that Stolik's elements set on a game's table elements. Table elements fetch nothing and hold no state of the
 * game: they draw the view and what has changed since the previous one.
 */
export interface TableLook<V extends object = object> extends HTMLElement {
  /** What the viewer is allowed to know; null before the first hand. */
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
  /** What players have just said, by chair. It is shown at their plates; screen readers are told elsewhere. */
  remarks?: readonly (string | null)[]
  /** The words that it needs, for callers that want to load them before the view arrives. */
  readonly rooms?: readonly Words[]
}

/** A table to play at. It asks the game's own `legal(view)`, and sends `stolik-move` when a person acts. */
export interface TableElement<V extends object = object> extends TableLook<V> {
  /** True while a move is on its way to the server: no other can be sent. */
  busy: boolean
  /** The first tap plays a playable card instead of raising it. */
  firstTap?: boolean
  /** The player is here for the first time: after the first tap they are told that a second one plays the card. */
  novice?: boolean
  /** When the only card that may be played is played by itself. */
  onlyCard?: OnlyCard
  /** The order in which the player wants their cards. */
  order?: HandOrder
  /** How long a card moves, in milliseconds; 0 = not at all. */
  step?: number
}

/** A table that is only looked at. */
export interface ShownTableElement<V extends object = object> extends TableLook<V> {
  /** Views by seat: every hand lies open, and `view` is an onlooker's. Null shows the table as the viewer sees it. */
  hands: readonly V[] | null
  /** How many milliseconds a finished trick stays. */
  linger: number
  /** Draws the hand below in another way, such as with cards that can be pressed. Null or absent: as the table does. */
  handPart?: ((cards: readonly { readonly card: string }[]) => TemplateResult) | null
  /** The game's words, in which cards may be given the names of another deck. */
  catalogues: Words
}

/** What a game offers for looking at a finished hand: a `ShownTableElement`. */
export interface ReplayRenderer {
  /** The element's tag; importing the module defines it. */
  readonly tag: `${string}-${string}`
  /** Returns the view that the element takes, from the gateway's answer. */
  read(data: object): object
  /** Returns how far a view has come: how many tricks are finished, and how many cards of the next one are on the table. */
  tricks(view: object): { readonly done: number; readonly lying: number }
  /** Words for settlement lines, sheet rows, profiles (`profile.<id>`) and the game's name (`game`). */
  readonly catalogues: Words
}

/** What a game offers for playing: a `TableElement`. */
export interface Renderer extends ReplayRenderer {
  /** GraphQL inline fragment that selects the whole view, such as `... on SkatView { phase hand }`. */
  readonly selection: string
}

/** What a game says about its problems, besides what its table shows. */
export interface ProblemWords {
  /** Its name (`game`), its themes (`theme.…`), its calls, and what it says in other words than the element. */
  readonly words: Words
  /** What has been called in a view as its `ReplayRenderer` has read it, in order; `code` and `args` for `words`. */
  calls(view: object): readonly (Pick<Line, 'code' | 'args'> & { readonly seat: Seat })[]
  /** A call that may be chosen in a view, as text, in words; `code` and `args` for `words`. A game without problems of calls has none. */
  call?(view: object, move: string): Pick<Line, 'code' | 'args'>
  /** The cards that nobody holds and nobody has played, where there are such cards; `problem.aside` says what they are. */
  aside?(view: object, hands: readonly object[]): readonly string[]
}

/** A summary of the rules of a game's profiles, with its words. */
export interface Rules extends Rulebook<object> {
  readonly words: Words
}

/** What a game offers to learners: its teaching, and all its words, including those of settlements. */
export interface Lessons {
  readonly teaching: SealedTeaching
  readonly words: Words
}

/** A person's move, as text; `card` is true when it plays a card of the hand. Bubbles and crosses shadow roots. */
export class MoveEvent extends CustomEvent<{ readonly move: string; readonly card: boolean }> {
  static readonly type = 'stolik-move'
  constructor(move: string, card = false) {
    super(MoveEvent.type, { detail: { move, card }, bubbles: true, composed: true })
  }
}
