/** Sentences of the lessons, and the cards that they name. */
import { cardName, cardNames, type Card, type Cards } from './cards.js'
import type { Arg, Line } from './settlement.js'

/** A sentence with the clause that it follows. */
export const line = (code: string, clause: string, args: Readonly<Record<string, Arg>> = {}): Line => ({
  code,
  args,
  clause,
})

/** A note below a card or in a table: it follows what the clause above it says. */
export const note = (code: string, args: Readonly<Record<string, Arg>> = {}): Line => line(code, '', args)

/** Cards as an argument, `CJ+HT`, in the order given. */
export const named = (cards: readonly Card[]): string => cards.map(cardName).join('+')
/** The cards of a set as an argument, in ascending number. */
export const namedSet = (cards: Cards): string => cardNames(cards).join('+')
