/** What the association’s desk says besides. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const deskWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
