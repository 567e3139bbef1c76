/** Reads the rows of a CSV or JSON file as text cells under our column names. */
import { splitCsv } from '@stolik/contract/csv'
import type { RankingProblem } from '../model/refusal.js'

export const columns = [
  ...(['event', 'date', 'title', 'kind', 'organiser', 'region', 'profile'] as const),
  ...(['series', 'table', 'place', 'rank', 'name', 'club', 'team', 'pair', 'licence'] as const),
  ...(['points', 'small', 'hands', 'won', 'lost', 'online', 'categories'] as const),
  ...(['adjusted', 'adjustedSmall'] as const),
]
export type Column = (typeof columns)[number]

/** Other names of a column in Polish, German and English files, in lower case. */
const others: Readonly<Record<Column, readonly string[]>> = {
  event: ['turniej', 'turnier', 'tournament'],
  date: ['data', 'datum', 'dzień', 'tag'],
  title: ['nazwa', 'bezeichnung', 'event name'],
  kind: ['rodzaj', 'art'],
  organiser: ['organizator', 'veranstalter', 'organizer'],
  region: ['okręg', 'landesverband'],
  profile: ['zasady', 'regeln', 'rules'],
  series: ['seria', 'serie', 'runda', 'runde', 'round'],
  table: ['stół', 'stolik', 'tisch'],
  place: ['miejsce przy stole', 'tischplatz'],
  rank: ['miejsce', 'lokata', 'platz', 'rang'],
  name: ['nazwisko', 'imię i nazwisko', 'zawodnik', 'gracz', 'spieler', 'player'],
  club: ['klub', 'verein'],
  team: ['drużyna', 'mannschaft'],
  pair: ['para', 'paar', 'tandem'],
  licence: ['license', 'licencja', 'lizenz', 'pass', 'nr licencji'],
  points: ['punkty', 'pkt', 'punkte'],
  small: ['małe punkty', 'małe', 'kleine punkte', 'small points'],
  hands: ['rozdania', 'gry', 'spiele', 'deals'],
  won: ['wygrane', 'gewonnen'],
  lost: ['przegrane', 'verloren'],
  online: [],
  categories: ['kategoria', 'kategorie', 'category'],
  adjusted: ['korekty i kary', 'korrekturen und strafen', 'adjustments and penalties'],
  adjustedSmall: [],
}

/** The columns of a file by their names, in lower case. */
export type Heads<C extends string> = ReadonlyMap<string, C>

export const headsOf = <C extends string>(
  all: readonly C[],
  more: Readonly<Record<C, readonly string[]>>,
): Heads<C> =>
  new Map(
    all.flatMap((column) => [column.toLowerCase(), ...more[column]].map((name) => [name, column] as const)),
  )

const named = headsOf(columns, others)

export interface CellRow<C extends string = Column> {
  /** Line of the file, from 1; for JSON the number of the item. */
  readonly line: number
  readonly cells: Readonly<Partial<Record<C, string>>>
}

export interface Cells<C extends string = Column> {
  readonly columns: readonly C[]
  readonly rows: readonly CellRow<C>[]
  /** Rows whose number of cells differs from the head. */
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
export const readCells = (text: string): Cells | readonly RankingProblem[] => readTable(text, named)

/** Returns the rows, or the problems that concern the whole file. */
export const readTable = <C extends string>(
  text: string,
  heads: Heads<C>,
): Cells<C> | readonly RankingProblem[] =>
  /^\s*[[{]/.test(text) ? readJson(text, heads) : readCsv(text, heads)

function readCsv<C extends string>(text: string, heads: Heads<C>): Cells<C> | readonly RankingProblem[] {
  const records = splitCsv(text)
  if ('line' in records) return [problem(records.line, 'QUOTE')]
  const [head, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (head === undefined || rows.length === 0) return [problem(1, 'EMPTY')]
  const found = readHead(head.line, head.cells, heads)
  if ('problems' in found) return found.problems
  const bad: RankingProblem[] = []
  const good: CellRow<C>[] = []
  for (const { line, cells } of rows)
    if (cells.length !== found.columns.length)
      bad.push(problem(line, 'CELLS', { found: cells.length, expected: found.columns.length }))
    else
      good.push({
        line,
        cells: Object.fromEntries(
          found.columns.map((column, i) => [column, (cells[i] as string).trim()]),
        ) as Record<C, string>,
      })
  return { columns: found.columns, rows: good, bad }
}

function readHead<C extends string>(
  line: number,
  names: readonly string[],
  heads: Heads<C>,
): { readonly columns: readonly C[] } | { readonly problems: readonly RankingProblem[] } {
  const found = names.map((name) => heads.get(name.trim().toLowerCase()))
  const problems = found.flatMap((column, i) => {
    if (column === undefined)
      return [problem(line, 'UNKNOWN_COLUMN', { column: (names[i] as string).trim().slice(0, 40) })]
    return found.indexOf(column) < i ? [problem(line, 'COLUMN_TWICE', { column })] : []
  })
  return problems.length > 0 ? { problems } : { columns: found.flatMap((column) => column ?? []) }
}

/** Reads a list of objects whose fields are the columns. A missing field is empty. */
function readJson<C extends string>(text: string, heads: Heads<C>): Cells<C> | readonly RankingProblem[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [problem(0, 'NO_JSON')]
  }
  if (!Array.isArray(value) || value.length === 0) return [problem(0, 'EMPTY')]
  const objects = value.map((one: unknown) => (typeof one === 'object' && one !== null ? one : {}))
  const head = readHead(0, [...new Set(objects.flatMap((one) => Object.keys(one)))], heads)
  if ('problems' in head) return head.problems
  const bad: RankingProblem[] = []
  const rows: CellRow<C>[] = []
  for (const [i, object] of objects.entries()) {
    const cells: Partial<Record<C, string>> = {}
    let odd: string | undefined
    for (const [name, cell] of Object.entries(object) as [string, unknown][]) {
      const column = heads.get(name.trim().toLowerCase()) as C
      if (cell === null || typeof cell === 'string') cells[column] = (cell ?? '').trim()
      else if (typeof cell === 'number' || typeof cell === 'boolean') cells[column] = String(cell)
      else odd ??= column
    }
    if (odd === undefined) rows.push({ line: i + 1, cells })
    else bad.push(problem(i + 1, 'BAD_CELL', { column: odd, value: '{}' }))
  }
  return { columns: head.columns, rows, bad }
}
