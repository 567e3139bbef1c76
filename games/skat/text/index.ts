/** All words of Skat: those of a table, of hands that are entered, and of the arbiter. */
import type { Catalogue, Locale } from '@stolik/core'
import { arbiter as arbiterCsb } from './arbiter/csb.js'
import { arbiter as arbiterDe } from './arbiter/de.js'
import { arbiter as arbiterEn } from './arbiter/en.js'
import { arbiter as arbiterFr } from './arbiter/fr.js'
import { arbiter as arbiterPl } from './arbiter/pl.js'
import { arbiter as arbiterSzl } from './arbiter/szl.js'
import { paper as paperCsb } from './paper/csb.js'
import { paper as paperDe } from './paper/de.js'
import { paper as paperEn } from './paper/en.js'
import { paper as paperFr } from './paper/fr.js'
import { paper as paperPl } from './paper/pl.js'
import { paper as paperSzl } from './paper/szl.js'
import { catalogues as table } from './table.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...table.pl, ...paperPl, ...arbiterPl },
  csb: { ...table.csb, ...paperCsb, ...arbiterCsb },
  szl: { ...table.szl, ...paperSzl, ...arbiterSzl },
  de: { ...table.de, ...paperDe, ...arbiterDe },
  en: { ...table.en, ...paperEn, ...arbiterEn },
  fr: { ...table.fr, ...paperFr, ...arbiterFr },
}

export { lessonWords } from './learn/index.js'
