/** All words of Baśka: those of a table, of presets, and of hands that are entered. */
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
import { presets as presetsCsb } from './presets/csb.js'
import { presets as presetsDe } from './presets/de.js'
import { presets as presetsEn } from './presets/en.js'
import { presets as presetsFr } from './presets/fr.js'
import { presets as presetsPl } from './presets/pl.js'
import { presets as presetsSzl } from './presets/szl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  pl: { ...pl, ...presetsPl, ...paperPl },
  csb: { ...csb, ...presetsCsb, ...paperCsb },
  szl: { ...szl, ...presetsSzl, ...paperSzl },
  de: { ...de, ...presetsDe, ...paperDe },
  en: { ...en, ...presetsEn, ...paperEn },
  fr: { ...fr, ...presetsFr, ...paperFr },
}

export { lessonWords } from './learn/index.js'
