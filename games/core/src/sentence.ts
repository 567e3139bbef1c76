/** Makes sentences of the lessons, and cards as their arguments. */
import { cardName, cardNames, type Card, type Cards } from './cards.js'
import type { Arg, Line } from './settlement.js'

/** A sentence with the clause it is based on. */
export const line = (code: string, clause: string, args: Readonly<Record<string, Arg>> = {}): Line => ({
  code,
  args,
  clause,
})

/** A note below a card or in a table. It has no clause, since the sentence above it cites one. */
export const note = (code: string, args: Readonly<Record<string, Arg>> = {}): Line => line(code, '', args)

/** Cards as an argument, `CJ+HT`, in the order given. */
export const named = (cards: readonly Card[]): string => cards.map(cardName).join('+')
/** The cards of a set as an argument, in ascending order. */
export const namedSet = (cards: Cards): string => cardNames(cards).join('+')
