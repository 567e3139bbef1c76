/** Computes the standings of one series from its results alone. Pure. */
import type { Cell, EventShown } from '../client/types.js'
import type { RankedRow } from '../public/ranking.js'

/** Series are counted from 1. @returns undefined if the event has no such series */
export function rowsOfSeries(
  { series, standings }: Pick<EventShown, 'series' | 'standings'>,
  n: number,
  noteOf: (kind: Cell['kind']) => string,
): readonly RankedRow[] | undefined {
  if (!series.some((one) => one.n === n)) return undefined
  const rows = standings.individual.flatMap((row) => {
    const cell = row.cells.find((one) => one.series === n && one.kind !== 'NONE')
    return cell === undefined ? [] : [{ row, cell }]
  })
  const before = (a: Cell, b: Cell): boolean =>
    a.points > b.points || (a.points === b.points && a.small > b.small)
  const placed = rows.filter(({ cell }) => isPlaced(cell))
  return rows
    .map(({ row, cell }): RankedRow => {
      const ahead = placed.filter((one) => before(one.cell, cell)).length
      return {
        ...row,
        prize: null,
        lot: false,
        adjusted: 0,
        adjustedSmall: 0,
        cells: [],
        place: isPlaced(cell) ? ahead + 1 : null,
        points: cell.points,
        small: cell.small,
        ...(cell.kind === 'LIST' ? {} : { note: noteOf(cell.kind) }),
      }
    })
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number)
}

/** A no-show, or a player whose list was annulled, has no place. */
const isPlaced = ({ kind }: Cell): boolean => kind !== 'MISSING' && kind !== 'ANNULLED'
