/** What the settlement, the table list and the lobby say of Baśka. */
import type { Catalogue, Locale } from '@stolik/core'
import { csb } from './csb.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { szl } from './szl.js'
import { paper as paperCsb } from './paper/csb.js'
import { paper as paperDe } from './paper/de.js'
import { paper as paperEn } from './paper/en.js'
import { paper as paperFr } from './paper/fr.js'
import { paper as paperPl } from './paper/pl.js'
import { paper as paperSzl } from './paper/szl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...paperPl },
  csb: { ...csb, ...paperCsb },
  szl: { ...szl, ...paperSzl },
  de: { ...de, ...paperDe },
  en: { ...en, ...paperEn },
  fr: { ...fr, ...paperFr },
}

export { lessonWords } from './learn/index.js'
