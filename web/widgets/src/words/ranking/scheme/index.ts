/** What forms of schemes say: how a ranking counts, and what is wrong with it. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const schemeWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
