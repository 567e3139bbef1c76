/** The words of the lessons in every language at once, for who says them all. */
import type { Catalogue, Locale } from '@stolik/core'
import { learn as csb } from './csb.js'
import { learn as de } from './de.js'
import { learn as en } from './en.js'
import { learn as fr } from './fr.js'
import { learn as pl } from './pl.js'
import { learn as szl } from './szl.js'

export const lessonWords: Readonly<Record<Locale, Catalogue>> = { pl, csb, szl, de, en, fr }
