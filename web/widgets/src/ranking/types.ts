/** A published ranking, and a player of it, as the files of the server have them. */
export type EditionStatus = 'draft' | 'provisional' | 'final' | 'withdrawn'

export interface Published {
  readonly ranking: string
  readonly name: string
  readonly association: string
  readonly game: string
  /** Days, `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly until: string }
  readonly edition: number
  readonly status: EditionStatus
  /** The day up to which it counts. */
  readonly date: string
  /** When it got its status; milliseconds. */
  readonly at: number
  readonly hash: string
  readonly corrects: { readonly edition: number; readonly reason: string } | null
  readonly kind: 'points' | 'rating'
  /** Digits after the comma. */
  readonly decimals: number
  readonly divisions: readonly string[]
  readonly categories: readonly string[]
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
  readonly places: Readonly<Record<string, number | null>>
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

export interface PublishedPerson {
  readonly ranking: string
  readonly rankingName: string
  readonly person: string
  readonly name: string | null
  readonly club: string | null
  readonly kind: 'points' | 'rating'
  readonly decimals: number
  /** The oldest edition first. */
  readonly history: readonly PersonEdition[]
  readonly results: readonly PersonResult[]
  readonly kinds: readonly {
    readonly game: string
    readonly kind: string
    readonly played: number
    readonly won: number
  }[]
  readonly totals: {
    readonly events: number
    readonly lists: number
    readonly hands: number
    readonly small: number
    readonly won: number
    readonly lost: number
    readonly mean: number | null
  }
  readonly best: {
    readonly score: number
    readonly game: string
    readonly kind: string
    readonly event: string
    readonly date: string
  } | null
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
  /** Id of an event of this server; null of one from elsewhere. */
  readonly event: string | null
  readonly name: string
  readonly date: string
  readonly series: number | null
  readonly place: number | null
  readonly players: number
  readonly points: number
  readonly small: number
  /** As it counts; of a rating, what it moved. */
  readonly value: number
  readonly taken: boolean
}

export interface PersonAgainst {
  readonly person: string
  readonly name: string | null
  readonly tables: number
  readonly ahead: number
  readonly behind: number
  readonly small: number
  readonly otherSmall: number
}
