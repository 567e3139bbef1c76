/** Writes results into a template. All other cells stay as they were; a sheet loses its looks, and formulas become their values. */
import { csvLines } from '../write/csv.js'
import { linesOf, type SheetCell, type SheetTable } from '../write/sheet-table.js'
import type { Workbook } from '../read.js'
import { readDay } from '../table/cells.js'
import { inBraces, type TemplateColumn, type TemplateRow } from './heads.js'
import type { Template } from './template.js'

export interface Filled {
  readonly table: SheetTable
  /** Heads that stay empty, since nothing is known of them. */
  readonly unknown: readonly string[]
}

/**
 * Nothing is overwritten: where a row already has something in a column of the results, it and all rows below it move down.
 * Numbers of rows that are there already stay.
 */
export function fillTemplate(
  template: Template,
  rows: readonly TemplateRow[],
  { name, form }: { readonly name: string; readonly form: 'csv' | Workbook },
): Filled {
  const { lines, at, isBraces, columns } = template
  const isText = template.form === 'csv' && form === 'csv'
  const typed = (cells: readonly string[]): SheetCell[] =>
    cells.map((cell) => (isText ? cell : typedCell(cell)))
  const above = lines.slice(0, isBraces ? at : at + 1)
  const below = [
    ...(isBraces ? [(lines[at] ?? []).map((cell) => (inBraces(cell) === undefined ? cell : ''))] : []),
    ...lines.slice(at + 1),
  ]
  const used = [...columns.entries()].filter((one): one is [number, TemplateColumn] => one[1] !== undefined)
  const isFree = (cells: readonly string[]): boolean =>
    used.every(([i, column]) => {
      const cell = (cells[i] ?? '').trim()
      return cell === '' || (column === 'running' && /^\d+[.)]?$/.test(cell))
    })
  const taken = below.findIndex((cells) => !isFree(cells))
  const free = taken === -1 ? below.length : taken
  const filled = rows.map((row, i) => {
    const cells = typed(i < free ? (below[i] ?? []) : [])
    for (const [column, what] of used) {
      while (cells.length <= column) cells.push(null)
      if (what !== 'running') cells[column] = row[what] ?? null
      else if (cells[column] === null || cells[column] === '') cells[column] = i + 1
    }
    return cells
  })
  const rest = below.slice(Math.min(free, rows.length)).map(typed)
  // A bold row above the players: the heads, or what stands above the braces.
  const heads = above.at(-1) ?? []
  return {
    table: {
      name,
      above: (heads.length > 0 ? above.slice(0, -1) : above).map(typed),
      heads,
      rows: [...filled, ...rest],
    },
    unknown: unknownIn(template, rows),
  }
}

function unknownIn(
  { lines, at, isBraces, columns }: Template,
  rows: readonly TemplateRow[],
): readonly string[] {
  const head = lines[at] ?? []
  return head.filter((cell, i) => {
    const column = columns[i]
    if (cell.trim() === '' || (isBraces && inBraces(cell) === undefined)) return false
    if (column === undefined) return true
    return column !== 'running' && rows.length > 0 && rows.every((row) => row[column] === undefined)
  })
}

/** A cell of a template as a workbook has it: numbers and days are no texts there. */
function typedCell(cell: string): SheetCell {
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(cell)) return Number(cell)
  const [day = '', time] = cell.split(' ')
  const isMoment = readDay(day) === day && (time === undefined || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
  return isMoment && cell.length <= 16 ? { at: cell } : cell
}

/** All rows have as many cells. @param separator between the cells of text, where the template is a workbook */
export function filledCsv({ table }: Filled, template: Template, separator: string): string {
  const { lines } = linesOf(table)
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), 0)
  const even = lines.map((cells) => [...cells, ...Array<null>(width - cells.length).fill(null)])
  return csvLines(even, template.form === 'csv' ? template.separator : separator)
}
