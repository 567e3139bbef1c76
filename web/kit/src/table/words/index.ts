/** The words that every card table needs. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const tableWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
