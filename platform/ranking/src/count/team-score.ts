/** The score of a team, before it has a place. */
export interface TeamScore extends TeamFigures {
  readonly name: string
  readonly score: number
  readonly members: readonly { readonly person: string; readonly score: number }[]
}

/** The figures for the tie-breaks of teams: sums over the members who count, but the maximum for `best`. */
export interface TeamFigures {
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly won: number
  readonly lost: number
  readonly events: number
  readonly lists: number
  readonly best: number
}
