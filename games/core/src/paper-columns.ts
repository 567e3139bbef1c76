/** A paper list as a table that is typed in: its columns, and how the cells of a row are a line and back. */
import type { Chair } from './seat.js'

/** The cells of a row by the id of their column; a column that is not there, or '', is empty. */
export type PaperCells = Readonly<Record<string, string>>

/**
 * `chair`: somebody at the table, as their place from 1 · `choice`: one of `options` · `number` · `check`: `yes` or empty ·
 * `places`: places from 1, joined by `+`.
 */
export type PaperCellKind = 'chair' | 'choice' | 'number' | 'check' | 'places'

export interface PaperColumn {
  readonly id: string
  /** The sentence of the game's catalogue that stands above it. */
  readonly code: string
  readonly kind: PaperCellKind
  /** What can be chosen; of a chair, what can be chosen beside those who sit there. */
  readonly options?: readonly { readonly value: string; readonly code: string }[]
  /** The place whose figures these are. */
  readonly chair?: Chair
}

/** What a game brings so that its lists can be typed in as a table. */
export interface PaperTable<R> {
  columns(rules: R, chairs: number): readonly PaperColumn[]
  /** The line that the cells say, complete or not: whoever reads it says what is missing. undefined for an empty row. */
  lineOf(cells: PaperCells, chairs: number): string | undefined
  /** The cells of a canonical line. */
  cellsOf(line: string): PaperCells
}

/** Whether nothing is typed into a row. */
export const isEmptyRow = (cells: PaperCells): boolean =>
  Object.values(cells).every((cell) => cell.trim() === '')
