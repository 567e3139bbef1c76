/** The tables of an event, series by series, with the players who are rated. */
import { partOf, type Event } from './people.js'

/** The rows of a sheet that belong to one table. */
export interface TableRows {
  readonly series: number
  readonly rows: readonly number[]
}

/** Returns the tables with at least two players. Byes are at no table. */
export function tablesOf(event: Event): readonly TableRows[] {
  const { persons, sheet } = event
  const { player, series, table, place } = sheet.lists
  const rows: number[] = []
  for (let row = 0; row < player.length; row++)
    if (persons[player[row] as number] !== -1 && partOf(event, row) !== -1 && place[row] !== 0) rows.push(row)
  const order = (a: number, b: number): number =>
    (series[a] as number) - (series[b] as number) || (table[a] as number) - (table[b] as number)
  if (rows.some((row, i) => i > 0 && order(rows[i - 1] as number, row) > 0)) rows.sort(order)
  const tables: TableRows[] = []
  let from = 0
  for (let i = 1; i <= rows.length; i++) {
    if (i < rows.length && order(rows[from] as number, rows[i] as number) === 0) continue
    if (i - from > 1)
      tables.push({ series: series[rows[from] as number] as number, rows: rows.slice(from, i) })
    from = i
  }
  return tables
}
