/**
 * Finds lists of a file, or of an event of this platform, that another event of a nearby day has too. The results of the
 * same people at one table count once. A person decides whether they are two different lists after all.
 */
import type { ListPlace, Repeated } from '@stolik/contract/ranking/files'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { shiftedDay } from '@stolik/ranking/model/day'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import type { Same } from '@stolik/ranking/model/same'
import type { RankingStore } from '../store/sql.js'
import { gotSomething, listsOf, type TableList } from '@stolik/ranking/import/lists'
import type { FileEventSheet } from './preview.js'

/** The repeated lists of one event of the file. */
export interface RepeatedRows {
  readonly repeated: readonly Repeated[]
  /** The rows of its repeated lists, by index. */
  readonly gone: ReadonlySet<number>
  readonly bad: readonly RankingProblem[]
}

/** In days: an evening goes past midnight, and may be recorded a day or two later. */
const daysNear = 3
/** The fewest players who must match: the result of one player alone may be a coincidence. */
const fewest = 2
/** How many sheets are compared before other work gets a turn. */
const sheetsAtOnce = 20

interface KnownList {
  readonly place: ListPlace
  readonly length: number
}

/** The known lists by one player's result. */
type Known = Map<string, KnownList[]>

interface RepeatedAsked {
  readonly different: readonly string[]
  readonly same: Same
}

/** A sheet that would be taken, with the file line of each of its rows. Sheets that come from no file have no lines. */
type Told = Pick<FileEventSheet, 'sheet'> & Partial<Pick<FileEventSheet, 'lines'>>

/** In the order of the events of the file. If two of them share a list, the second one repeats it. */
export async function repeatedIn(
  store: Pick<RankingStore, 'currentSheets' | 'sheets'>,
  files: readonly Told[],
  { different, same }: RepeatedAsked,
): Promise<readonly RepeatedRows[]> {
  const days = new Set(files.flatMap(({ sheet }) => near(sheet.date)))
  const [first] = files
  if (first === undefined) return []
  const sorted = [...days].sort()
  const heads = await store.currentSheets(first.sheet.game, sorted[0] as string, sorted.at(-1) as string)
  const wanted = heads.filter(({ date }) => days.has(date))
  const own = files.map(({ sheet }) => listsOf(sheet, same))
  const scores = new Set(own.flatMap((lists) => lists.flatMap(({ got }) => got)))
  const known: Known = new Map()
  for (let i = 0; i < wanted.length; i += sheetsAtOnce) {
    const some = await store.sheets(wanted.slice(i, i + sheetsAtOnce).map(({ hash }) => hash))
    for (const sheet of some.values())
      for (const list of listsOf(sheet, same)) keep(known, sheet, list, (got) => scores.has(got))
    await othersTurn()
  }
  const found: RepeatedRows[] = []
  for (const [i, file] of files.entries()) {
    found.push(repeatedOf(file, own[i] as readonly TableList[], known, new Set(different)))
    if (found.length % sheetsAtOnce === 0) await othersTurn()
  }
  return found
}

const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const near = (day: string): readonly string[] =>
  Array.from({ length: 2 * daysNear + 1 }, (_, i) => shiftedDay(day, i - daysNear))

function keep(
  known: Known,
  { source, event, name, date }: Sheet,
  { series, table, got }: TableList,
  wanted: (got: string) => boolean = () => true,
): void {
  const list = { place: { source, event, title: name, date, series, table }, length: got.length }
  for (const one of got.filter(wanted)) {
    const before = known.get(one)
    if (before === undefined) known.set(one, [list])
    else before.push(list)
  }
}

/** Finds a list that contains all of this one or is contained in it: either side may have had rows put aside. */
function sameList(
  { got }: TableList,
  known: Known,
  may: (place: ListPlace) => boolean,
): ListPlace | undefined {
  const common = new Map<KnownList, string[]>()
  for (const one of got)
    for (const list of known.get(one) ?? [])
      if (may(list.place)) common.set(list, [...(common.get(list) ?? []), one])
  for (const [{ place, length }, both] of common)
    if (both.length >= fewest && both.length >= Math.min(length, got.length) && both.some(gotSomething))
      return place
  return undefined
}

function repeatedOf(
  { sheet, lines = [] }: Told,
  lists: readonly TableList[],
  known: Known,
  alreadyCounted: ReadonlySet<string>,
): RepeatedRows {
  const repeated: Repeated[] = []
  const gone = new Set<number>()
  const bad: RankingProblem[] = []
  const { event } = sheet
  const days = near(sheet.date)
  for (const list of lists) {
    const { series, table, rows } = list
    const of = sameList(list, known, (place) => !isOwn(place, sheet) && days.includes(place.date))
    if (of === undefined) {
      keep(known, sheet, list)
      continue
    }
    const key = `${event}/${series}/${table}`
    const different = alreadyCounted.has(key)
    const own = rows.flatMap((i) => lines[i] ?? [])
    repeated.push({ key, event, series, table, different, of, lines: own })
    if (different) continue
    for (const i of rows) gone.add(i)
    const args = { event, series, table, other: of.event, source: of.source, title: of.title, date: of.date }
    bad.push(...own.map((line) => ({ line, code: 'SAME_LIST', args })))
  }
  return { repeated, gone, bad }
}

const isOwn = (place: Pick<ListPlace, 'source' | 'event'>, sheet: Sheet): boolean =>
  place.source === sheet.source && place.event === sheet.event
