/** The lists of a sheet, table by table, and what tells that one of another event is the same. */
import type { Same } from '../model/same.js'
import type { Sheet } from '../model/sheet.js'

/** What those of a table wrote down in a series; where no table is told, all of the series. */
export interface TableList {
  readonly series: number
  /** 0: none is told. */
  readonly table: number
  /** Rows of the sheet's lists, by index. */
  readonly rows: readonly number[]
  /** Who got what, row by row. */
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

/** Whether somebody got anything: where nobody did, all lists are alike. */
export const gotSomething = (got: string): boolean => !got.endsWith(' 0 0')
