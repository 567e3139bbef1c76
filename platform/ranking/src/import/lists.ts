/** The lists of a sheet, table by table, and how to recognise the same list in another event. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Same } from '../model/same.js'

/** The list of a table in a series. Without table numbers: all lists of the series. */
export interface TableList {
  readonly series: number
  /** 0: the table is not known. */
  readonly table: number
  /** Rows of the sheet's lists, by index. */
  readonly rows: readonly number[]
  /** Each player and their points, row by row. */
  readonly got: readonly string[]
}

export function listsOf({ players, lists }: Sheet, same: Same): readonly TableList[] {
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
  return [...tables.values()].map((table) => ({
    ...table,
    got: table.rows.map((i) => {
      const person = same.of(players[lists.player[i] as number]?.person ?? '')
      return `${person} ${String(lists.units[i])} ${String(lists.small[i])}`
    }),
  }))
}

/** Whether a row has any points. Lists without any points all look alike. */
export const gotSomething = (got: string): boolean => !got.endsWith(' 0 0')
