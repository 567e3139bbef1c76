/** The widgets' own words. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const words: Readonly<Record<Locale, Catalogue>> = { pl, de, en }

/** Says a code of these catalogues. */
export const speak = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(words[locale], locale, code, args)
