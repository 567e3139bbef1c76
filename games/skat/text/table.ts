/** The words of settlements, table lists and profiles: all that a live table needs. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'
import { value as valueDe } from './value/de.js'
import { value as valueEn } from './value/en.js'
import { value as valuePl } from './value/pl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...valuePl },
  de: { ...de, ...valueDe },
  en: { ...en, ...valueEn },
}
