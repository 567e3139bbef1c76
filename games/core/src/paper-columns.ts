/**
 * A paper list as a table to be typed in: its columns, and the conversion between the cells of a row and a line.
 */
import type { Chair } from './seat.js'

/** The cells of a row by column id. A missing column counts as empty, like ''. */
export type PaperCells = Readonly<Record<string, string>>

/**
 * What a cell holds. `chair`: a place at the table, from 1 · `choice`: one of `options` · `number` · `check`: `yes`
 * or empty · `places`: places from 1, joined by `+`.
 */
export type PaperCellKind = 'chair' | 'choice' | 'number' | 'check' | 'places'

/** A value to choose from. */
export interface PaperOption {
  readonly value: string
  /** Its name in the game's catalogue. */
  readonly code: string
  /** The column in which the row goes on, if it is not the next one. */
  readonly next?: string
  /** The row has no further cell once this is chosen. */
  readonly ends?: boolean
}

export interface PaperColumn {
  readonly id: string
  /** The code of its heading in the game's catalogue. */
  readonly code: string
  readonly kind: PaperCellKind
  /** The values to choose from; for a chair, values in addition to the players at the table. */
  readonly options?: readonly PaperOption[]
  /**
   * What is entered by one key each: a small letter or a sign, and the value. For a number, the keys that lead to the
   * column, with the value ''. Places have the letters of the players without being named here.
   */
  readonly keys?: Readonly<Record<string, string>>
  /** The place whose figures the column holds. */
  readonly chair?: Chair
}

/** What a game provides so that its lists can be typed in as a table. */
export interface PaperTable<R> {
  columns(rules: R, chairs: number): readonly PaperColumn[]
  /**
   * The line that the cells make, complete or not: reading the line tells what is missing. Undefined for an empty
   * row.
   */
  lineOf(cells: PaperCells, chairs: number): string | undefined
  /** The cells of a canonical line. */
  cellsOf(line: string): PaperCells
}

/** Whether a row is empty. */
export const isEmptyRow = (cells: PaperCells): boolean =>
  Object.values(cells).every((cell) => cell.trim() === '')
