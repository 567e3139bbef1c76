/** The column heads of a results table in the reader's language. Without a language they are stable names for programs. */
import type { Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type en from '../heads/en.json'

type Head = keyof typeof en

const words = readCatalogues(import.meta.url, '../heads')

/** The head of a column, with the number of a series if given: `points2` or “Punkty 2”. */
export function csvHead(locale: Locale | null, head: Head, series?: number): string {
  if (locale === null) return `${head}${series ?? ''}`
  const word = words[locale][head] ?? head
  return series === undefined ? word : `${word} ${series}`
}
