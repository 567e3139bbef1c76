/** Finds the head of a table: the line whose cells are headings, below a title and empty lines. */
import { cellName } from './cells.js'
import { columnOf, foldedHeading, type Column } from './headings.js'
import { excerpt, type TableNote, type TableProblem } from './problem.js'
import { namedSeparator, separators, splitCsv, type CsvRecord } from './split.js'

/** What a person has said about a column of their file, whatever its heading may mean by itself. */
export interface AssignedColumn {
  readonly head: string
  readonly is: Column | 'ignored'
}

/** What an import reads. */
export interface Wanted<C extends Column> {
  readonly columns: readonly C[]
  readonly assigned?: readonly AssignedColumn[]
  /** A missing column refuses the file. `name` may also be surname and given name in two columns, or in one. */
  readonly needed: readonly C[]
}

export const nameColumns = ['name', 'surname', 'given', 'surnameFirst'] as const
type NameColumn = (typeof nameColumns)[number]
export type ReadColumn<C extends Column> = C | NameColumn

/** Columns that have a heading and are not read. */
const unread = ['number', 'ignored'] as const
type Unread = (typeof unread)[number]

export const isRead = <C extends Column>(column: Head<C>['columns'][number]): column is ReadColumn<C> =>
  column !== null && !unread.some((one) => one === column)

export interface Head<C extends Column> {
  /** The head's index among the records. */
  readonly at: number
  /** By position: the column, the running numbers, what is left out, or null for no heading. */
  readonly columns: readonly (ReadColumn<C> | Unread | null)[]
  readonly problems: readonly TableProblem[]
  readonly notes: readonly TableNote[]
}

/** A head stands among the first lines that are not empty. */
const mostAbove = 12

export const isEmpty = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '')
export const filled = ({ cells }: CsvRecord): readonly string[] => cells.filter((cell) => cell.trim() !== '')

/** Returns the column of each heading; undefined if it is none that is wanted. */
const reader = <C extends Column>({ columns, assigned = [] }: Wanted<C>) => {
  const known: ReadonlySet<string> = new Set<string>([
    ...columns,
    ...((columns as readonly string[]).includes('name') ? nameColumns : []),
    ...unread,
  ])
  const own = new Map(assigned.map(({ head, is }) => [foldedHeading(head), is]))
  return (cell: string): ReadColumn<C> | Unread | undefined => {
    const column = (own.size === 0 ? undefined : own.get(foldedHeading(cell))) ?? columnOf(cell)
    return column !== undefined && known.has(column) ? (column as ReadColumn<C> | Unread) : undefined
  }
}

const hasName = (columns: readonly unknown[]): boolean =>
  columns.some((column) => column === 'name' || column === 'surname' || column === 'surnameFirst')

const missing = <C extends Column>({ needed }: Wanted<C>, columns: readonly unknown[]): readonly C[] =>
  needed.filter((column) => (column === 'name' ? !hasName(columns) : !columns.includes(column)))

/** Returns all records, separated as gives the best head; or the line of a wrong quotation mark. */
export function recordsOf<C extends Column>(
  text: string,
  wanted: Wanted<C>,
): readonly CsvRecord[] | { readonly line: number } {
  if (namedSeparator(text) !== undefined) return splitCsv(text)
  const columnFor = reader(wanted)
  const scores = separators.map((separator) => {
    const first = splitCsv(text, separator, 2 * mostAbove)
    if ('line' in first) return { separator, headings: 0, cells: 0 }
    const headings = first.map(({ cells }) => cells.filter((cell) => columnFor(cell) !== undefined).length)
    const cells = first.reduce((sum, record) => sum + record.cells.length, 0)
    return { separator, headings: Math.max(0, ...headings), cells }
  })
  const best = scores.reduce((a, b) =>
    b.headings > a.headings || (b.headings === a.headings && b.cells > a.cells) ? b : a,
  )
  // Below a title the first line does not tell.
  const isTold = best.headings === 0 && /^[^\r\n]*[,;\t]/.test(text)
  return isTold ? splitCsv(text) : splitCsv(text, best.separator)
}

/** Returns undefined for a table without any line. */
export function findHead<C extends Column>(
  records: readonly CsvRecord[],
  wanted: Wanted<C>,
): Head<C> | undefined {
  const columnFor = reader(wanted)
  const lines = [...records.entries()].filter(([, record]) => !isEmpty(record)).slice(0, mostAbove)
  const found = lines.map(([, { cells }]) => cells.flatMap((cell) => columnFor(cell) ?? []))
  const [whole, some] = [
    found.findIndex((columns) => columns.length > 0 && missing(wanted, columns).length === 0),
    found.findIndex((columns) => columns.length > 0),
  ]
  const index = whole === -1 ? Math.max(0, some) : whole
  const [at, head] = lines[index] ?? []
  if (at === undefined || head === undefined) return undefined
  const above = aboveHead(
    lines.slice(0, index).map(([, record]) => record),
    found.slice(0, index).every((columns) => columns.length === 0) && (found[index]?.length ?? 0) > 1,
  )
  const { columns, problems } = headOf(head.cells, head.line, wanted)
  return { at, columns, problems: [...above.problems, ...problems], notes: above.notes }
}

/** Returns the columns that these headings name, and what is wrong with them. */
export function headOf<C extends Column>(
  cells: readonly string[],
  line: number,
  wanted: Wanted<C>,
): Pick<Head<C>, 'columns' | 'problems'> {
  const columnFor = reader(wanted)
  const columns = cells.map((cell) => columnFor(cell) ?? null)
  return { columns: asPair(columns), problems: headProblems({ line, cells }, columns, wanted) }
}

/** A title is a line with one cell. Anything else above the head may be a row, so it is refused. */
function aboveHead(
  lines: readonly CsvRecord[],
  mayHaveTitle: boolean,
): Pick<Head<never>, 'problems' | 'notes'> {
  const isTitle = (record: CsvRecord): boolean => mayHaveTitle && filled(record).length === 1
  const about = (record: CsvRecord) => ({
    line: record.line,
    args: { value: excerpt(filled(record)[0] ?? '') },
  })
  return {
    problems: lines
      .filter((record) => !isTitle(record))
      .map((record) => ({ ...about(record), code: 'ABOVE_HEAD' })),
    notes: lines.filter(isTitle).map((record) => ({ ...about(record), code: 'TITLE' })),
  }
}

/** Beside a column of given names the column called name has the surnames. */
const asPair = <C extends Column>(columns: Head<C>['columns']): Head<C>['columns'] =>
  columns.includes('given') && !columns.includes('surname')
    ? columns.map((column) => (column === 'name' ? 'surname' : column))
    : columns

function headProblems<C extends Column>(
  { line, cells }: CsvRecord,
  columns: Head<C>['columns'],
  wanted: Wanted<C>,
): readonly TableProblem[] {
  const problems: TableProblem[] = []
  for (const [i, column] of columns.entries()) {
    const heading = excerpt(cells[i] ?? '')
    if (column === null && heading !== '')
      problems.push({ line, code: 'UNKNOWN_COLUMN', args: { column: heading, cell: cellName(i, line) } })
    else if (column !== null && column !== 'ignored' && columns.indexOf(column) < i)
      problems.push({ line, code: 'COLUMN_TWICE', args: { column, cell: cellName(i, line) } })
  }
  const ofNames = columns.filter((column) => nameColumns.some((one) => one === column))
  const isPair = ofNames.length === 2 && ofNames.includes('given') && !ofNames.includes('surnameFirst')
  if (new Set(ofNames).size > 1 && !isPair)
    problems.push({ line, code: 'COLUMN_TWICE', args: { column: 'name' } })
  for (const column of missing(wanted, columns)) problems.push({ line, code: 'NO_COLUMN', args: { column } })
  const { assigned = [] } = wanted
  const there = new Set(assigned.length === 0 ? [] : cells.map(foldedHeading))
  const said = new Map<string, AssignedColumn['is']>()
  for (const { head, is } of assigned) {
    const folded = foldedHeading(head)
    const about = { line, args: { column: excerpt(head) } }
    if (!there.has(folded)) problems.push({ ...about, code: 'NO_HEAD' })
    if ((said.get(folded) ?? is) !== is) problems.push({ ...about, code: 'HEAD_TWICE' })
    said.set(folded, is)
  }
  return problems
}
