/** The names of the cards of a German deck. */
import type { Catalogue, Locale } from '@stolik/core'
import { atOnce } from '../words/at-once.js'
import { tableWords } from './words/index.js'

const german = atOnce<Catalogue>(
  import.meta.glob<Catalogue>('./words/german/*.json', { eager: true, import: 'default' }),
)
const named = new WeakMap<Catalogue, Catalogue>()

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Returns words in which cards are named as in a German deck: ranks, suits, contracts with the name of a suit, and why a suit must be
 * followed (`GAME.why.C`). Names that a game gives them itself stay.
 */
export function withGermanNames(words: Catalogue, locale: Locale): Catalogue {
  const known = named.get(words)
  if (known !== undefined) return known
  const french = tableWords[locale]
  const names = german[locale]
  const own = Object.entries(names).filter(
    ([code]) => words[code] !== undefined && words[code] === french[code],
  )
  const suits = own.filter(([code]) => code.startsWith('card.suit.'))
  const contracts = new Map(suits.map(([code, name]) => [capital(french[code] ?? ''), capital(name)]))
  const others = Object.entries(words).flatMap(([code, text]) => {
    const suit = /\.why\.([CSHD])$/.exec(code)?.[1]
    const why = suits.length === 0 || suit === undefined ? undefined : names[`why.${suit}`]
    const other = why ?? (code.startsWith('game.') ? contracts.get(text) : undefined)
    return other === undefined ? [] : [[code, other] as const]
  })
  const all = { ...words, ...Object.fromEntries([...own, ...others]) }
  named.set(words, all)
  return all
}
