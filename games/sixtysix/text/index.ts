/** All words of Sixty-six but those of its table. */
import type { Catalogue, Locale } from '@stolik/core'
import { csb } from './words/csb.js'
import { de } from './words/de.js'
import { en } from './words/en.js'
import { fr } from './words/fr.js'
import { pl } from './words/pl.js'
import { szl } from './words/szl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl, csb, szl, de, en, fr }
