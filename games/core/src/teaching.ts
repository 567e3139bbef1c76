/**
 * How a game is taught: chapters whose examples are worked out by the rules themselves, and a guide through a first
 * hand that sees only what a player sees. All of it is data; its words are in the game's own catalogue of lessons.
 *
 * A sentence is a `Line` with its clause. An argument that is the text of cards, `CJ` or `CJ+HT`, is shown as the
 * names of the cards. A number called `seat`, or with a name that ends in `Seat`, is shown as the name of that
 * player.
 */
import type { Seat } from './seat.js'
import type { Play, Shapes } from './game.js'
import type { Random } from './random.js'
import type { Line } from './settlement.js'

/** A card of an example. */
export interface TaughtCard {
  /** Its text, such as `CJ`. */
  readonly card: string
  /** The note below it, such as its points; null if there is none. */
  readonly note: Line | null
  /** Whether it may be played, if the example is about that; otherwise null. */
  readonly may: boolean | null
}

export type Piece =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'cards'; readonly label: Line; readonly cards: readonly TaughtCard[] }
  | {
      readonly kind: 'table'
      readonly label: Line
      readonly head: readonly Line[]
      readonly rows: readonly (readonly (Line | number)[])[]
    }
  /** A calculation as in the result panel, with sentences of the game's settlements. */
  | { readonly kind: 'sum'; readonly label: Line; readonly lines: readonly Line[] }

/** The possible chapters, in reading order. */
export const chapterIds = ['cards', 'counting', 'sides', 'bidding', 'play', 'settlement'] as const
export type ChapterId = (typeof chapterIds)[number]

export interface Chapter {
  readonly id: ChapterId
  readonly pieces: readonly Piece[]
}

/** A move that an experienced player would make, with reasons that the view shows. */
export interface Advice {
  /** In the game's notation. */
  readonly move: string
  /** The move itself, as the first sentence. */
  readonly what: Line
  readonly why: readonly Line[]
}

export interface Guidance {
  /** What is happening. */
  readonly now: readonly Line[]
  /** What the viewer may do, or must. */
  readonly may: readonly Line[]
  /** Null if the viewer has no move. */
  readonly advice: Advice | null
}

/** A finished trick: its cards in the order played, with the points of each. */
export interface ToldTrick {
  readonly cards: readonly {
    readonly seat: Seat
    readonly card: string
    readonly points: number
    readonly wins: boolean
  }[]
  readonly lines: readonly Line[]
}

/** A hand that shows the game well, found by trying many. */
export interface FirstHand {
  /** Its name in the catalogue is `hand.<id>`. */
  readonly id: string
  readonly deal: string
  /** The learner's seat. */
  readonly seat: Seat
}

/** The id of a piece of a chapter: the code of its sentence. */
export const paragraphOf = (piece: Piece): string => (piece.kind === 'line' ? piece.line : piece.label).code

/** A short form of a profile's rules, to be read beside a table during play. */
export interface Rulebook<V> {
  /**
   * The chapters of a profile. They cite the profile's own document if it has the clause. Those of a rule set follow from a view
   * of its table, which says what differs; without a view they are the base's.
   */
  readonly chapters: (profile: string, view: V | null) => readonly Chapter[]
  /** The paragraph that matters at this moment to the owner of this view. */
  readonly matters: (view: V) => string
}

export interface Teaching<T extends Shapes> {
  readonly game: Play<T> & { bot(view: T['view'], random: Random): T['move'] }
  readonly profile: string
  readonly hands: readonly FirstHand[]
  readonly chapters: () => readonly Chapter[]
  /** Guides a player from their view alone; `move` is what a bot would play in their place. */
  readonly guide: (view: T['view'], move: T['move'] | null) => Guidance
  /** The last finished trick, while the viewer may look at it. */
  readonly trick: (view: T['view']) => ToldTrick | null
}
