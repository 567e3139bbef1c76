/** Puts a sentence of the lessons into words: cards by name, seats by the player's name. */
import type { Seat } from './seat.js'
import type { Arg, Line } from './settlement.js'
import { say, type Catalogue, type Locale } from './words.js'

const cards = /^[CSHD][ATKQJ987](?:\+[CSHD][ATKQJ987])*$/
const isSeat = (name: string): boolean => /^(seat|\w+Seat)$/.test(name)

/** The words to use, and the names of the players. */
export interface Telling {
  readonly words: Catalogue
  readonly locale: Locale
  readonly nameOf: (seat: Seat) => string
}

/** Returns the name of a card, such as "jack of clubs" for `CJ`. */
export const cardWords = ({ words, locale }: Pick<Telling, 'words' | 'locale'>, card: string): string =>
  say(words, locale, 'card', { suit: card.charAt(0), rank: card.charAt(1) })

export function told(telling: Telling, { code, args }: Line): string {
  const spoken = Object.entries(args).map(([name, value]): [string, Arg] => {
    if (typeof value === 'number' && isSeat(name)) return [name, telling.nameOf(value)]
    if (typeof value !== 'string' || !cards.test(value)) return [name, value]
    return [
      name,
      value
        .split('+')
        .map((card) => cardWords(telling, card))
        .join(', '),
    ]
  })
  const sentence = say(telling.words, telling.locale, code, Object.fromEntries(spoken))
  // A sentence may begin with a card, and card names begin with a small letter.
  return sentence.charAt(0).toLocaleUpperCase(telling.locale) + sentence.slice(1)
}
