/** Which cards are shown: deck and index letters. Apart from the choices themselves, since most elements show no cards. */
import { lettersOf, type Locale } from '@stolik/core'
import { decks, letterSets, prefs, type Prefs } from './prefs.js'

/** The index letters that go with the choices. */
export function lettersFor({ letters, deck }: Pick<Prefs, 'letters' | 'deck'>, locale: Locale): string {
  if (letters !== 'auto') return letters
  return deck === 'german' ? 'DKOU' : lettersOf(locale)
}

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((item) => item === value)

/**
 * The deck and its index letters where an element stands: the person's own choice, else what the style of the page says
 * (`--stolik-deck`, `--stolik-letters`), else the usual. To whoever has chosen a deck the page's letters say nothing: they
 * are those of another.
 */
export function cardsFor(host: Element, locale: Locale): { deck: Prefs['deck']; letters: string } {
  const own = prefs.value
  if (own.ownDeck) return { deck: own.deck, letters: lettersFor(own, locale) }
  const style = getComputedStyle(host)
  const said = (name: string): string => style.getPropertyValue(name).trim()
  const [deckSaid, lettersSaid] = [said('--stolik-deck'), said('--stolik-letters')]
  const deck = isOneOf(decks, deckSaid) ? deckSaid : own.deck
  const letters = own.letters === 'auto' && isOneOf(letterSets, lettersSaid) ? lettersSaid : own.letters
  return { deck, letters: lettersFor({ letters, deck }, locale) }
}
