/** What the gateway says of pages before their elements do. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { csb } from './csb.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { szl } from './szl.js'

export const siteWords: Readonly<Record<Locale, Catalogue>> = { pl, csb, szl, de, en, fr }

export type Said = (code: string, args?: Readonly<Record<string, Arg>>) => string

export const saying =
  (locale: Locale): Said =>
  (code, args = {}) =>
    say(siteWords[locale], locale, code, args)
