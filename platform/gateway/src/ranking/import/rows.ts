/** Reads the rows of a file of lists. A file whose columns cannot be right is refused as a whole. */
import type { ImportDefaults } from '@stolik/contract/ranking/files'
import { isNotDecoded, readText } from '@stolik/files/text'
import { withCell } from '@stolik/files/table/table'
import type { Encoding } from '@stolik/files/encoding/names'
import { isBadFile, readCells } from '@stolik/ranking/import/cells'
import { readRow, type Row } from '@stolik/ranking/import/row'
import { swappedColumns } from '@stolik/ranking/import/swapped'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'

export interface RowsAsked {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  readonly defaults: ImportDefaults
  /** Whether it is known that no letter of the file was lost. */
  readonly whole?: boolean
}

/** Reports how many rows have been read, and how many there are. */
export type Progress = (done: number, of: number) => void

export const badFile = (problems: readonly RankingProblem[]): RankingRefusal =>
  refuse('BAD_FILE', {}, problems)

/** The rows of a file, and those that cannot be read with their lines. */
export interface Rows {
  readonly good: readonly Row[]
  readonly bad: readonly RankingProblem[]
  readonly count: number
}

/** Rows read between two progress reports. */
const rowsAtOnce = 5_000

export function readRows(
  { bytes, encoding, defaults, whole }: RowsAsked,
  progress: Progress,
): Rows | RankingRefusal {
  const decoded = readText(bytes, encoding, whole)
  if (isNotDecoded(decoded))
    return badFile([{ line: decoded.line, code: 'ENCODING', args: { seems: decoded.seems } }])
  const cells = readCells(decoded.text)
  if (isBadFile(cells)) return badFile(cells)
  const swapped = swappedColumns(cells.columns, cells.rows)
  if (swapped !== undefined) return badFile([{ line: 1, code: 'SWAPPED', args: { ...swapped } }])
  const needed = ['event', 'date', 'organiser', 'profile', 'hands', 'name', 'points'] as const
  const absent = needed.filter(
    (column) =>
      !cells.columns.includes(column) &&
      (!(column in defaults) || defaults[column as keyof ImportDefaults] === null),
  )
  if (absent.length > 0)
    return badFile(absent.map((column) => ({ line: 1, code: 'NO_COLUMN', args: { column } })))
  const read = cells.rows.map((row, i) => {
    if (i % rowsAtOnce === 0) progress(i, cells.rows.length)
    return readRow(row, defaults)
  })
  progress(cells.rows.length, cells.rows.length)
  return {
    good: read.filter((row): row is Row => 'details' in row),
    bad: [...cells.bad, ...read.flatMap((row) => ('code' in row ? [withCell(row, cells.positions)] : []))],
    count: cells.rows.length + cells.bad.length,
  }
}
