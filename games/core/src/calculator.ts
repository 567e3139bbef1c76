/** What a contract is worth, for games where that can be told in words, without the cards. */
import type { Line } from './settlement.js'

export interface Calculated {
  readonly score: number
  /** How it comes to that, each line with its clause. */
  readonly lines: readonly Line[]
}

/** `unreadable`: a word means nothing. Other codes are the game's; `cannot.CODE` in its catalogue says them. */
export interface NotCalculated {
  readonly refused: string
  readonly word?: string
  readonly clause?: string
}

export interface Calculator {
  /** The words that it reads, for help. */
  readonly usage: string
  /** A contract in its words. */
  readonly example: string
  value(profile: string, words: readonly string[]): Calculated | NotCalculated
  /** Everything that can be won, in the same words. */
  games(profile: string): readonly { readonly words: string; readonly value: number }[]
}
