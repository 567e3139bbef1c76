/** What a team comes to, before it has a place. */
export interface TeamScore extends TeamFigures {
  readonly name: string
  readonly score: number
  readonly members: readonly { readonly person: string; readonly score: number }[]
}

/** What tells teams apart: the sums of those who count, of the best result the greatest. */
export interface TeamFigures {
  readonly points: number
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly won: number
  readonly events: number
  readonly lists: number
  readonly best: number
}
