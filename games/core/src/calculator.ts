/** What a contract is worth, for games where words can describe it without the cards. */
import type { Line } from './settlement.js'

export interface Calculated {
  readonly score: number
  /** How the score comes about; each line has its clause. */
  readonly lines: readonly Line[]
}

/**
 * Why words could not be valued. `unreadable`: a word means nothing. Other codes belong to the game; its catalogue
 * has `cannot.CODE` for each.
 */
export interface NotCalculated {
  readonly refused: string
  readonly word?: string
  readonly clause?: string
}

export interface Calculator {
  /** The words that it reads, shown as help. */
  readonly usage: string
  /** An example of a contract in these words. */
  readonly example: string
  value(profile: string, words: readonly string[]): Calculated | NotCalculated
  /** All games that can be won, in the same words. */
  games(profile: string): readonly { readonly words: string; readonly value: number }[]
}
