/** Words of events, fetched with their elements; they know the widgets' other words too. */
import type { Catalogue, Locale } from '@stolik/core'
import { words } from '../index.js'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const own: Readonly<Record<Locale, Catalogue>> = { pl, de, en }

export const eventWords: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...words.pl, ...pl },
  de: { ...words.de, ...de },
  en: { ...words.en, ...en },
}
