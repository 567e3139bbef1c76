/** What the form for lists from elsewhere says. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const importWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
