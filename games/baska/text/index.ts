/** What the settlement, the table list and the lobby say of Baśka. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { paper as paperDe } from './paper/de.js'
import { paper as paperEn } from './paper/en.js'
import { paper as paperPl } from './paper/pl.js'
import { pl } from './pl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...paperPl },
  de: { ...de, ...paperDe },
  en: { ...en, ...paperEn },
}
