/** Detects two columns under each other's names: the cells of most rows fit only when swapped. */
import { pointsUnderHands } from './by-hands.js'
import type { CellRow, Column } from './cells.js'
import { looks } from './row.js'

export interface Swapped {
  readonly a: Column
  readonly b: Column
}

/** Looks at only so many rows. More rows of a large file would not change the answer. */
const mostLooked = 2_000
const mostly = 0.9

export function swappedColumns(columns: readonly Column[], rows: readonly CellRow[]): Swapped | undefined {
  const looked = rows.slice(0, mostLooked)
  for (const [i, a] of columns.entries())
    for (const b of columns.slice(i + 1)) if (byLooks(looked, a, b) || byHands(looked, a, b)) return { a, b }
  return pointsUnderHands(columns, looked) ? { a: 'points', b: 'hands' } : undefined
}

function byLooks(rows: readonly CellRow[], a: Column, b: Column): boolean {
  const [isA, isB] = [looks[a], looks[b]]
  if (isA === undefined || isB === undefined) return false
  const pairs = rows.flatMap(({ cells }) =>
    (cells[a] ?? '') === '' || (cells[b] ?? '') === ''
      ? []
      : [[cells[a] as string, cells[b] as string] as const],
  )
  if (pairs.length === 0) return false
  const share = (fits: (x: string, y: string) => boolean): number =>
    pairs.filter(([x, y]) => fits(x, y)).length / pairs.length
  // Both tests are needed: a number can be a valid name as well as a licence.
  return share((x, y) => isA(x) && isB(y)) < 1 - mostly && share((x, y) => isA(y) && isB(x)) >= mostly
}

const counted: readonly Column[] = ['hands', 'won', 'lost']

/** There are at least as many hands as hands won and lost together. */
function byHands(rows: readonly CellRow[], a: Column, b: Column): boolean {
  if (![a, b].includes('hands') || !counted.includes(a) || !counted.includes(b)) return false
  const numbers = rows.map(({ cells }) => counted.map((column) => Number(cells[column] || 0)))
  const other = counted.indexOf(a === 'hands' ? b : a)
  const fits = (row: readonly number[]): boolean =>
    (row[1] as number) + (row[2] as number) <= (row[0] as number)
  const exchanged = (row: readonly number[]): readonly number[] =>
    row.with(0, row[other] as number).with(other, row[0] as number)
  const share = (test: (row: readonly number[]) => boolean): number =>
    numbers.filter(test).length / numbers.length
  return share(fits) < 1 - mostly && share((row) => fits(exchanged(row))) >= mostly
}
