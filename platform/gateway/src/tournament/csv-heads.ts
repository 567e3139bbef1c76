/** The heads of a results table in the reader's language; without one they are the stable names that programs read. */
import type { Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type en from './heads/en.json'

type Head = keyof typeof en

const words = readCatalogues(import.meta.url, './heads')

/** The head of a column, of a series where it has a number: `points2` or “Punkty 2”. */
export function csvHead(locale: Locale | null, head: Head, series?: number): string {
  if (locale === null) return `${head}${series ?? ''}`
  const word = words[locale][head] ?? head
  return series === undefined ? word : `${word} ${series}`
}
