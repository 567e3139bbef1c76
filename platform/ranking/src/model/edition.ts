/**
 * A ranking as it was published: scheme, inputs and result under one hash, which the association signs. Nothing in it is ever
 * changed: a correction is the next edition, which says what it changes and why.
 */
import type { EditionStatus } from '@stolik/contract/published/ranking'
import type { Category } from '@stolik/contract/shapes'
import type { Sealing } from './people.js'
import type { Merged } from './same.js'
import type { Scheme } from './scheme.js'

export const editionFormat = 'stolik-edition/1'

/** Everything that the hash is over. */
export interface EditionContent {
  readonly format: typeof editionFormat
  readonly ranking: string
  /** From 1 in its ranking. */
  readonly number: number
  /** The day up to which it counts, `YYYY-MM-DD`. */
  readonly date: string
  readonly scheme: Scheme
  /** Of the scheme, counted by the ranking. */
  readonly schemeVersion: number
  /** Hashes of the sheets that were offered, sorted; those that the scheme does not take are among them. */
  readonly sheets: readonly string[]
  /** Who had a licence, and from when to when: only where the scheme asks for it. Sorted by person. */
  readonly licences: readonly Licensed[]
  /** Hash of the edition that is carried over from, or by which divisions were formed. */
  readonly carried: string | null
  /** Who is one person by decisions of the association; left out where nobody is. */
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

export interface Result {
  /** In the order of places; those without a place behind, in the order of their points. */
  readonly all: readonly Row[]
  readonly categories: readonly { readonly category: Category; readonly rows: readonly Placed[] }[]
  readonly teams: readonly TeamRow[]
}

export interface Placed {
  readonly person: string
  readonly place: number | null
}

export interface Row extends Placed {
  /** What they are ranked by. */
  readonly score: number
  readonly club: string | null
  readonly division: string | null
  /** Where they go after the season: 1 up, −1 down. */
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
  /** Brought along from the season before. */
  readonly carried: number
  /** What a rating is unsure by; null where points are counted. */
  readonly deviation: number | null
}

/**
 * One result of somebody, and whether it was taken. Not kept in the edition, since it follows from scheme and sheets; it is
 * told of whoever is asked about.
 */
export interface Counted {
  /** Hash of the sheet, which has the lists behind it. */
  readonly sheet: string
  /** Null: all lists of the event. */
  readonly series: number | null
  /** As it counts: after weight and decay; of a rating, what it moved. */
  readonly value: number
  readonly taken: boolean
}

export interface TeamRow {
  readonly place: number
  readonly name: string
  readonly score: number
  readonly members: readonly { readonly person: string; readonly score: number }[]
}

/** What was done with an edition, one after the other, each signed over hash, status and time. */
export interface Stamped {
  readonly status: EditionStatus
  readonly at: number
  readonly by: string
  /** Id of the key, and the signature in base64; null of a draft. */
  readonly key: string | null
  readonly signature: string | null
}
