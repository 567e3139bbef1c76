/** Reads spreadsheet tables whose first line names the columns. */
import { splitCsv, type CsvRecord } from '@stolik/contract/csv'
import type { Problem } from './refusal.js'

export interface CsvRow {
  /** The line of the file where the row begins, from 1. */
  readonly line: number
  /** Trimmed, by the name of the column. */
  readonly cells: Readonly<Record<string, string>>
}

export interface Columns {
  /** Maps every accepted name of a column, in lower case, to the column. */
  readonly names: Readonly<Record<string, string>>
  readonly needed: readonly string[]
}

/** Returns the rows below the header without empty ones, or all problems. */
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
