/** A published edition as a table for spreadsheets, one line per player. */
import type en from './heads/en.json'
import { figureNames } from '@stolik/contract/ranking/figures'
import type { Locale } from '@stolik/core'
import type { SheetCell, SheetTable } from '@stolik/files/write/sheet-table'
import { saying } from './words/index.js'
import type { Published } from '@stolik/contract/published/ranking'
import { readCatalogues } from '@stolik/core/catalogues'

const figures = [...(['score', 'deviation', 'division', 'moves'] as const), ...figureNames] as const

/**
 * Rounded to the precision that ratings are stored with: differences of ratings have further digits, which mean nothing.
 */
const rounded = (value: string | number | null | undefined): string | number | null =>
  typeof value === 'number' ? Number(value.toFixed(9)) : (value ?? null)

/** @param locale the language of the heads; null: names for programs, which never change */
export function publishedTable(published: Published, locale: Locale | null = null): SheetTable {
  const { ranking, edition, status, date, hash, categories } = published
  const textOf = saying(locale ?? 'en')
  const headings = (all: readonly Head[]): readonly string[] => all.map((head) => headOf(locale, head))
  const columns = [
    ...headings(['place', 'before', 'person', 'name', 'club', ...figures]),
    ...categories.map((category) => placeHead(locale, category, textOf(`of.${category}`))),
    ...headings(['ranking', 'edition', 'status', 'date', 'hash']),
  ]
  const rows = published.rows.map((row): readonly SheetCell[] => [
    ...[row.place, row.before, row.person, row.name, row.club],
    ...figures.map((figure) => rounded(row[figure])),
    ...categories.map((category) => row.places[category] ?? null),
    ...[ranking, edition, status, { at: date }, hash],
  ])
  return { name: published.name, heads: columns, rows }
}

// The column heads of a published ranking in the reader's language. Without a language they are names for programs.

type Head = keyof typeof en

const words = readCatalogues(import.meta.url, './heads')

/** The head of a column. Without a language it is the name for programs. */
const headOf = (locale: Locale | null, head: Head): string =>
  locale === null ? head : (words[locale][head] ?? head)

/** The head of the column with the places in a category. */
const placeHead = (locale: Locale | null, category: string, called: string): string =>
  locale === null ? `place_${category}` : `${headOf(locale, 'place')}: ${called}`
