/** Says a sentence of the lessons: cards by their names, seats by who sits there. */
import type { Seat } from './seat.js'
import type { Arg, Line } from './settlement.js'
import { say, type Catalogue, type Locale } from './words.js'

const cards = /^[CSHD][ATKQJ987](?:\+[CSHD][ATKQJ987])*$/
const isSeat = (name: string): boolean => /^(seat|\w+Seat)$/.test(name)

/** In what words, and who sits where. */
export interface Telling {
  readonly words: Catalogue
  readonly locale: Locale
  readonly nameOf: (seat: Seat) => string
}

/** `CJ` as the jack of clubs. */
export const cardWords = ({ words, locale }: Pick<Telling, 'words' | 'locale'>, card: string): string =>
  say(words, locale, 'card', { suit: card.charAt(0), rank: card.charAt(1) })

export function told(telling: Telling, { code, args }: Line): string {
  const said = Object.entries(args).map(([name, value]): [string, Arg] => {
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
  const sentence = say(telling.words, telling.locale, code, Object.fromEntries(said))
  // A sentence may begin with a card, whose name does not.
  return sentence.charAt(0).toLocaleUpperCase(telling.locale) + sentence.slice(1)
}
