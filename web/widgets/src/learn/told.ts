/** Says a sentence of the lessons: cards by their names, seats by who sits there. */
import { say, type Arg, type Catalogue, type Line, type Locale, type Seat } from '@stolik/core'

const cards = /^[CSHD][ATKQJ987](?:\+[CSHD][ATKQJ987])*$/
const isSeat = (name: string): boolean => /^(seat|\w+Seat)$/.test(name)

export interface Tongue {
  readonly words: Catalogue
  readonly locale: Locale
  readonly nameOf: (seat: Seat) => string
}

/** `CJ` as the jack of clubs. */
export const cardWords = ({ words, locale }: Pick<Tongue, 'words' | 'locale'>, card: string): string =>
  say(words, locale, 'card', { suit: card.charAt(0), rank: card.charAt(1) })

export function told(tongue: Tongue, { code, args }: Line): string {
  const said = Object.entries(args).map(([name, value]): [string, Arg] => {
    if (typeof value === 'number' && isSeat(name)) return [name, tongue.nameOf(value)]
    if (typeof value !== 'string' || !cards.test(value)) return [name, value]
    return [
      name,
      value
        .split('+')
        .map((card) => cardWords(tongue, card))
        .join(', '),
    ]
  })
  const sentence = say(tongue.words, tongue.locale, code, Object.fromEntries(said))
  // A sentence may begin with a card, whose name does not.
  return sentence.charAt(0).toLocaleUpperCase(tongue.locale) + sentence.slice(1)
}
