/** The typed part of a paper list: rows of cells, the resulting sheet, and the faults of rows. */
import {
  isEmptyRow,
  type PaperCells,
  type PaperColumn,
  type PaperFault,
  type Plugin,
  type Settled,
  type Sheet,
} from '@stolik/core'
import type { TableList } from '@stolik/elements/event/client/types'
import { enter } from '@stolik/elements/event/lists'

export type ListOf = Pick<TableList, 'profile' | 'chairs' | 'length' | 'hands' | 'others'>

export interface ComputedList {
  /** The lines in canonical form, as far as they are valid. */
  readonly lines: readonly string[]
  /** Faults by row. Nothing is known about rows after the first invalid one. */
  readonly faults: ReadonlyMap<number, PaperFault>
  readonly sheet: Sheet
  /** The first empty row before a filled one: the list must have no gaps. */
  readonly gap: number | null
}

export const emptyRows = (length: number): readonly PaperCells[] => Array.from({ length }, () => ({}))

/** Returns the rows of an existing list. */
export const rowsOf = (game: Plugin, { length }: ListOf, lines: readonly string[]): readonly PaperCells[] =>
  emptyRows(length).map((empty, i) => {
    const line = lines[i]
    return line === undefined ? empty : game.papers.cellsOf(line)
  })

export function computeList(game: Plugin, list: ListOf, rows: readonly PaperCells[]): ComputedList {
  const { profile, chairs } = list
  const faults = new Map<number, PaperFault>()
  const lines: string[] = []
  const settled: Settled[] = []
  const ends = rows.findLastIndex((cells) => !isEmptyRow(cells)) + 1
  const first = rows.findIndex(isEmptyRow)
  for (const [i, cells] of rows.slice(0, ends).entries()) {
    const line = game.papers.lineOf(cells, chairs)
    if (line === undefined) break
    const entered = enter(game, list, settled, line)
    if ('refused' in entered) {
      faults.set(i, asTyped(entered, cells, game.papers.columns(profile, chairs)))
      break
    }
    lines.push(entered.line)
    settled.push(entered.settled)
  }
  const sheet = game.sheet(profile, chairs, settled)
  return { lines, faults, sheet, gap: first !== -1 && first < ends ? first : null }
}

/**
 * The fault of a row in the words that somebody typed into it. The notation of lines has words of its own: where it cannot be read, and nothing
 * typed is the reason, something is missing.
 */
export function asTyped(fault: PaperFault, cells: PaperCells, columns: readonly PaperColumn[]): PaperFault {
  if (fault.refused !== 'unreadable') return fault
  const unread = (fault.word ?? '').split(' ')
  const typed = columns
    .filter(({ kind }) => kind === 'number' || kind === 'places')
    .map(({ id }) => (cells[id] ?? '').trim())
  const word = typed.find((text) => text !== '' && unread.includes(text))
  const { clause } = fault
  return word === undefined ? { refused: 'incomplete', clause } : { ...fault, word }
}

/** Reads pasted lines of text. Returns the rows, or the first unreadable line, from 0, with its reason. */
export function pasted(
  game: Plugin,
  list: ListOf,
  text: string,
): { readonly rows: readonly PaperCells[] } | { readonly row: number; readonly fault: PaperFault } {
  const told = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, list.length)
  const lines: string[] = []
  for (const [row, line] of told.entries()) {
    const read = game.papers.read(list.profile, list.chairs, line)
    if (typeof read !== 'string') return { row, fault: read }
    lines.push(read)
  }
  return { rows: rowsOf(game, list, lines) }
}
