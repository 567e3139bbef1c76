/** A player of a ranking as they are shown: one JSON document, made when somebody opens their row. */
import type { EditionStatus } from './ranking.js'

export const personFormat = 'stolik-ranking-person/1'

export interface PublishedPerson {
  readonly format: typeof personFormat
  readonly ranking: string
  readonly rankingName: string
  readonly person: string
  /** Null of who asked to be forgotten. */
  readonly name: string | null
  readonly club: string | null
  readonly kind: 'points' | 'rating'
  readonly decimals: number
  /** One of each published edition that has them, the oldest first; an edition that was corrected is left out. */
  readonly history: readonly PersonEdition[]
  /** What their place comes from in the newest edition, the oldest first. */
  readonly results: readonly PersonResult[]
  /** Contracts of their own, of events played here. */
  readonly kinds: readonly PersonKind[]
  readonly totals: {
    readonly events: number
    readonly lists: number
    readonly hands: number
    readonly small: number
    readonly won: number
    readonly lost: number
    /** Small points a list; null without a list. */
    readonly mean: number | null
  }
  /** The hand that brought them most. */
  readonly best: {
    readonly score: number
    readonly game: string
    readonly kind: string
    readonly event: string
    readonly date: string
  } | null
  /** Whom they met at a table, the most often first; at most fifty. */
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
  /** Where the lists of the event are shown; null of an event from elsewhere. */
  readonly event: string | null
  readonly name: string
  readonly date: string
  /** Null: all lists of the event. */
  readonly series: number | null
  /** In the event; null without one. */
  readonly place: number | null
  readonly players: number
  readonly points: number
  readonly small: number
  /** As it counts; of a rating, what it moved. */
  readonly value: number
  readonly taken: boolean
}

export interface PersonKind {
  readonly game: string
  /** A sentence of the game's catalogue. */
  readonly kind: string
  readonly played: number
  readonly won: number
}

export interface PersonAgainst {
  readonly person: string
  readonly name: string | null
  readonly tables: number
  /** How often they had more small points, and how often the other. */
  readonly ahead: number
  readonly behind: number
  readonly small: number
  readonly otherSmall: number
}
