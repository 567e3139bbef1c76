/** The tables of an event, series by series, with the players who are rated. */
import { partOf, type Event } from './people.js'

/**
 * Visits the tables with at least two players. Byes are at no table.
 * @param visit is given the rows of a table as `rows[from]` to `rows[until - 1]`
 */
export function eachTable(
  event: Event,
  visit: (rows: Int32Array, from: number, until: number) => void,
): void {
  const { persons, sheet } = event
  const { player, series, table, place } = sheet.lists
  const order = (a: number, b: number): number =>
    (series[a] as number) - (series[b] as number) || (table[a] as number) - (table[b] as number)
  const rows = new Int32Array(player.length)
  let many = 0
  let sorted = true
  for (let row = 0; row < player.length; row++) {
    if (persons[player[row] as number] === -1 || partOf(event, row) === -1 || place[row] === 0) continue
    if (sorted && many > 0) sorted = order(rows[many - 1] as number, row) <= 0
    rows[many++] = row
  }
  if (!sorted) rows.subarray(0, many).sort(order)
  let from = 0
  for (let i = 1; i <= many; i++) {
    if (i < many && order(rows[from] as number, rows[i] as number) === 0) continue
    if (i - from > 1) visit(rows, from, i)
    from = i
  }
}
