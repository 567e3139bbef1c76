/** The words of settlements, table lists and profiles. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
