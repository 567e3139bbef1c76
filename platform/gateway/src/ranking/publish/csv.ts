/** Writes a published edition as CSV for spreadsheets, one line per player. */
import { figureNames } from '@stolik/contract/ranking/figures'
import type { Locale } from '@stolik/core'
import { csvOf } from '../../base/csv.js'
import { headOf, placeHead, type Head } from './csv-heads.js'
import { saying } from './words/index.js'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'

const figures = [...(['score', 'deviation', 'division', 'moves'] as const), ...figureNames] as const

/**
 * Rounded to the precision that ratings are stored with: differences of ratings have further digits, which mean nothing.
 */
const rounded = (value: PublishedRow[(typeof figures)[number]]): string | number | null =>
  typeof value === 'number' ? Number(value.toFixed(9)) : value

/** @param locale the language of the heads and separators; null: names for programs, which never change */
export function publishedCsv(published: Published, locale: Locale | null = null): string {
  const { ranking, edition, status, date, hash, categories } = published
  const textOf = saying(locale ?? 'en')
  const told = (all: readonly Head[]): readonly string[] => all.map((head) => headOf(locale, head))
  const columns = [
    ...told(['place', 'before', 'person', 'name', 'club', ...figures]),
    ...categories.map((category) => placeHead(locale, category, textOf(`of.${category}`))),
    ...told(['ranking', 'edition', 'status', 'date', 'hash']),
  ]
  const rows = published.rows.map((row) => [
    ...[row.place, row.before, row.person, row.name, row.club],
    ...figures.map((figure) => rounded(row[figure])),
    ...categories.map((category) => row.places[category] ?? null),
    ...[ranking, edition, status, date, hash],
  ])
  return csvOf(columns, rows, locale)
}
