/** What the pages of rankings say besides; the site that has them fetches it with them. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const pageWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
