/** The texts of notices. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'

const noticeWords: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export const saying =
  (locale: Locale) =>
  (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(noticeWords[locale], locale, code, args)
