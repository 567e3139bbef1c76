/** Files of entries and of table lists, as people fill them in. Every wrong line is reported; then the whole file is refused. */
import { surnameIndex } from '@stolik/core'
import type { AssignedKind } from '@stolik/contract/event/parts'
import { numberText, readYear } from '@stolik/files/table/cells'
import { fileColumns, type FileColumn } from '@stolik/files/table/file-columns'
import type { ReadColumn } from '@stolik/files/table/head'
import { nameReader, type PersonName } from '@stolik/files/table/names'
import type { TableNote } from '@stolik/files/table/problem'
import { isTable, readTable, withCell, type TableRow } from '@stolik/files/table/table'
import type { EntryRow, ListRows } from '../model/act.js'
import type { ActOf } from './ask.js'
import { assignedColumn } from './columns.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'

const entryColumns = {
  columns: [
    ...([
      'name',
      'club',
      'licence',
      'woman',
      'born',
      'team',
      'pair',
      'substitute',
      'online',
      'reserve',
      'stamp',
    ] as const),
  ],
  needed: ['name'],
} as const
type EntryColumn = (typeof entryColumns.columns)[number]

/** The maximum number of characters in a file of lists. The limit of a request, in bytes, may be somewhat higher. */
const longestLists = 900_000

/** The rows of a file of entries, with what is wrong in it and what was left out: a preview, before anybody is entered. */
export interface ReadEntries {
  readonly rows: readonly EntryRow[]
  readonly problems: readonly Problem[]
  readonly notes: readonly TableNote[]
}

/** The columns of a file of entries, so that a person can say what each of them is. */
export const entryFileColumns = (
  csv: string,
  assigned: readonly AssignedKind[] = [],
): readonly FileColumn[] => fileColumns(csv, { ...entryColumns, assigned: assigned.map(assignedColumn) })

/** @param assigned what a person has said about columns of the file */
export function previewEntries(csv: string, assigned: readonly AssignedKind[] = []): ReadEntries {
  const table = readTable(csv, { ...entryColumns, assigned: assigned.map(assignedColumn) })
  if (!isTable(table)) return { rows: [], problems: table.problems, notes: [] }
  const nameOf = nameReader(table.rows)
  const problems: Problem[] = [...table.bad]
  const rows: EntryRow[] = []
  for (const row of table.rows) {
    const before = problems.length
    const entry = readEntry(row, nameOf(row.cells), problems)
    if (problems.length === before) rows.push(entry)
  }
  const named = problems.map((problem) => withCell(problem, table.positions))
  return { rows, problems: named.toSorted((a, b) => a.line - b.line), notes: table.notes }
}

/**
 * Reads a file of entries and returns the act that it asks for.
 * @param skip whether entries that are there already are left out
 * @param assigned what a person has said about columns of the file
 */
export function readEntries(
  csv: string,
  skip = false,
  assigned: readonly AssignedKind[] = [],
): ActOf<'enterAll'> | EventRefusal {
  const { rows, problems } = previewEntries(csv, assigned)
  return problems.length === 0 ? { kind: 'enterAll', rows, ...(skip && { skip }) } : badFile(problems)
}

const badCell = <C extends string>({ line, cells }: TableRow<C>, column: C): Problem => ({
  line,
  code: 'BAD_CELL',
  args: { column, value: (cells[column] ?? '').slice(0, 40) },
})

function readEntry(
  row: TableRow<ReadColumn<EntryColumn>>,
  { name, surname }: PersonName,
  problems: Problem[],
): EntryRow {
  const { line, cells } = row
  const text = (column: EntryColumn): string | null => {
    const value = cells[column] ?? ''
    return value === '' ? null : value
  }
  const flag = (column: EntryColumn): boolean | null => {
    const value = (cells[column] ?? '').toLowerCase()
    if (value === '') return null
    if (yes.has(value)) return true
    if (!no.has(value)) problems.push(badCell(row, column))
    return false
  }
  // The year alone is kept of a day of birth.
  const born = text('born') === null ? null : readYear(cells.born ?? '')
  if (born === undefined) problems.push(badCell(row, 'born'))
  if (name === '') problems.push(badCell(row, 'name'))
  return {
    line,
    entrant: {
      name,
      ...(surname !== null && { surnameAt: surnameIndex(name, surname) }),
      club: text('club'),
      person: null,
      online: flag('online') ?? false,
      licence: text('licence'),
      woman: flag('woman'),
      born: born ?? null,
      team: text('team'),
      pair: text('pair'),
      substitute: flag('substitute') ?? false,
    },
    reserve: flag('reserve') ?? false,
  }
}

const yes: ReadonlySet<string> = new Set(['1', 'x', 'yes', 'true', 'tak', 'ja', 't', 'y', 'j', 'k', 'f'])
const no: ReadonlySet<string> = new Set(['0', '-', 'no', 'false', 'nie', 'nein', 'n', 'm'])

const totalColumns = ['total1', 'total2', 'total3', 'total4'] as const

const listColumns = {
  columns: ['series', 'table', 'hand', 'line', ...totalColumns],
  needed: ['series', 'table', 'hand', 'line'],
} as const
type ListColumn = (typeof listColumns.columns)[number]

/** Reads a file of lists and returns the act that it asks for. Each line of the file is one hand, in the order of the list. */
/** @param overwrite whether hands that a list has already are replaced */
export function readLists(csv: string, overwrite = false): ActOf<'listAll'> | EventRefusal {
  if (csv.length > longestLists) return refuse('FILE_TOO_LONG', { most: longestLists })
  const table = readTable(csv, listColumns)
  if (!isTable(table)) return badFile(table.problems)
  const problems: Problem[] = [...table.bad]
  const lists = new Map<string, Reading>()
  let last = ''
  for (const row of table.rows) {
    const number = (column: ListColumn): number => {
      if (!/^[1-9]\d{0,3}$/.test(row.cells[column] ?? '')) problems.push(badCell(row, column))
      return Number(row.cells[column])
    }
    const [series, table, hand] = [number('series'), number('table'), number('hand')]
    const key = `${series} ${table}`
    const known = lists.get(key)
    // The lines of a list must be adjacent. If they are scattered, the file has two lists for one table.
    if (known !== undefined && last !== key)
      problems.push({ line: row.line, code: 'LIST_TWICE', args: { series, table, other: known.line } })
    last = key
    const list = known ?? { line: row.line, series, table, lines: [], fileLines: [], totals: [], next: 1 }
    if (hand !== list.next)
      problems.push({ line: row.line, code: 'GAP', args: { series, table, next: list.next } })
    list.lines.push(row.cells.line ?? '')
    list.fileLines.push(row.line)
    list.totals.push(readTotals(row, problems))
    // The hands after a gap are in order again: one problem is told once.
    list.next = hand + 1
    lists.set(key, list)
  }
  if (problems.length > 0) return badFile(problems.map((problem) => withCell(problem, table.positions)))
  return { kind: 'listAll', rows: [...lists.values()].map(rowsOf), overwrite }
}

const rowsOf = ({ line, series, table, lines, fileLines, totals }: Reading): ListRows => ({
  line,
  series,
  table,
  lines,
  fileLines,
  totals,
})

/** A list while it is read. */
interface Reading extends ListRows {
  readonly lines: string[]
  readonly fileLines: number[]
  readonly totals: (readonly (number | null)[])[]
  /** The hand that comes next, from 1. */
  next: number
}

/** Reads the running totals of the paper by chair; null where the cell is empty. */
function readTotals(row: TableRow<ListColumn>, problems: Problem[]): readonly (number | null)[] {
  return totalColumns.map((column) => {
    const value = numberText(row.cells[column] ?? '')
    if (value === '') return null
    if (!/^[-−+]?\d{1,6}$/.test(value)) problems.push(badCell(row, column))
    return Number(value.replace('−', '-'))
  })
}
