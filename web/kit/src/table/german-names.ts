/** The names of the cards of a German deck. */
import type { Catalogue, Locale } from '@stolik/core'
import { atOnce } from '../words/at-once.js'
import type { DeckStyle } from '../deck/options.js'
import type { Words } from '../words/room.js'
import type { ShownTableElement } from './renderer.js'
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
  const own = Object.entries(names).flatMap(([key, name]) => {
    const code = key.replace('german.', 'card.')
    return words[code] !== undefined && words[code] === french[code] ? [[code, name] as const] : []
  })
  const suits = own.filter(([code]) => code.startsWith('card.suit.'))
  const contracts = new Map(suits.map(([code, name]) => [capital(french[code] ?? ''), capital(name)]))
  const others = Object.entries(words).flatMap(([code, text]) => {
    const suit = /\.why\.([CSHD])$/.exec(code)?.[1]
    const why = suits.length === 0 || suit === undefined ? undefined : names[`german.why.${suit}`]
    const other = why ?? (code.startsWith('game.') ? contracts.get(text) : undefined)
    return other === undefined ? [] : [[code, other] as const]
  })
  const all = { ...words, ...Object.fromEntries([...own, ...others]) }
  named.set(words, all)
  return all
}

/** Returns words in which cards are named as in a deck. */
export const namedBy = (deck: DeckStyle, words: Catalogue, locale: Locale): Catalogue =>
  deck === 'german' ? withGermanNames(words, locale) : words

/** The words that a table has had at first. */
const usual = new WeakMap<ShownTableElement, Words>()

/** Gives the cards of a table that is only looked at the names of its deck. */
export function nameCards(board: ShownTableElement): void {
  const { deck, locale } = board
  const words = usual.get(board) ?? board.catalogues
  usual.set(board, words)
  board.catalogues =
    deck === 'german'
      ? { ...words, [locale]: withGermanNames({ ...tableWords[locale], ...words[locale] }, locale) }
      : words
}
