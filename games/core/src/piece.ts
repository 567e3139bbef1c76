/** Building blocks of the chapters of a game's lessons. */
import { cardName, readCards, type Card, type Cards } from './cards.js'
import { line } from './sentence.js'
import type { Arg, Line } from './settlement.js'
import type { Piece, TaughtCard } from './teaching.js'

/** A sentence by itself. */
export const linePiece = (code: string, clause: string, args: Readonly<Record<string, Arg>> = {}): Piece => ({
  kind: 'line',
  line: line(code, clause, args),
})

/** A row of cards under a sentence. */
export const cardsPiece = (label: Line, cards: readonly TaughtCard[]): Piece => ({
  kind: 'cards',
  label,
  cards,
})

/**
 * A card of an example, with a note below it. `may` says whether the card may be played, if the example is about
 * that.
 */
export const taughtCard = (
  card: Card,
  below: Line | null = null,
  may: boolean | null = null,
): TaughtCard => ({
  card: cardName(card),
  note: below,
  may,
})

/**
 * The set of cards of an example, such as `HA DQ`. The text is written in the code, so an unknown name is a bug.
 */
export function exampleCards(text: string): Cards {
  const cards = readCards(text.split(' '))
  if (cards === undefined) throw new Error(`no cards: ${text}`)
  return cards
}
