/** Tables for spreadsheets. */
import type { Locale } from '@stolik/core'
import { stringify } from 'csv-stringify/sync'

/**
 * A table as CSV: the heads, then one line per row (RFC 4180).
 * @param locale the reader's language, for the separators; null: those for programs, which never change
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  locale: Locale | null,
): string {
  // Escaped so that no spreadsheet runs a name as a formula. The byte order mark says that this is UTF-8.
  const form = {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: '\r\n',
  } as const
  const hasComma = locale !== null && locale !== 'en'
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardedAgain(cell) : cell)))
  return `\uFEFF${stringify(cells, hasComma ? { ...form, ...withComma } : form)}`
}

/** Readers take one apostrophe off, so a text that has one before such a sign gets another. */
const guardedAgain = (text: string): string => (/^'+[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)

/** Where the decimal sign is a comma, spreadsheets expect semicolons between cells: a double click then opens the file. */
const withComma = {
  delimiter: ';',
  cast: { number: (value: number): string => String(value).replace('.', ',') },
} as const
