/** What cards are called where a game has no names of its own for them, in every language at once. */
import type { Catalogue, Locale } from '../src/words.js'
import { csb } from './csb.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { szl } from './szl.js'

export const cardTexts: Readonly<Record<Locale, Catalogue>> = { pl, csb, szl, de, en, fr }
