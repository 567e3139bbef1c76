/** A sentence of the lessons with its clause. */
import { cardName, type Arg, type Card, type Line } from '@stolik/core'

export const line = (code: string, clause: string, args: Readonly<Record<string, Arg>> = {}): Line => ({
  code,
  args,
  clause,
})

/** A note below a card or in a table: it follows what the clause above it says. */
export const note = (code: string, args: Readonly<Record<string, Arg>> = {}): Line => line(code, '', args)

/** Cards as an argument, in the order given. */
export const named = (cards: readonly Card[]): string => cards.map(cardName).join('+')
