import type { Chair, Phrase } from '@stolik/core'

/** A remark of one person at a table, to everybody there. */
export interface Remark {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly chair: Chair
  /** Never sent to clients directly: see `speakerOf`. */
  readonly person: string
  readonly name: string
  /** The content: a phrase, or free text. */
  readonly said: { readonly phrase: Phrase } | { readonly text: string }
  /** The remark that it answers. */
  readonly answering: string | null
  /** The hand in play at that time; null between hands. */
  readonly hand: number | null
  /** Whether others see it only after that hand is settled. */
  readonly held: boolean
}

/** How many remarks are stored per table; older ones are dropped. */
export const mostRemarks = 40

/** The most characters in a free-text remark. */
export const longestLine = 120
