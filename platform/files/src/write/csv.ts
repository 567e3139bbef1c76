/** Writes rows as CSV (RFC 4180). No spreadsheet runs a text of them as a formula. */
import { cellWords, type SheetCell } from './sheet-table.js'

const formula = /^'*[=+\-@＝＋－＠\t\r]/
/** Numbers begin with such a sign, too, and run nothing. */
const numeric = /^[-+]?\d[\d ., ]*$/

/** Readers take one apostrophe off again. */
const guarded = (text: string): string => (formula.test(text) && !numeric.test(text) ? `'${text}` : text)

/** @param separator a comma, a semicolon or a tab; where it is a semicolon, numbers have decimal commas */
export function csvLines(rows: readonly (readonly SheetCell[])[], separator: string): string {
  const cellText = (cell: SheetCell): string => {
    const words = cellWords(cell)
    if (typeof words === 'number') return separator === ';' ? String(words).replace('.', ',') : String(words)
    const text = guarded(words ?? '')
    return /["\r\n;,\t]|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  // It begins with the byte order mark, so that spreadsheets read the letters as UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`
}
