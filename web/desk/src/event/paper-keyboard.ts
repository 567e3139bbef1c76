/** The keyboard of a paper list: which cell has the focus, and where each key leads. */
import type { PaperCells, PaperColumn } from '@stolik/core'
import { pressed } from './paper-keys.js'

export interface Keyboard {
  readonly columns: readonly PaperColumn[]
  readonly chairs: number
  readonly cellsOf: (row: number) => PaperCells
  readonly put: (row: number, cells: PaperCells) => void
  /** Whether a row can stand as it is. */
  readonly isWhole: (row: number) => boolean
  /** A key that no cell of the row takes. */
  readonly unknown: (key: string, column: PaperColumn) => void
}

interface Place {
  readonly row: HTMLTableRowElement
  readonly column: number
}

interface Cell extends Place {
  readonly field: HTMLElement
}

function cellAt(event: KeyboardEvent, columns: readonly PaperColumn[]): Cell | null {
  const field = event.composedPath()[0]
  if (!(field instanceof HTMLElement)) return null
  const row = field.closest('tr')
  const column = columns.findIndex(({ id }) => id === field.dataset['column'])
  return row === null || column === -1 ? null : { field, row, column }
}

/** Rows in which nothing is typed, such as that of a changed deal, are passed over. */
function neighbour(row: Element, up: boolean): Element | null {
  let next = up ? row.previousElementSibling : row.nextElementSibling
  while (next !== null && next.querySelector('[data-column]') === null)
    next = up ? next.previousElementSibling : next.nextElementSibling
  return next
}

function focus(row: Element | null, column: PaperColumn | undefined): void {
  const field = row?.querySelector<HTMLElement>(
    column === undefined ? '[data-column]' : `[data-column="${column.id}"]`,
  )
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/**
 * Handles a key in the table. Enter goes to the beginning of the next row, or on to the sums; arrows go from cell to cell; space
 * leaves a number; backspace empties a cell, and in an empty one goes back. Any other key is entered in the first cell that
 * takes it: in this row, or, once it is whole, at the beginning of the next one.
 */
export function typed(event: KeyboardEvent, keyboard: Keyboard): void {
  const { columns } = keyboard
  const cell = cellAt(event, columns)
  if (cell === null || event.ctrlKey || event.altKey || event.metaKey) return
  const { key } = event
  const { row, column } = cell
  const moves: Readonly<Record<string, () => void>> = {
    Enter: () => onwards(row),
    ArrowUp: () => focus(neighbour(row, true), columns[column]),
    ArrowDown: () => focus(neighbour(row, false), columns[column]),
    ArrowLeft: () => focus(row, columns[Math.max(0, column - 1)]),
    ArrowRight: () => focus(row, columns[Math.min(columns.length - 1, column + 1)]),
    Backspace: () => erase(cell, keyboard),
    Delete: () => erase(cell, keyboard),
  }
  const isNumber = cell.field instanceof HTMLInputElement && cell.field.type !== 'checkbox'
  const move = moves[key]
  if (move !== undefined) {
    // A number of several digits is corrected digit by digit.
    if (isNumber && (key === 'Backspace' || key === 'Delete') && cell.field.value !== '') return
    event.preventDefault()
    move()
    return
  }
  if (key.length !== 1) return
  if (key === ' ' && !isNumber) return
  if (isNumber && /[\d+]/.test(key) && columns[column]?.kind === 'places') return
  if (isNumber && /\d/.test(key)) return
  event.preventDefault()
  if (key === ' ') focus(row, columns[column + 1] ?? columns[column])
  else enter(cell, key, keyboard)
}

/** Goes to the beginning of the next row, or on to the sums. */
function onwards(row: HTMLTableRowElement): void {
  const next = neighbour(row, false)
  if (next === null) row.closest('table')?.querySelector<HTMLElement>('tfoot input')?.focus()
  else focus(next, undefined)
}

function enter({ row, column }: Place, key: string, keyboard: Keyboard): void {
  const { columns, chairs, cellsOf, put, isWhole, unknown } = keyboard
  const number = numberOf(row)
  const done = pressed(columns, chairs, cellsOf(number), column, key)
  if (done === null) {
    const next = neighbour(row, false)
    const begins = pressed(columns.slice(0, 1), chairs, {}, 0, key) !== null
    if (next instanceof HTMLTableRowElement && begins && isWhole(number))
      enter({ row: next, column: 0 }, key, keyboard)
    else unknown(key, columns[column] as PaperColumn)
    return
  }
  put(number, done.cells)
  if (done.ends) {
    onwards(row)
    return
  }
  const at = columns[Math.min(done.at, columns.length - 1)]
  focus(row, at)
  // The next digit is added to the first one instead of replacing it.
  const field = row.querySelector(`[data-column="${at?.id ?? ''}"]`)
  if (/\d/.test(key) && field instanceof HTMLInputElement)
    queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
}

function erase({ row, column }: Cell, { columns, cellsOf, put }: Keyboard): void {
  const number = numberOf(row)
  const cells = cellsOf(number)
  const id = columns[column]?.id ?? ''
  if ((cells[id] ?? '') === '') focus(row, columns[Math.max(0, column - 1)])
  else put(number, Object.assign({}, cells, { [id]: '' }))
}

const numberOf = (row: HTMLTableRowElement): number => Number(row.dataset['row'])

/** Enter leads from the last row to the sums and from there sends the list: whoever keeps it pressed wanted only the first. */
export const onceEach = {
  capture: true,
  handleEvent(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !event.repeat) return
    event.preventDefault()
    event.stopPropagation()
  },
}
