/** The words of settlements, table lists and profiles: all that a live table needs. */
import type { Catalogue, Locale } from '@stolik/core'
import { csb } from './csb.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { szl } from './szl.js'
import { value as valueCsb } from './value/csb.js'
import { value as valueDe } from './value/de.js'
import { value as valueEn } from './value/en.js'
import { value as valueFr } from './value/fr.js'
import { value as valuePl } from './value/pl.js'
import { value as valueSzl } from './value/szl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...valuePl },
  csb: { ...csb, ...valueCsb },
  szl: { ...szl, ...valueSzl },
  de: { ...de, ...valueDe },
  en: { ...en, ...valueEn },
  fr: { ...fr, ...valueFr },
}
