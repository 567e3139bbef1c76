/**
 * A published ranking: scheme, inputs and result under one hash, which the association signs. An edition never changes. A
 * correction is the next edition and says what it changes and why.
 */
import type { EditionStatus } from '@stolik/contract/published/ranking'
import type { Category } from '@stolik/contract/shapes'
import type { Ages } from './ages.js'
import type { Membership, Sealing } from './people.js'
import type { Merged } from './same.js'
import type { Scheme } from './scheme.js'

export const editionFormat = 'stolik-edition/1'

/** Everything that the hash covers. */
export interface EditionContent {
  readonly format: typeof editionFormat
  readonly ranking: string
  /** From 1 within its ranking. */
  readonly number: number
  /** The last day that counts, `YYYY-MM-DD`. */
  readonly date: string
  readonly scheme: Scheme
  /** Version of the scheme, numbered within the ranking. */
  readonly schemeVersion: number
  /** Hashes of the sheets that were offered, sorted, including those that the scheme does not take. */
  readonly sheets: readonly string[]
  /** Licences with their periods of validity, only if the scheme demands licences. Sorted by person. */
  readonly licences: readonly Licensed[]
  /** Since when people are in which club, only if the scheme has a rule for transfers. Sorted by person and day. */
  readonly clubs?: readonly Belonging[]
  /** Hash of the edition whose points are carried over, or from which divisions were formed. */
  readonly carried: string | null
  /** Records that the association declared to be one person; left out if there are none. */
  readonly merged?: readonly Merged[]
  /** The edition that this one corrects. */
  readonly corrects: { readonly hash: string; readonly reason: string } | null
  readonly result: Result
  readonly people: readonly Sealing[]
}

export interface Licensed {
  readonly person: string
  readonly from: string
  readonly until: string | null
}

/** From this day on the person is in this club, until their next such day; null: in none. */
export interface Belonging extends Membership {
  readonly person: string
}

export interface Result {
  /** In the order of places. People without a place come last, ordered by score. */
  readonly all: readonly Row[]
  readonly categories: readonly { readonly category: Category; readonly rows: readonly Placed[] }[]
  readonly teams: readonly TeamRow[]
  /** The digests of the rules that settled the hands of all events that counted, sorted; left out if none is known. */
  readonly rules?: readonly string[]
  /**
   * Who is youngest and oldest, and who of the equal ones is older: the only part that follows from something that an edition does
   * not hold, the years of birth. Left out if the scheme does not ask.
   */
  readonly ages?: Ages
}

export interface Placed {
  readonly person: string
  readonly place: number | null
}

export interface Row extends Placed {
  /** The figure by which people are ranked. */
  readonly score: number
  readonly club: string | null
  readonly division: string | null
  /** Where they move after the season: 1 up, −1 down. */
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
  /** Points carried over from the season before. */
  readonly carried: number
  /** Points beside the results; left out if the scheme has none. */
  readonly bonus?: number
  /** The uncertainty of a rating; null if points are counted. */
  readonly deviation: number | null
}

/**
 * One result of a person, and whether it was taken. It follows from scheme and sheets, so the edition does not store it; it is
 * computed on request.
 */
export interface Counted {
  /** Hash of the sheet with the lists behind this result. */
  readonly sheet: string
  /** Null: all lists of the event. */
  readonly series: number | null
  /** The value that counts, after weight and decay; for a rating, its change. */
  readonly value: number
  readonly taken: boolean
}

export interface TeamRow {
  readonly place: number
  readonly name: string
  readonly score: number
  readonly members: readonly { readonly person: string; readonly score: number }[]
}

/** A change of an edition's status, signed over hash, status and time. */
export interface Stamped {
  readonly status: EditionStatus
  readonly at: number
  readonly by: string
  /** Id of the key, and the signature in base64; null for a draft. */
  readonly key: string | null
  readonly signature: string | null
}
