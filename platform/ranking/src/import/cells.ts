/** Reads the rows of a CSV or JSON file as text cells under our column names. */
import { headOf, nameColumns } from '@stolik/files/table/head'
import type { Column as AnyColumn } from '@stolik/files/table/headings'
import { nameReader } from '@stolik/files/table/names'
import { isTable, readTable as readText, type Positions, type TableRow } from '@stolik/files/table/table'
import type { RankingProblem } from '../model/refusal.js'

export const columns = [
  ...(['event', 'date', 'title', 'kind', 'organiser', 'region', 'profile'] as const),
  ...(['series', 'table', 'place', 'rank', 'name', 'club', 'team', 'pair', 'licence'] as const),
  ...(['points', 'small', 'hands', 'won', 'lost', 'online', 'categories'] as const),
  ...(['adjusted', 'adjustedSmall'] as const),
]
export type Column = (typeof columns)[number]

/** A row with the name in one cell, however the file has it. `line`: for JSON the number of the item. */
export type CellRow<C extends AnyColumn = Column> = TableRow<C>

export interface Cells<C extends AnyColumn = Column> {
  readonly columns: readonly C[]
  /** Where each column of a table stands; empty for JSON. */
  readonly positions: Positions
  readonly rows: readonly CellRow<C>[]
  /** Rows that are none, or do not fit the head. */
  readonly bad: readonly RankingProblem[]
}

export const isBadFile = (answer: object | readonly RankingProblem[]): answer is readonly RankingProblem[] =>
  Array.isArray(answer)

const problem = (line: number, code: string, args: RankingProblem['args'] = {}): RankingProblem => ({
  line,
  code,
  args,
})

/** Reads a file of lists. */
export const readCells = (text: string): Cells | readonly RankingProblem[] => readTable(text, columns)

/** Returns the rows, or the problems that concern the whole file. Missing columns are left to the caller. */
export const readTable = <C extends AnyColumn>(
  text: string,
  wanted: readonly C[],
): Cells<C> | readonly RankingProblem[] =>
  /^\s*[[{]/.test(text) ? readJson(text, wanted) : readCsv(text, wanted)

function readCsv<C extends AnyColumn>(
  text: string,
  wanted: readonly C[],
): Cells<C> | readonly RankingProblem[] {
  const table = readText(text, { columns: wanted, needed: [] })
  return isTable(table) ? inOneCell<C>(table) : table.problems
}

const isOfName = (column: AnyColumn): boolean => nameColumns.some((one) => one === column)

/** Puts given name and surname together. */
function inOneCell<C extends AnyColumn>({
  columns: found,
  positions,
  rows,
  bad,
}: Cells<AnyColumn>): Cells<C> {
  if (!found.some(isOfName)) return { columns: found as readonly C[], positions, rows, bad }
  const nameOf = nameReader(rows)
  return {
    columns: [
      ...new Set(found.map((column) => (isOfName(column) ? 'name' : column))),
    ] as readonly AnyColumn[] as readonly C[],
    positions,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: { ...cells, name: nameOf(cells).name } as CellRow<C>['cells'],
    })),
    bad,
  }
}

/** Reads a list of objects whose fields are the columns. A missing field is empty. */
function readJson<C extends AnyColumn>(
  text: string,
  wanted: readonly C[],
): Cells<C> | readonly RankingProblem[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [problem(0, 'NO_JSON')]
  }
  if (!Array.isArray(value) || value.length === 0) return [problem(0, 'EMPTY')]
  const objects = value.map((one: unknown) => (typeof one === 'object' && one !== null ? one : {}))
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))]
  const head = headOf(names, 0, { columns: wanted, needed: [] })
  if (head.problems.length > 0) return head.problems
  const byName = new Map(names.map((name, i) => [name, head.columns[i] as AnyColumn]))
  const bad: RankingProblem[] = []
  const rows: TableRow<AnyColumn>[] = []
  for (const [i, object] of objects.entries()) {
    const cells: Partial<Record<AnyColumn, string>> = {}
    let odd: string | undefined
    for (const [name, cell] of Object.entries(object) as [string, unknown][]) {
      const column = byName.get(name) as AnyColumn
      if (cell === null || typeof cell === 'string') cells[column] = (cell ?? '').trim()
      else if (typeof cell === 'number' || typeof cell === 'boolean') cells[column] = String(cell)
      else odd ??= column
    }
    if (odd === undefined) rows.push({ line: i + 1, cells })
    else bad.push(problem(i + 1, 'BAD_CELL', { column: odd, value: '{}' }))
  }
  return inOneCell<C>({ columns: [...byName.values()], positions: {}, rows, bad })
}
