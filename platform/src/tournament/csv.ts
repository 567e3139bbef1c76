/** Tables of text as spreadsheets write them: commas, semicolons or tabs, RFC 4180 quotes, a head that names the columns. */
import type { Problem } from './refusal.js'

export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number
  /** By the name of its column; trimmed. */
  readonly cells: Readonly<Record<string, string>>
}

export interface Columns {
  /** Every name under which a column may stand, in small letters, to the one that is meant. */
  readonly names: Readonly<Record<string, string>>
  readonly needed: readonly string[]
}

/** The rows below the head, empty ones left out; or everything that is wrong. */
export function readCsv(
  text: string,
  { names, needed }: Columns,
): readonly CsvRow[] | { readonly problems: readonly Problem[] } {
  const records = splitCsv(text.replace(/^\uFEFF/, ''))
  if ('line' in records) return { problems: [{ line: records.line, code: 'QUOTE', args: {} }] }
  const [head, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (head === undefined || rows.length === 0) return { problems: [{ line: 1, code: 'EMPTY', args: {} }] }
  const columns = head.cells.map((cell) => {
    const name = cell.trim().toLowerCase()
    return Object.hasOwn(names, name) ? names[name] : undefined
  })
  const problems = badHead(head, columns, needed)
  for (const { line, cells } of rows)
    if (cells.length !== columns.length)
      problems.push({ line, code: 'CELLS', args: { found: cells.length, expected: columns.length } })
  if (problems.length > 0) return { problems }
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, i) => [column as string, (cells[i] as string).trim()])),
  }))
}

function badHead(
  head: CsvRecord,
  columns: readonly (string | undefined)[],
  needed: readonly string[],
): Problem[] {
  const { line } = head
  const problems: Problem[] = []
  for (const [i, column] of columns.entries()) {
    const told = (head.cells[i] ?? '').trim().slice(0, 40)
    if (column === undefined) problems.push({ line, code: 'UNKNOWN_COLUMN', args: { column: told } })
    else if (columns.indexOf(column) < i) problems.push({ line, code: 'COLUMN_TWICE', args: { column } })
  }
  for (const column of needed)
    if (!columns.includes(column)) problems.push({ line, code: 'NO_COLUMN', args: { column } })
  return problems
}

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** What stands most often in the first line between the cells. */
function separator(text: string): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (one: string): number => head.split(one).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** All records; or the line of a quotation mark that is not closed, or stands where none can. */
export function splitCsv(text: string): readonly CsvRecord[] | { readonly line: number } {
  const between = separator(text)
  const records: CsvRecord[] = []
  let [line, begun, at] = [1, 1, 0]
  let cells: string[] = []
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const opened = line
      for (;;) {
        const close = text.indexOf('"', at + 1)
        if (close === -1) return { line: opened }
        const part = text.slice(at + 1, close)
        line += part.split('\n').length - 1
        cell += part
        at = close + 1
        if (text[at] !== '"') break
        cell += '"'
      }
      const next = text[at]
      if (next !== undefined && next !== between && next !== '\r' && next !== '\n') return { line }
    } else {
      let end = at
      while (end < text.length && text[end] !== between && text[end] !== '\r' && text[end] !== '\n') end += 1
      cell = text.slice(at, end)
      if (cell.includes('"')) return { line }
      at = end
    }
    cells.push(cell)
    if (text[at] === between) {
      at += 1
      // A separator at the very end opens an empty cell.
      if (at < text.length) continue
      cells.push('')
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    records.push({ line: begun, cells })
    line += 1
    begun = line
    cells = []
  }
  return records
}
