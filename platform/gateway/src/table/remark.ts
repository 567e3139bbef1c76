import type { Chair, Phrase } from '@stolik/core'

/** Something that one person said at a table, to everybody there. */
export interface Remark {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly chair: Chair
  /** Never shown as it is: see `speakerOf`. */
  readonly person: string
  readonly name: string
  /** What was said: a phrase, or the speaker's own words. */
  readonly said: { readonly phrase: Phrase } | { readonly text: string }
  /** The remark that it answers. */
  readonly answering: string | null
  /** The hand that was in play then; null between hands. */
  readonly hand: number | null
  /** Whether others hear it only once that hand is settled. */
  readonly held: boolean
}

/** Of each table so many are kept, the newest. */
export const mostRemarks = 40

/** Characters of a line in one's own words. */
export const longestLine = 120
