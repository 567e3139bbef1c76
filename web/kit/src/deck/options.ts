/** The choices that a deck offers, and how a card's text is read. */

/** `french` has two colours, `four` is the tournament deck with four colours, `german` has acorn, leaf, heart and bell. */
export type DeckStyle = 'french' | 'four' | 'german'
export type SuitName = 'C' | 'S' | 'H' | 'D'
export type RankName = 'A' | 'T' | 'K' | 'Q' | 'J' | '9' | '8' | '7'

/** The four letters for ace, king, queen and jack, in this order, such as `AKDW`, `AKQJ`, `AKDB` or `DKOU`. */
export type Letters = string

export interface Face {
  readonly suit: SuitName
  readonly rank: RankName
}

/** Reads `CJ` or `HT`; returns undefined when the text is not a card. */
export function readFace(text: string): Face | undefined {
  return /^[CSHD][ATKQJ987]$/.test(text)
    ? { suit: text.charAt(0) as SuitName, rank: text.charAt(1) as RankName }
    : undefined
}

/** Returns the index of a rank: a letter of the set, or the number. */
export function indexOf(rank: RankName, letters: Letters): string {
  if (rank === 'T') return '10'
  const place = 'AKQJ'.indexOf(rank)
  return place < 0 ? rank : (letters[place] ?? rank)
}
