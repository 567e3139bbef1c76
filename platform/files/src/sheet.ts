/**
 * The first sheet of a workbook (.xlsx) as CSV: its rows are the lines, so that a problem in line 28 is in row 28. Loaded only
 * for such a file.
 */
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { unpack } from './unpack.js'

export type NoSheet = 'no-sheet' | 'too-large'

/** The library has no limits, so it gets a workbook that was unpacked within these, and packed again without compression. */
const limits = { packed: 16_000_000, bytes: 200_000_000, files: 2_000, cells: 2_500_000 }

const isNeeded = (name: string): boolean =>
  /^xl\/.*\.(xml|rels)$/.test(name) && !/drawing|chart|media/.test(name)
const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

export async function sheetText(bytes: Uint8Array): Promise<string | { readonly not: NoSheet }> {
  if (bytes.length > limits.packed) return { not: 'too-large' }
  const files = unpack(bytes, isNeeded, limits)
  if (typeof files === 'string') return { not: files === 'damaged' ? 'no-sheet' : files }
  for (const [name, xml] of files) {
    const size = isSheet(name) ? cellsOf(xml) : 0
    if (size === undefined) return { not: 'no-sheet' }
    if (size > limits.cells) return { not: 'too-large' }
  }
  try {
    const archive = zipSync(Object.fromEntries(files), { level: 0 })
    // A copy, since the library takes only an ArrayBuffer of its own.
    const rows = await readSheet(new Uint8Array(archive).buffer, 1, { parseNumber: numberText, trim: false })
    return rows.map((row) => row.map((cell) => csvCell(cellText(cell))).join(';')).join('\n')
  } catch {
    return { not: 'no-sheet' }
  }
}

/** How many cells the library would make: it fills all gaps, so one cell in the last row and column stands for billions. */
function cellsOf(xml: Uint8Array): number | undefined {
  const text = new TextDecoder().decode(xml)
  let [rows, columns] = [1, 1]
  for (const [, , address = ''] of text.matchAll(/\sr\s*=\s*(["'])([^"'<]*)\1/g)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? []
    if (letters === undefined) return undefined
    rows = Math.max(rows, Number(row))
    const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    columns = Math.max(columns, column)
  }
  return rows * columns
}

/** As many digits as spreadsheets show: 0.1 + 0.2 is 0.3. */
const numberText = (text: string): string => String(Number(Number(text).toPrecision(15)))

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    // Half past five is 17:29:59.999 in a workbook's fractions of a day.
    const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 60_000) * 60_000)
      .toISOString()
      .split('T')
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
  }
  if (typeof cell === 'string') return cell.replace(/\s*[\r\n]+\s*/g, ' ')
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

const csvCell = (text: string): string => (/["',;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
