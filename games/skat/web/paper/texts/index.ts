/** The words of the questions. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const texts: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
