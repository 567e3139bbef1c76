/** The words of settlements, table lists and profiles. */
import type { Catalogue, Locale } from '@stolik/core'
import { arbiter as arbiterDe } from './arbiter/de.js'
import { arbiter as arbiterEn } from './arbiter/en.js'
import { arbiter as arbiterPl } from './arbiter/pl.js'
import { de } from './de.js'
import { en } from './en.js'
import { paper as paperDe } from './paper/de.js'
import { paper as paperEn } from './paper/en.js'
import { paper as paperPl } from './paper/pl.js'
import { pl } from './pl.js'
import { value as valueDe } from './value/de.js'
import { value as valueEn } from './value/en.js'
import { value as valuePl } from './value/pl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...valuePl, ...paperPl, ...arbiterPl },
  de: { ...de, ...valueDe, ...paperDe, ...arbiterDe },
  en: { ...en, ...valueEn, ...paperEn, ...arbiterEn },
}
