/**
 * Rows that somebody types while others write the same list: a row that nobody touched follows the list, and a row that was touched
 * keeps the line that it was based on, so that nothing is overwritten unseen.
 */
import type { PaperCells, Plugin } from '@stolik/core'

export interface FollowedRow {
  readonly cells: PaperCells
  /** The line of the list that the cells are based on; undefined if there was none. */
  readonly seen: string | undefined
}

type Papers = Pick<Plugin['papers'], 'cellsOf'>

const cellsOf = (papers: Papers, line: string | undefined): PaperCells =>
  line === undefined ? {} : papers.cellsOf(line)

/** Whether both say the same; an empty cell is one that is not there. */
export const isSame = (a: PaperCells, b: PaperCells): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (column) => (a[column] ?? '') === (b[column] ?? ''),
  )

/** The row as the list has it. */
export const rowOf = (papers: Papers, line: string | undefined): FollowedRow => ({
  cells: cellsOf(papers, line),
  seen: line,
})

/** @param lines the list as it is now */
export const followList = (
  papers: Papers,
  rows: readonly FollowedRow[],
  lines: readonly string[],
): readonly FollowedRow[] =>
  rows.map((row, i) => {
    const now = lines[i]
    if (now === row.seen) return row
    const untouched = isSame(row.cells, cellsOf(papers, row.seen))
    return untouched || isSame(row.cells, cellsOf(papers, now)) ? rowOf(papers, now) : row
  })

/** The rows that say something else than the list does, which has changed since they were begun. */
export const differing = (rows: readonly FollowedRow[], lines: readonly string[]): readonly number[] =>
  rows.flatMap(({ seen }, i) => (seen === lines[i] ? [] : [i]))
