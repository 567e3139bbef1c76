/** What the chapters of a game's lessons are put together from. */
import { cardName, readCards, type Card, type Cards } from './cards.js'
import { line } from './sentence.js'
import type { Arg, Line } from './settlement.js'
import type { Piece, TaughtCard } from './teaching.js'

/** A sentence by itself. */
export const linePiece = (code: string, clause: string, args: Readonly<Record<string, Arg>> = {}): Piece => ({
  kind: 'line',
  line: line(code, clause, args),
})

/** Cards in a row, under a sentence. */
export const cardsPiece = (label: Line, cards: readonly TaughtCard[]): Piece => ({
  kind: 'cards',
  label,
  cards,
})

/** A card of an example, with what stands below it and, where that is what it is about, whether it may be played. */
export const taughtCard = (
  card: Card,
  below: Line | null = null,
  may: boolean | null = null,
): TaughtCard => ({
  card: cardName(card),
  note: below,
  may,
})

/** The set of cards that an example is about, `HA DQ`. It is written in the code, so that a name too many is a bug. */
export function exampleCards(text: string): Cards {
  const cards = readCards(text.split(' '))
  if (cards === undefined) throw new Error(`no cards: ${text}`)
  return cards
}
