/** Reads people's tables: the rows below the head by column, with every line that is no row named, never guessed. */
import { cellName } from './cells.js'
import { columnOf, foldedHeading, type Column } from './headings.js'
import {
  filled,
  findHead,
  isEmpty,
  isRead,
  nameColumns,
  recordsOf,
  type Head,
  type ReadColumn,
  type Wanted,
} from './head.js'
import { excerpt, type TableNote, type TableProblem } from './problem.js'
import type { CsvRecord } from './split.js'

export interface TableRow<C extends string> {
  /** The line of the file where the row begins, from 1. */
  readonly line: number
  /** Without spaces around, and with single ones within. */
  readonly cells: Readonly<Partial<Record<C, string>>>
}

/** Where each column stands, from 0. */
export type Positions = Readonly<Partial<Record<Column, number>>>

export interface Table<C extends Column> {
  readonly columns: readonly ReadColumn<C>[]
  readonly positions: Positions
  readonly rows: readonly TableRow<ReadColumn<C>>[]
  /** Lines that cannot be read. */
  readonly bad: readonly TableProblem[]
  /** What was left out although the file has it. */
  readonly notes: readonly TableNote[]
}

export interface NoTable {
  readonly problems: readonly TableProblem[]
}

/** Returns the rows, or the problems that concern the whole file. */
export function readTable<C extends Column>(text: string, wanted: Wanted<C>): Table<C> | NoTable {
  const records = recordsOf(text.replace(/^\uFEFF/, ''), wanted)
  if ('line' in records) return { problems: [{ line: records.line, code: 'QUOTE', args: {} }] }
  const head = findHead(records, wanted)
  const below = head === undefined ? [] : records.slice(head.at + 1)
  if (head === undefined || below.every(isEmpty)) return { problems: [{ line: 1, code: 'EMPTY', args: {} }] }
  const numbers = numbersOf(head, records)
  const problems = [...head.problems, ...numbers.problems]
  return problems.length > 0
    ? { problems }
    : readRows(records, head, [...numbers.notes, ...stampNotes(head, records)])
}

export const isTable = <C extends Column>(answer: Table<C> | NoTable): answer is Table<C> => 'rows' in answer

/** A cell as people see it: printed spaces of any width are spaces. */
const clean = (cell: string): string => {
  const seen = /[\s\u200b\ufeff]/.test(cell) ? cell.replace(/[\s\u200b\ufeff]+/g, ' ').trim() : cell
  return withoutGuard(seen)
}

/** An apostrophe in front keeps spreadsheets from running a text as a formula. It is no part of the text. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠])/, '')

function readRows<C extends Column>(
  records: readonly CsvRecord[],
  { at, columns, notes }: Head<C>,
  more: readonly TableNote[],
): Table<C> {
  const head = records[at] as CsvRecord
  const used = [...columns.entries()].filter((one): one is [number, ReadColumn<C>] => isRead<C>(one[1]))
  const numbers = columns.indexOf('number')
  const rows: TableRow<ReadColumn<C>>[] = []
  const bad: TableProblem[] = []
  const again: TableNote[] = []
  const usual = usualContents(records.slice(at + 1, at + 1 + sample))
  const lastFull = records.findLastIndex((record) => filled(record).length > 1)
  let gap = false
  for (let i = at + 1; i < records.length; i++) {
    const record = records[i] as CsvRecord
    const { line, cells } = record
    // Prepared rows that nobody filled in have only their number.
    if (cells.every((cell, at) => cell.trim() === '' || (at === numbers && isNumber(cell)))) {
      gap ||= isEmpty(record)
      continue
    }
    if (isSameHead(record, head)) again.push({ line, code: 'HEAD_AGAIN', args: {} })
    else {
      const problem = rowProblem(record, columns, { isBelow: gap && i > lastFull, usual })
      if (problem !== undefined) bad.push(problem)
      else {
        const own = Object.fromEntries(used.map(([at, column]) => [column, clean(cells[at] ?? '')]))
        rows.push({ line, cells: own as Record<ReadColumn<C>, string> })
      }
    }
  }
  return {
    columns: used.map(([, column]) => column),
    positions: Object.fromEntries(used.map(([at, column]) => [column, at])),
    rows,
    bad,
    notes: [...notes, ...more, ...again],
  }
}

interface AboutCell {
  readonly line: number
  readonly code: string
  readonly args: object
}

/** Adds to a problem with the cell of a column which cell that is, such as `B7`. */
export function withCell<P extends AboutCell>(problem: P, positions: Positions): P {
  const { line, code, args } = problem
  if ((code !== 'BAD_CELL' && code !== 'MISSING') || !('column' in args)) return problem
  const columns: readonly unknown[] = args.column === 'name' ? nameColumns : [args.column]
  const at = Object.entries(positions).find(([column]) => columns.includes(column))?.[1]
  return at === undefined ? problem : { ...problem, args: { ...args, cell: cellName(at, line) } }
}

/** Rows that are looked at to learn what is usual. */
const sample = 1_000

/** Returns how many cells of a row are usually filled: the median. */
function usualContents(records: readonly CsvRecord[]): number {
  const counts = records.map((record) => filled(record).length).filter((count) => count > 0)
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

/** Headings have no figures in front: this spares most rows a closer look. */
const hasFigures = ({ cells }: CsvRecord): boolean => cells.some((cell) => /^\s*[-+]?\d/.test(cell))

const isSameHead = (record: CsvRecord, head: CsvRecord): boolean =>
  !hasFigures(record) && isSameText(record, head)
const isSameText = ({ cells }: CsvRecord, head: CsvRecord): boolean =>
  head.cells.every((heading, i) => foldedHeading(heading) === foldedHeading(cells[i] ?? ''))

/** How sums below a table begin, in six languages, and what may follow: nobody is called `Razem: 12`, but somebody may be `Suma Jan`. */
const sums =
  /^(?:razem|suma|ogółem|łącznie|liczba|summe|gesamt|insgesamt|anzahl|total|totals|sum|somme|nombre|wrëchòwno|rōwno)(?!\p{L})(?:$|[^\d:=\n\r\u2028\u2029]*[\d:=].*$)/iu

const isSum = (first: string, others: readonly string[]): boolean =>
  sums.test(first.trim()) && others.length < 2 && others.every((cell) => /^[\d\s.,:]+$/.test(cell))

function rowProblem(
  record: CsvRecord,
  columns: Head<Column>['columns'],
  { isBelow, usual }: { readonly isBelow: boolean; readonly usual: number },
): TableProblem | undefined {
  const { line, cells } = record
  const [first = '', ...others] = filled(record)
  const begins = cells.findIndex((cell) => cell.trim() !== '')
  const about = { line, args: { value: excerpt(first), cell: cellName(begins, line) } }
  const numbered = cells[columns.indexOf('number')] ?? ''
  const isRemark =
    others.length === 0 && usual > 1 && (isBelow || first.includes(':') || numbered.trim() !== '')
  if (isRemark || isSum(first, others)) return { ...about, code: 'NOT_A_ROW' }
  if (others.length > 0 && isHeadings(record)) return { ...about, code: 'SECOND_HEAD' }
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last >= columns.length)
    return {
      line,
      code: 'CELLS',
      args: { found: last + 1, expected: columns.length, cell: cellName(last, line) },
    }
  const stray = cells.findIndex((cell, i) => columns[i] === null && cell.trim() !== '')
  if (stray === -1) return undefined
  const value = excerpt(cells[stray] ?? '')
  return { line, code: 'NO_HEADING', args: { value, cell: cellName(stray, line) } }
}

/** Whether all cells are headings of a table: then this is no person called Name. */
const isHeadings = (record: CsvRecord): boolean =>
  !hasFigures(record) && filled(record).every((cell) => columnOf(cell) !== undefined)

/** When a form was sent is left out; its rows stay in their order. */
function stampNotes<C extends Column>(
  { at, columns }: Head<C>,
  records: readonly CsvRecord[],
): readonly TableNote[] {
  const { line, cells } = records[at] as CsvRecord
  const position = (columns as readonly unknown[]).indexOf('stamp')
  return position === -1 ? [] : [{ line, code: 'STAMPS', args: { column: excerpt(cells[position] ?? '') } }]
}

const numberCell = /^0*(\d{1,6})[.)]?$/
const isNumber = (cell: string): boolean => numberCell.test(cell.trim())

function numbersOf<C extends Column>(
  { at, columns }: Head<C>,
  records: readonly CsvRecord[],
): Pick<NoTable, 'problems'> & { readonly notes: readonly TableNote[] } {
  const position = columns.indexOf('number')
  if (position === -1) return { problems: [], notes: [] }
  const head = records[at] as CsvRecord
  const column = excerpt(head.cells[position] ?? '')
  let next = 1
  const isRunning = records.slice(at + 1).every((record) => {
    const cell = (record.cells[position] ?? '').trim()
    // A sum below the table may stand in this column, too.
    if (cell === '' || (!isNumber(cell) && filled(record).length === 1)) return true
    if (isSameHead(record, head)) return true
    return Number(numberCell.exec(cell)?.[1] ?? 0) === next++
  })
  if (isRunning) return { problems: [], notes: [{ line: head.line, code: 'NUMBERS', args: { column } }] }
  const cell = cellName(position, head.line)
  return { problems: [{ line: head.line, code: 'UNKNOWN_COLUMN', args: { column, cell } }], notes: [] }
}
