/** A person's preferences in this browser: language, theme, cards, how to play them, sounds and notifications. */
import { locales, type Locale } from '@stolik/core'
import { observable, type Observable } from './observable.js'
import { writeStored, readStored } from './storage.js'

export const themes = ['auto', 'light', 'dark'] as const
export const decks = ['french', 'four', 'german'] as const
/** Index letters for ace, king, queen and jack; `auto` follows the deck and the language. */
export const letterSets = ['auto', 'AKDW', 'AKQJ', 'AKDB', 'ARDV', 'DKOU'] as const

export interface Prefs {
  /** null = the page's language, else the browser's. */
  readonly locale: Locale | null
  readonly theme: (typeof themes)[number]
  readonly deck: (typeof decks)[number]
  /** Whether the person has chosen the deck; until then a page may show another. */
  readonly ownDeck: boolean
  readonly letters: (typeof letterSets)[number]
  /** One tap plays a card; otherwise one tap raises it and a second plays it. */
  readonly firstTap: boolean
  /** Whether a table makes sounds. */
  readonly sounds: boolean
  /** Whether a system notification says that a table waits while the person looks at another page. */
  readonly notify: boolean
  /** Whether the phone vibrates when it is the person's turn. */
  readonly vibrate: boolean
}

const key = 'stolik.prefs'

/** Returns the value if it is in the list, else the first one there, the default. */
const oneOf = <T>(list: readonly [T, ...T[]], value: unknown): T =>
  list.find((item) => item === value) ?? list[0]

/** Returns the preferences in a stored text; anything invalid becomes the default. */
export function readPrefs(text: string | null): Prefs {
  let stored: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = { ...value }
  } catch {
    // Not our format: treated as if nothing were stored.
  }
  const deck = oneOf(decks, stored['deck'])
  return {
    locale: oneOf([null, ...locales], stored['locale']),
    theme: oneOf(themes, stored['theme']),
    deck,
    // Older versions did not store this. A deck other than the default was certainly chosen.
    ownDeck: stored['ownDeck'] === true || deck !== decks[0],
    letters: oneOf(letterSets, stored['letters']),
    firstTap: stored['firstTap'] === true,
    sounds: stored['sounds'] === true,
    notify: stored['notify'] === true,
    vibrate: stored['vibrate'] === true,
  }
}

const current = observable(readPrefs(readStored(key)))
addEventListener('storage', (event) => {
  if (event.key === key) current.set(readPrefs(event.newValue))
})

/** The preferences, shared by every element on the page and every tab. */
export const prefs: Observable<Prefs> = current

export function choose(change: Partial<Prefs>): void {
  const own = change.deck === undefined ? {} : { ownDeck: true }
  const next = { ...current.value, ...own, ...change }
  writeStored(key, JSON.stringify(next))
  current.set(next)
}

/** Returns the supported language for a tag such as `de-AT`. */
export const localeOf = (tag: string): Locale | undefined =>
  locales.find((locale) => tag.toLowerCase().split('-')[0] === locale)

/** Returns the person's own choice, else `lang`, else the page's language, else the browser's, else Polish. */
export function localeFor(lang = ''): Locale {
  return (
    prefs.value.locale ??
    [lang, document.documentElement.lang, ...navigator.languages]
      .map(localeOf)
      .find((found) => found !== undefined) ??
    'pl'
  )
}

/**
 * Fixes the theme of an element where a person or the page's author has chosen one; a person's own choice has priority. With `auto`
 * the element follows the `color-scheme` that applies where it stands.
 */
export function fixTheme(element: HTMLElement & { readonly theme: string }): void {
  const own = prefs.value.theme
  const theme = own === 'auto' ? element.theme : own
  if (theme === 'auto' || theme === '') element.removeAttribute('data-theme')
  else element.setAttribute('data-theme', theme)
}
