/** All words of Skat: those of a table, of hands that are entered, and of the arbiter. */
import type { Catalogue, Locale } from '@stolik/core'
import { arbiter as arbiterDe } from './arbiter/de.js'
import { arbiter as arbiterEn } from './arbiter/en.js'
import { arbiter as arbiterPl } from './arbiter/pl.js'
import { paper as paperDe } from './paper/de.js'
import { paper as paperEn } from './paper/en.js'
import { paper as paperPl } from './paper/pl.js'
import { catalogues as table } from './table.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...table.pl, ...paperPl, ...arbiterPl },
  de: { ...table.de, ...paperDe, ...arbiterDe },
  en: { ...table.en, ...paperEn, ...arbiterEn },
}
