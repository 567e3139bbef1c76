/** One player of a ranking as shown to readers: one JSON document, made when somebody opens their row. */
import type { EditionStatus } from '../ranking/edition.js'

export const personFormat = 'stolik-ranking-person/1'

export interface PublishedPerson {
  readonly format: typeof personFormat
  readonly ranking: string
  readonly rankingName: string
  readonly person: string
  /** Null if the player asked to be forgotten. */
  readonly name: string | null
  readonly club: string | null
  readonly kind: 'points' | 'rating'
  readonly decimals: number
  /** One item per published edition that has them, the oldest first. Corrected editions are left out. */
  readonly history: readonly PersonEdition[]
  /** The results behind their place in the newest edition, the oldest first. */
  readonly results: readonly PersonResult[]
  /** Contracts that they declared, in events played here. */
  readonly kinds: readonly PersonKind[]
  readonly totals: {
    readonly events: number
    readonly lists: number
    readonly hands: number
    readonly small: number
    readonly won: number
    readonly lost: number
    /** Small points per list; null without a list. */
    readonly mean: number | null
  }
  /** The hand that gave them the most points. */
  readonly best: {
    readonly score: number
    readonly game: string
    readonly kind: string
    readonly event: string
    readonly date: string
  } | null
  /** Players whom they met at a table, the most frequent first; at most fifty. */
  readonly against: readonly PersonAgainst[]
}

export interface PersonEdition {
  readonly edition: number
  readonly date: string
  readonly status: EditionStatus
  readonly place: number | null
  readonly score: number
  readonly deviation: number | null
}

export interface PersonResult {
  /** The event whose lists are shown; null if the event was held elsewhere. */
  readonly event: string | null
  readonly name: string
  readonly date: string
  /** Null: all lists of the event. */
  readonly series: number | null
  /** The place in the event; null without one. */
  readonly place: number | null
  readonly players: number
  readonly points: number
  readonly small: number
  /** The value that counts; in a rating, the change. */
  readonly value: number
  readonly taken: boolean
}

export interface PersonKind {
  readonly game: string
  /** A key of the game's catalogue. */
  readonly kind: string
  readonly played: number
  readonly won: number
}

export interface PersonAgainst {
  readonly person: string
  readonly name: string | null
  readonly tables: number
  /** How often they had more small points, and how often the opponent had. */
  readonly ahead: number
  readonly behind: number
  readonly small: number
  readonly otherSmall: number
}
