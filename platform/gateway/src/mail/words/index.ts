/** The texts of mails. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'

const mailWords: Readonly<Record<Locale, Catalogue>> = readCatalogues(import.meta.url, '.')

export const saying =
  (locale: Locale) =>
  (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(mailWords[locale], locale, code, args)
