/**
 * An edition as it is shown: names, places before and what a table needs, in one JSON document for all readers alike. It is made
 * once for an edition and served as a file.
 */
import type { Category } from '../shapes.js'

export type EditionStatus = 'draft' | 'provisional' | 'final' | 'withdrawn'

export const publishedFormat = 'stolik-ranking/1'

export interface Published {
  readonly format: typeof publishedFormat
  readonly ranking: string
  readonly name: string
  /** Who publishes it. */
  readonly association: string
  readonly game: string
  readonly season: { readonly from: string; readonly until: string }
  readonly edition: number
  readonly status: EditionStatus
  /** The day up to which it counts. */
  readonly date: string
  /** When it got its status; milliseconds. */
  readonly at: number
  readonly hash: string
  readonly corrects: { readonly edition: number; readonly reason: string } | null
  /** Number of the newest edition that counts and corrects this one. */
  readonly correctedBy: number | null
  /** Whether scores are points or a rating, and digits after the comma. */
  readonly kind: 'points' | 'rating'
  readonly decimals: number
  readonly divisions: readonly string[]
  readonly categories: readonly Category[]
  readonly rows: readonly PublishedRow[]
  readonly teams: readonly PublishedTeam[]
}

export interface PublishedRow {
  readonly person: string
  /** Null of who asked to be forgotten. */
  readonly name: string | null
  readonly club: string | null
  /** Null: not enough results to be ranked. */
  readonly place: number | null
  /** In the edition before; null: not in it. */
  readonly before: number | null
  readonly score: number
  readonly deviation: number | null
  readonly division: string | null
  readonly moves: -1 | 0 | 1
  readonly events: number
  readonly lists: number
  readonly hands: number
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly won: number
  readonly lost: number
  /** Place in each category that they are in. */
  readonly places: Readonly<Partial<Record<Category, number | null>>>
}

export interface PublishedTeam {
  readonly place: number
  readonly name: string
  readonly score: number
  readonly members: readonly {
    readonly person: string
    readonly name: string | null
    readonly score: number
  }[]
}
