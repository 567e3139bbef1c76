/** The heads of a published ranking as a table, in the reader's language; without one they are the names that programs read. */
import type { Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type en from './heads/en.json'

export type Head = keyof typeof en

const words = readCatalogues(import.meta.url, './heads')

/** The head of a column; what a spreadsheet is given without a language stays as programs know it. */
export const headOf = (locale: Locale | null, head: Head): string =>
  locale === null ? head : (words[locale][head] ?? head)

/** The head of the places in a category, which has a word of its own where it is one of ours. */
export const placeHead = (locale: Locale | null, category: string, called: string): string =>
  locale === null ? `place_${category}` : `${headOf(locale, 'place')}: ${called}`
