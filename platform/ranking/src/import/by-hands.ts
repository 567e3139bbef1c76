/** Whether points stand under hands: those who sat at one table played as many hands, and hardly ever got the same points. */
import type { CellRow, Column } from './cells.js'

/** Tables of fewer say nothing: two may well be even. */
const fewest = 3
const mostly = 0.9

const where: readonly Column[] = ['event', 'date', 'series', 'table']

/** What fits nobody as hands would be told as a bad cell; this is of figures that can be both. */
export function pointsUnderHands(columns: readonly Column[], rows: readonly CellRow[]): boolean {
  if (!columns.includes('points') || !columns.includes('hands')) return false
  const tables = new Map<string, CellRow[]>()
  for (const row of rows) {
    const key = JSON.stringify(where.map((column) => row.cells[column] ?? ''))
    const before = tables.get(key)
    if (before === undefined) tables.set(key, [row])
    else before.push(row)
  }
  const large = [...tables.values()].filter((table) => table.length >= fewest)
  // All hands the same or all points the same: where both are, or neither is, nothing is told.
  const told = large.flatMap((table) => {
    const [points, hands] = [allSame(table, 'points'), allSame(table, 'hands')]
    return points === hands ? [] : [points]
  })
  return told.length > 0 && told.filter(Boolean).length >= told.length * mostly
}

/** Nobody having anything is no number of hands. */
function allSame(table: readonly CellRow[], column: Column): boolean {
  const first = table[0]?.cells[column] ?? ''
  return Number(first) > 0 && table.every(({ cells }) => cells[column] === first)
}
