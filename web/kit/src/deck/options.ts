/** What can be chosen about a deck, and how a card's text is read. */

/** `french` two colours, `four` the tournament deck of four, `german` acorn, leaf, heart and bell. */
export type DeckStyle = 'french' | 'four' | 'german'
export type SuitName = 'C' | 'S' | 'H' | 'D'
export type RankName = 'A' | 'T' | 'K' | 'Q' | 'J' | '9' | '8' | '7'

/** The four letters for ace, king, queen and jack, in this order, such as `AKDW`, `AKQJ`, `AKDB` or `DKOU`. */
export type Letters = string

export interface Face {
  readonly suit: SuitName
  readonly rank: RankName
}

/** Reads `CJ`, `HT`; undefined when the text stands for no card. */
export function readFace(text: string): Face | undefined {
  return /^[CSHD][ATKQJ987]$/.test(text)
    ? { suit: text.charAt(0) as SuitName, rank: text.charAt(1) as RankName }
    : undefined
}

/** The index of a rank: a letter of the set, or the number. */
export function indexOf(rank: RankName, letters: Letters): string {
  if (rank === 'T') return '10'
  const place = 'AKQJ'.indexOf(rank)
  return place < 0 ? rank : (letters[place] ?? rank)
}
