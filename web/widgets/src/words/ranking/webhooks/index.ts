/** What the form of webhooks says besides. */
import type { Catalogue, Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const webhookWords: Readonly<Record<Locale, Catalogue>> = { pl, de, en }
