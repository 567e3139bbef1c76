/** Detects points in the hands column: players of one table have equal numbers of hands, but hardly ever equal points. */
import type { CellRow, Column } from './cells.js'

/** Smaller tables prove nothing: two players may well have equal points. */
const fewest = 3
const mostly = 0.9

const where: readonly Column[] = ['event', 'date', 'series', 'table']

/** Only for figures that could be both. A value that cannot be a number of hands is reported as a bad cell. */
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
  // A table is evidence if exactly one of the two columns has equal values throughout.
  const equal = large.flatMap((table) => {
    const [points, hands] = [allSame(table, 'points'), allSame(table, 'hands')]
    return points === hands ? [] : [points]
  })
  return equal.length > 0 && equal.filter(Boolean).length >= equal.length * mostly
}

/** All 0 is no plausible number of hands. */
function allSame(table: readonly CellRow[], column: Column): boolean {
  const first = table[0]?.cells[column] ?? ''
  return Number(first) > 0 && table.every(({ cells }) => cells[column] === first)
}
