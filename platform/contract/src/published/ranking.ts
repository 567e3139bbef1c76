/**
 * An edition as shown to readers: names, earlier places and everything that the page needs, in one JSON document. It is made
 * once per edition and served as a file.
 */
import type { EditionStatus } from '../ranking/edition.js'
import type { Figures } from '../ranking/figures.js'
import type { Category } from '../shapes.js'

export const publishedFormat = 'stolik-ranking/1'

export interface Published {
  readonly format: typeof publishedFormat
  readonly ranking: string
  readonly name: string
  /** The association that publishes it. */
  readonly association: string
  readonly game: string
  readonly season: { readonly from: string; readonly until: string }
  readonly edition: number
  readonly status: EditionStatus
  /** The last day that counts. */
  readonly date: string
  /** When it got its status, in milliseconds. */
  readonly at: number
  readonly hash: string
  readonly corrects: { readonly edition: number; readonly reason: string } | null
  /** The number of the newest valid edition that corrects this one. */
  readonly correctedBy: number | null
  /** Whether scores are points or a rating, and the number of decimals. */
  readonly kind: 'points' | 'rating'
  readonly decimals: number
  readonly divisions: readonly string[]
  readonly categories: readonly Category[]
  /** The digests of the rules that settled the hands of all events that counted; left out if none is known. */
  readonly rules?: readonly string[]
  /** Who is youngest and oldest, and which places were decided by age; left out if the scheme does not ask. */
  readonly ages?: PublishedAges
  readonly rows: readonly PublishedRow[]
  readonly teams: readonly PublishedTeam[]
}

export interface PublishedAges {
  readonly youngest: readonly PublishedName[]
  readonly oldest: readonly PublishedName[]
  /** Places of equal players whom their ages told apart, in the order of places. */
  readonly equals: readonly {
    readonly division: string | null
    readonly from: number
    readonly until: number
  }[]
}

export interface PublishedName {
  readonly person: string
  /** Null if the player asked to be forgotten. */
  readonly name: string | null
}

export interface PublishedRow extends Figures {
  readonly person: string
  /** Null if the player asked to be forgotten. */
  readonly name: string | null
  readonly club: string | null
  /** Null if there are not enough results for a place. */
  readonly place: number | null
  /** The place in the edition before; null if not in it. */
  readonly before: number | null
  readonly score: number
  readonly deviation: number | null
  readonly division: string | null
  readonly moves: -1 | 0 | 1
  /** The place in each category of the player. */
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
