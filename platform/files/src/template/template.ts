/**
 * A club's or an association's own sheet, into which results are written: one row a player below its heads. A row of names in
 * braces is where the first player goes.
 */
import { isNotRead, readFile, type NotRead, type Workbook } from '../read.js'
import { namedSeparator, separators, splitCsv } from '../table/split.js'
import { withoutGuard, type NoTable } from '../table/table.js'
import { headColumns, inBraces, templateColumn, type TemplateColumn } from './heads.js'

export const templateLimits = { bytes: 1_000_000, rows: 5_000 }

type Form = 'csv' | Workbook

export interface Template {
  readonly form: Form
  /** What stands between the cells of a file of text. */
  readonly separator: string
  /** All rows of the sheet. */
  readonly lines: readonly (readonly string[])[]
  /** The row of heads or of braces, from 0. */
  readonly at: number
  readonly isBraces: boolean
  /** By position; undefined for an empty head, and for one that is not known. */
  readonly columns: readonly (TemplateColumn | undefined)[]
}

/** Reads a template, or says why it is none. */
export async function readTemplate(bytes: Uint8Array): Promise<Template | NotRead | NoTable> {
  if (bytes.length > templateLimits.bytes) return { line: 0, seems: 'too-large' }
  const read = await readFile(bytes)
  if (isNotRead(read)) return read
  const { as, text } = read
  const form = as === 'xlsx' || as === 'ods' ? as : 'csv'
  const table =
    form === 'csv' ? separated(text.replace(/^\uFEFF/, '')) : { separator: ';', split: splitCsv(text, ';') }
  const { separator, split } = table
  if ('line' in split) return { problems: [{ line: split.line, code: 'QUOTE', args: {} }] }
  const lines: string[][] = []
  for (const { cells } of split) lines.push(trimmed(cells.map(withoutGuard)))
  while (lines.at(-1)?.length === 0) lines.pop()
  if (lines.length > templateLimits.rows) return { line: 0, seems: 'too-large' }
  if (lines.length === 0) return { problems: [{ line: 1, code: 'EMPTY', args: {} }] }
  const head = headOf(lines)
  if (head === undefined) return { problems: [{ line: 1, code: 'NO_COLUMN', args: { column: 'name' } }] }
  return { form, separator, lines, ...head }
}

export const isTemplate = (answer: Template | NotRead | NoTable): answer is Template => 'columns' in answer

const trimmed = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

/** The columns that the cells of a row name in braces. */
const braces = (cells: readonly string[]): readonly (TemplateColumn | undefined)[] =>
  cells.map((cell) => {
    const name = inBraces(cell)
    return name === undefined ? undefined : templateColumn(name)
  })

const known = (columns: readonly (TemplateColumn | undefined)[]): number =>
  columns.filter((column) => column !== undefined).length

type Head = Pick<Template, 'at' | 'isBraces' | 'columns'>

/** The row that names most columns, in braces if any row has them. */
function headOf(lines: readonly (readonly string[])[]): Head | undefined {
  for (const [isBraces, columnsIn] of [
    [true, braces],
    [false, headColumns],
  ] as const) {
    const all = lines.map(columnsIn)
    const at = all.reduce((best, columns, i) => (known(columns) > known(all[best] ?? []) ? i : best), 0)
    const columns = all[at] ?? []
    if (known(columns) > 0) return { at, isBraces, columns }
  }
  return undefined
}

/** Text split at the separator that gives the most heads. */
function separated(text: string): {
  readonly separator: string
  readonly split: ReturnType<typeof splitCsv>
} {
  const named = namedSeparator(text)
  if (named !== undefined) return { separator: named, split: splitCsv(text) }
  const all = separators.map((separator) => {
    const split = splitCsv(text, separator, templateLimits.rows + 1)
    if ('line' in split) return { separator, split, heads: -1, cells: 0 }
    const head = headOf(split.map(({ cells }) => cells))
    const cells = split.reduce((sum, record) => sum + record.cells.length, 0)
    return { separator, split, heads: head === undefined ? 0 : known(head.columns), cells }
  })
  return all.reduce((best, one) =>
    one.heads > best.heads || (one.heads === best.heads && one.cells > best.cells) ? one : best,
  )
}
