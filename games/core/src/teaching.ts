/**
 * How a game is taught: chapters whose examples the rules themselves have worked out, and a guide through a first hand
 * that sees what a player sees. All of it is data; words for it are the game's own catalogue of lessons.
 *
 * A sentence is a `Line` with the clause that it follows. An argument that is the text of cards, `CJ` or `CJ+HT`, is said as
 * their names, and a number called `seat`, or whose name ends so, as the name of that player.
 */
import type { Seat } from './seat.js'
import type { Play, Shapes } from './game.js'
import type { Random } from './random.js'
import type { Line } from './settlement.js'

/** A card of an example. */
export interface TaughtCard {
  /** As its text, `CJ`. */
  readonly card: string
  /** What stands below it, such as its points; null for nothing. */
  readonly note: Line | null
  /** Whether it may be played, where that is what the example is about; else null. */
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
  /** A sum as the result panel says it, in the words of the game's settlements. */
  | { readonly kind: 'sum'; readonly label: Line; readonly lines: readonly Line[] }

/** What chapters there can be, in the order in which they are read. */
export const chapterIds = ['cards', 'counting', 'sides', 'bidding', 'play', 'settlement'] as const
export type ChapterId = (typeof chapterIds)[number]

export interface Chapter {
  readonly id: ChapterId
  readonly pieces: readonly Piece[]
}

/** A move that a player of some experience would make, and why as far as the view shows it. */
export interface Advice {
  /** In the game's notation. */
  readonly move: string
  /** The move itself, to be said first. */
  readonly what: Line
  readonly why: readonly Line[]
}

export interface Guidance {
  /** What is happening. */
  readonly now: readonly Line[]
  /** What the viewer may do, or must. */
  readonly may: readonly Line[]
  /** Null when nothing is open to them. */
  readonly advice: Advice | null
}

/** A finished trick: its cards in the order played with the points of each. */
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
  /** The learner's. */
  readonly seat: Seat
}

/** What a piece of a chapter is called: the code of its sentence. */
export const paragraphOf = (piece: Piece): string => (piece.kind === 'line' ? piece.line : piece.label).code

/** The rules of a profile in short, to be read beside a table while one plays. */
export interface Rulebook<V> {
  /** By the clauses of the profile's own document, where it has them. */
  readonly chapters: (profile: string) => readonly Chapter[]
  /** The paragraph that matters now to whoever sees this view. */
  readonly matters: (view: V) => string
}

export interface Teaching<T extends Shapes> {
  readonly game: Play<T> & { bot(view: T['view'], random: Random): T['move'] }
  readonly profile: string
  readonly hands: readonly FirstHand[]
  readonly chapters: () => readonly Chapter[]
  /** From the view of a player alone; `move` is what a bot would do in their place. */
  readonly guide: (view: T['view'], move: T['move'] | null) => Guidance
  /** The last finished trick, while the viewer may look at it. */
  readonly trick: (view: T['view']) => ToldTrick | null
}
