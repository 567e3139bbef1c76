/**
 * A paper list typed with one key for each cell. A key goes to the first cell from here on that takes it, so cells that stay
 * empty cost nothing: `a c 2 +` is who, which game, with two, won.
 */
import type { PaperCells, PaperColumn } from '@stolik/core'

/** A cell is filled, and another one has the focus. */
export interface Pressed {
  readonly cells: PaperCells
  /** The number of the column where typing goes on; that of the last column + 1 if the row is at its end. */
  readonly at: number
  /** Whether nothing more belongs into the row. */
  readonly ends: boolean
}

const letters = 'abcdefgh'

/** The keys of a column and what each enters. A place has the letter of its player. */
export function keysOf({ kind, keys = {} }: PaperColumn, chairs: number): Readonly<Record<string, string>> {
  if (kind !== 'chair') return keys
  const places = Array.from({ length: chairs }, (_, chair) => [letters[chair], String(chair + 1)])
  return Object.assign(Object.fromEntries(places), keys) as Record<string, string>
}

/** The key that enters a value, as it is shown in the cell: a capital letter or a sign; '' if there is none. */
export function keyFor(column: PaperColumn, chairs: number, value: string): string {
  const all = Object.entries(keysOf(column, chairs)).filter(([, entered]) => entered === value)
  const key = all[0]?.[0] ?? ''
  // Where a capital letter means something else than a small one, both are shown as they are typed.
  return Object.keys(keysOf(column, chairs)).some((one) => /[A-Z]/.test(one)) ? key : key.toUpperCase()
}

/**
 * What a key does in a row, from a column on; null if no cell takes it. Options that a profile does not have are not entered. A
 * digit is added to a number.
 */
export function pressed(
  columns: readonly PaperColumn[],
  chairs: number,
  cells: PaperCells,
  at: number,
  key: string,
): Pressed | null {
  for (const [i, column] of columns.entries()) {
    if (i < at) continue
    const { id } = column
    if (column.kind === 'number' && /^\d$/.test(key)) {
      const before = i === at ? (cells[id] ?? '') : ''
      return { cells: { ...cells, [id]: `${before}${key}`.slice(0, 7) }, at: i, ends: false }
    }
    const value = valueOf(column, chairs, key)
    if (value === undefined) continue
    if (value === '') return { cells, at: i, ends: false }
    const option = column.options?.find((one) => one.value === value)
    const further = columns.findIndex((one) => one.id === option?.next)
    return {
      cells: { ...cells, [id]: value },
      at: further === -1 ? i + 1 : further,
      ends: option?.ends === true,
    }
  }
  return null
}

function valueOf(column: PaperColumn, chairs: number, key: string): string | undefined {
  const keys = keysOf(column, chairs)
  const value = keys[key] ?? keys[key.toLowerCase()]
  if (value === undefined || value === '' || column.kind === 'check') return value
  if (column.kind === 'chair' && /^\d$/.test(value)) return value
  return column.options?.some((one) => one.value === value) ? value : undefined
}
