/** The lists of a sheet, table by table, and what tells that one of another event is the same. */
import type { Same } from '../same.js'
import type { Sheet } from '../sheet.js'

/** What those of a table wrote down in a series; where no table is told, all of the series. */
export interface TableList {
  readonly series: number
  /** 0: none is told. */
  readonly table: number
  /** Rows of the sheet's lists, by index. */
  readonly rows: readonly number[]
  /** Who got what; null where that could be said of many lists: of one player alone, or where nobody got anything. */
  readonly print: string | null
}

export function listsOf({ game, players, lists }: Sheet, same: Same): readonly TableList[] {
  const tables = new Map<
    string,
    { readonly series: number; readonly table: number; readonly rows: number[] }
  >()
  for (const [i, series] of lists.series.entries()) {
    const table = lists.table[i] as number
    const key = `${series} ${table}`
    const before = tables.get(key)
    if (before === undefined) tables.set(key, { series, table, rows: [i] })
    else before.rows.push(i)
  }
  return [...tables.values()].map((table) => {
    const { rows } = table
    const brought = rows.map((i) => [
      same.of(players[lists.player[i] as number]?.person ?? ''),
      ...[lists.units[i] as number, lists.small[i] as number],
    ])
    const tells = rows.length > 1 && brought.some(([, units, small]) => units !== 0 || small !== 0)
    const all = brought.map((row) => row.join(' ')).sort()
    return { ...table, print: tells ? `${game}\n${all.join('\n')}` : null }
  })
}
