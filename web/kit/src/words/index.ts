/** The kit's own words for the settlement and the table list. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const words: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
