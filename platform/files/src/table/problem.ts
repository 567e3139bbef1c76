/** What is wrong with a table, or was left out of it. Words are made where people read them. */
import type { tableNotes, tableProblems } from './words.js'

interface About<Code> {
  /** The line of the file, from 1. */
  readonly line: number
  readonly code: Code
  readonly args: Readonly<Record<string, string | number>>
}

export type TableProblem = About<keyof typeof tableProblems>
export type TableNote = About<keyof typeof tableNotes>

/** As much of a cell as a sentence about it can hold. */
export const excerpt = (cell: string): string => cell.trim().slice(0, 40)
