/** The cards to show: deck and index letters. A module of its own, since most elements show no cards. */
import { lettersOf, type Locale } from '@stolik/core'
import { decks, letterSets, prefs, type Prefs } from './prefs.js'

/** Returns the index letters that belong to these preferences. */
export function lettersFor({ letters, deck }: Pick<Prefs, 'letters' | 'deck'>, locale: Locale): string {
  if (letters !== 'auto') return letters
  return deck === 'german' ? 'DKOU' : lettersOf(locale)
}

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((item) => item === value)

/**
 * Returns the deck and its index letters for the place of an element on the page. The person's own choice comes first, then the
 * style of the page (`--stolik-deck`, `--stolik-letters`), then the defaults. A person who has chosen a deck does not get the
 * page's letters, because these belong to another deck.
 */
export function cardsFor(host: Element, locale: Locale): { deck: Prefs['deck']; letters: string } {
  const own = prefs.value
  if (own.ownDeck) return { deck: own.deck, letters: lettersFor(own, locale) }
  const style = getComputedStyle(host)
  const cssValue = (name: string): string => style.getPropertyValue(name).trim()
  const [deckSaid, lettersSaid] = [cssValue('--stolik-deck'), cssValue('--stolik-letters')]
  const deck = isOneOf(decks, deckSaid) ? deckSaid : own.deck
  const letters = own.letters === 'auto' && isOneOf(letterSets, lettersSaid) ? lettersSaid : own.letters
  return { deck, letters: lettersFor({ letters, deck }, locale) }
}
