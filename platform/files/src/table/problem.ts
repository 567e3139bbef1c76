/** What is wrong with a table, or was left out of it. Words are made where people read them. */

export type TableProblemCode =
  | 'QUOTE'
  | 'EMPTY'
  | 'NO_COLUMN'
  | 'UNKNOWN_COLUMN'
  | 'COLUMN_TWICE'
  /** More than a title stands above the head. */
  | 'ABOVE_HEAD'
  /** A line below the head is made of headings. */
  | 'SECOND_HEAD'
  | 'CELLS'
  /** A cell stands in a column without a heading. */
  | 'NO_HEADING'
  /** A sum or a remark below the table. */
  | 'NOT_A_ROW'

export type TableNoteCode =
  /** A title above the head. */
  | 'TITLE'
  /** The head once more, as printed lists have it on each page. */
  | 'HEAD_AGAIN'
  /** A column that numbers the rows. */
  | 'NUMBERS'

export interface TableProblem {
  /** The line of the file, from 1. */
  readonly line: number
  readonly code: TableProblemCode
  readonly args: Readonly<Record<string, string | number>>
}

export interface TableNote {
  readonly line: number
  readonly code: TableNoteCode
  readonly args: Readonly<Record<string, string | number>>
}

/** As much of a cell as a sentence about it can hold. */
export const excerpt = (cell: string): string => cell.trim().slice(0, 40)
