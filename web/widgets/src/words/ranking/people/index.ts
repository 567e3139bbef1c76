/** What is said of the association’s register of people, and to a player of what is kept of him. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const peopleWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
