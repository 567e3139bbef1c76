/** The gateway's texts for pages before their elements run. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'

export const siteWords: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export type Said = (code: string, args?: Readonly<Record<string, Arg>>) => string

export const saying =
  (locale: Locale): Said =>
  (code, args = {}) =>
    say(siteWords[locale], locale, code, args)
