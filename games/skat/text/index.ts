/** All words of Skat: those of a table, of presets, of hands that are entered, and of the arbiter. */
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
import { presets as presetsCsb } from './presets/csb.js'
import { presets as presetsDe } from './presets/de.js'
import { presets as presetsEn } from './presets/en.js'
import { presets as presetsFr } from './presets/fr.js'
import { presets as presetsPl } from './presets/pl.js'
import { presets as presetsSzl } from './presets/szl.js'
import { catalogues as table } from './table.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...table.pl, ...presetsPl, ...paperPl, ...arbiterPl },
  csb: { ...table.csb, ...presetsCsb, ...paperCsb, ...arbiterCsb },
  szl: { ...table.szl, ...presetsSzl, ...paperSzl, ...arbiterSzl },
  de: { ...table.de, ...presetsDe, ...paperDe, ...arbiterDe },
  en: { ...table.en, ...presetsEn, ...paperEn, ...arbiterEn },
  fr: { ...table.fr, ...presetsFr, ...paperFr, ...arbiterFr },
}

export { lessonWords } from './learn/index.js'
