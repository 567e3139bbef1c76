/** What the settlement, the table list and the lobby say of Baśka. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
