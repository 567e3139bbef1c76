/** What the chapters of a game's lessons show, so that tests can compare it with the rules. */
import { readCard, type Card, type Piece, type Shapes, type Teaching } from '@stolik/core'

type Kind<K extends Piece['kind']> = Extract<Piece, { readonly kind: K }>

export interface Examples {
  /**
   * Returns the cards of the row under the sentence with this code, in the order shown. Empty if there is no such
   * row.
   */
  readonly cardsOf: (code: string) => readonly Card[]
  /** All sums, in the order of the chapters. */
  readonly sums: readonly Kind<'sum'>[]
}

export function examplesOf<T extends Shapes>(teaching: Teaching<T>): Examples {
  const pieces = teaching.chapters().flatMap((chapter) => chapter.pieces)
  const rows = pieces.filter((piece) => piece.kind === 'cards')
  return {
    cardsOf: (code) =>
      rows.find(({ label }) => label.code === code)?.cards.map(({ card }) => readCard(card) as Card) ?? [],
    sums: pieces.filter((piece) => piece.kind === 'sum'),
  }
}
