/** The column heads of a published ranking in the reader's language. Without a language they are names for programs. */
import type { Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type en from './heads/en.json'

export type Head = keyof typeof en

const words = readCatalogues(import.meta.url, './heads')

/** The head of a column. Without a language it is the name for programs. */
export const headOf = (locale: Locale | null, head: Head): string =>
  locale === null ? head : (words[locale][head] ?? head)

/** The head of the column with the places in a category. */
export const placeHead = (locale: Locale | null, category: string, called: string): string =>
  locale === null ? `place_${category}` : `${headOf(locale, 'place')}: ${called}`
