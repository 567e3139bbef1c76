/** The columns of a file with their first values, so that a person can say what each of them is. Guesses are offered, never taken. */
import { findHead, filled, isEmpty, nameColumns, recordsOf, type Head, type Wanted } from './head.js'
import { foldedHeading, headings, type Column } from './headings.js'
import { excerpt } from './problem.js'

export interface FileColumn {
  readonly head: string
  /** The first that are not empty. */
  readonly values: readonly string[]
  /** What its heading means, or was said to mean; null if it is not known. */
  readonly known: Head<Column>['columns'][number]
  /** What it seems to be; `ignored` if it seems to be nothing that is read. */
  readonly guess: Column | 'ignored'
}

/** Values that are shown of each column, and rows among which they are looked for. */
const [mostValues, mostRows] = [3, 50]

/** Returns the columns of the file's head, or of the first of its widest lines if no line has a heading that is known. */
export function fileColumns<C extends Column>(text: string, wanted: Wanted<C>): readonly FileColumn[] {
  const records = recordsOf(text.replace(/^\uFEFF/, ''), wanted)
  if ('line' in records) return []
  const head = findHead(records, wanted)
  const first = records.slice(0, mostRows)
  const widest = Math.max(0, ...first.map((record) => filled(record).length))
  const isKnown = head !== undefined && head.columns.some((column) => column !== null)
  const at = isKnown ? head.at : first.findIndex((record) => filled(record).length === widest)
  const rows = records.slice(at + 1, at + 1 + mostRows).filter((record) => !isEmpty(record))
  const heads = records[at]?.cells ?? []
  const columns = heads.flatMap((cell, i): readonly FileColumn[] => {
    if (cell.trim() === '') return []
    const values = rows.map(({ cells }) => excerpt(cells[i] ?? '')).filter((value) => value !== '')
    const known = isKnown ? (head.columns[i] ?? null) : null
    return [
      { head: cell.trim(), values: values.slice(0, mostValues), known, guess: guessed(cell, values, wanted) },
    ]
  })
  return withName(columns)
}

const isOfNames = (column: unknown): boolean => nameColumns.some((one) => one === column)

/** If no heading speaks of names, the first column whose values look like names. */
function withName(columns: readonly FileColumn[]): readonly FileColumn[] {
  if (columns.some(({ known, guess }) => isOfNames(known ?? guess))) return columns
  const at = columns.findIndex(
    ({ known, guess, values }) =>
      known === null && guess === 'ignored' && values.length > 0 && values.every(looksLikeName),
  )
  return columns.map((column, i) => (i === at ? { ...column, guess: 'name' as const } : column))
}

const looksLikeName = (value: string): boolean => /^\p{Lu}[\p{L}.’'-]*(?: [\p{L}.’'-]+){1,3}$/u.test(value)

/** Nobody has a heading this short in a longer one: `no` is in `nowy`. */
const shortest = 3

/** The longest heading that is known and stands as words in this one: “Jaki klub reprezentujesz?” has “klub”. */
function guessed<C extends Column>(
  head: string,
  values: readonly string[],
  { columns }: Wanted<C>,
): Column | 'ignored' {
  if (values.length > 0 && values.every((value) => isAddress(value) || isTime(value))) return 'ignored'
  const read: readonly string[] = [...columns, ...nameColumns]
  const words = ` ${foldedHeading(head).replace(/[^\p{L}\d]+/gu, ' ')} `
  let [best, length]: [Column | 'ignored', number] = ['ignored', 0]
  for (const [column, others] of Object.entries(headings) as [Column, readonly string[]][]) {
    if (!read.includes(column)) continue
    for (const heading of [column, ...others]) {
      const folded = foldedHeading(heading).replace(/[^\p{L}\d]+/gu, ' ')
      if (folded.length < shortest || folded.length <= length || !words.includes(` ${folded} `)) continue
      ;[best, length] = [column, folded.length]
    }
  }
  return best === 'stamp' ? 'ignored' : best
}

const isAddress = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value)
/** A day with a time, in whatever order: 2026-11-30 18:05, 30.11.2026 18:05:12, 11/30/2026 6:05:12 PM. */
const isTime = (value: string): boolean => /^[\d./-]{8,10}[ ,T]+\d{1,2}:\d\d/.test(value)
