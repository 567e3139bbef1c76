import type { Catalogue, Locale } from '@stolik/core'
import { catalogues } from '../../text/table.js'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

/** What the Skat table says: its own words, and those of the settlement for games and tops. */
export const texts: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...catalogues.pl, ...pl },
  de: { ...catalogues.de, ...de },
  en: { ...catalogues.en, ...en },
}
