/** Files of entries and of table lists, as people fill them in. Every wrong line is reported; then the whole file is refused. */
import type { EntryRow, ListRows } from '../model/act.js'
import type { ActOf } from './ask.js'
import { readCsv, type Columns, type CsvRow } from '../model/csv.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'

const named = (columns: Readonly<Record<string, readonly string[]>>): Columns['names'] =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, names]) => [column, ...names].map((one) => [one, column])),
  )

const entryColumns: Columns = {
  names: named({
    name: ['nazwisko', 'imię i nazwisko', 'zawodnik', 'spieler'],
    club: ['klub', 'verein'],
    licence: ['license', 'licencja', 'lizenz', 'pass'],
    woman: ['kobieta', 'frau', 'dame'],
    born: ['year', 'rok urodzenia', 'rocznik', 'jahrgang', 'geboren'],
    team: ['drużyna', 'mannschaft'],
    pair: ['para', 'paar', 'tandem'],
    substitute: ['zmiennik', 'ersatz'],
    online: [],
    reserve: ['rezerwa', 'reserve'],
  }),
  needed: ['name'],
}

/** The maximum number of characters in a file of lists. The limit of a request, in bytes, may be somewhat higher. */
const longestLists = 900_000

/** Reads a file of entries and returns the act that it asks for. */
export function readEntries(csv: string): ActOf<'enterAll'> | EventRefusal {
  const rows = readCsv(csv, entryColumns)
  if ('problems' in rows) return badFile(rows.problems)
  const problems: Problem[] = []
  const entries = rows.map((row) => readEntry(row, problems))
  return problems.length === 0 ? { kind: 'enterAll', rows: entries } : badFile(problems)
}

const badCell = ({ line, cells }: CsvRow, column: string): Problem => ({
  line,
  code: 'BAD_CELL',
  args: { column, value: (cells[column] ?? '').slice(0, 40) },
})

function readEntry(row: CsvRow, problems: Problem[]): EntryRow {
  const { line, cells } = row
  const text = (column: string): string | null => {
    const value = cells[column] ?? ''
    return value === '' ? null : value
  }
  const flag = (column: string): boolean | null => {
    const value = (cells[column] ?? '').toLowerCase()
    if (value === '') return null
    if (yes.has(value)) return true
    if (!no.has(value)) problems.push(badCell(row, column))
    return false
  }
  const year = cells['born'] ?? ''
  if (!/^(\d{4})?$/.test(year)) problems.push(badCell(row, 'born'))
  if (text('name') === null) problems.push(badCell(row, 'name'))
  return {
    line,
    entrant: {
      name: cells['name'] ?? '',
      club: text('club'),
      person: null,
      online: flag('online') ?? false,
      licence: text('licence'),
      woman: flag('woman'),
      born: year === '' ? null : Number(year),
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

const listColumns: Columns = {
  names: named({
    series: ['seria', 'serie', 'runda', 'runde'],
    table: ['stół', 'stol', 'tisch'],
    hand: ['rozdanie', 'gra', 'spiel', 'deal'],
    line: ['zapis', 'zeile', 'entry'],
    ...Object.fromEntries(totalColumns.map((column) => [column, []])),
  }),
  needed: ['series', 'table', 'hand', 'line'],
}

/** Reads a file of lists and returns the act that it asks for. Each line of the file is one hand, in the order of the list. */
/** @param overwrite whether hands that a list has already are replaced */
export function readLists(csv: string, overwrite = false): ActOf<'listAll'> | EventRefusal {
  if (csv.length > longestLists) return refuse('FILE_TOO_LONG', { most: longestLists })
  const rows = readCsv(csv, listColumns)
  if ('problems' in rows) return badFile(rows.problems)
  const problems: Problem[] = []
  const lists = new Map<string, Reading>()
  let last = ''
  for (const row of rows) {
    const number = (column: string): number => {
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
    list.lines.push(row.cells['line'] ?? '')
    list.fileLines.push(row.line)
    list.totals.push(readTotals(row, problems))
    // The hands after a gap are in order again: one problem is told once.
    list.next = hand + 1
    lists.set(key, list)
  }
  if (problems.length > 0) return badFile(problems)
  return { kind: 'listAll', rows: [...lists.values()].map(rowsOf), overwrite }
}

const rowsOf = ({ line, series, table, lines, fileLines, totals }: Reading): ListRows => ({
  ...{ line, series, table, lines, fileLines, totals },
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
function readTotals(row: CsvRow, problems: Problem[]): readonly (number | null)[] {
  return totalColumns.map((column) => {
    const value = row.cells[column] ?? ''
    if (value === '') return null
    if (!/^[-−+]?\d{1,6}$/.test(value)) problems.push(badCell(row, column))
    return Number(value.replace('−', '-'))
  })
}
