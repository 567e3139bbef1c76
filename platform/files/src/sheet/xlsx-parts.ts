/** Which sheet of a workbook (.xlsx) people see first, and the cells of it that have no value. */
import type { Unread } from './limits.js'

/** The value of an attribute of a tag. */
export const attribute = (xml: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`).exec(xml)?.[2]

const textIn = (files: ReadonlyMap<string, Uint8Array>, name: string): string =>
  new TextDecoder().decode(files.get(name) ?? new Uint8Array())

/** The number of the first sheet that is not hidden, from 1, and its file if that is found. */
export function shownSheet(files: ReadonlyMap<string, Uint8Array>): {
  readonly number: number
  readonly xml: Uint8Array | undefined
} {
  const sheets = textIn(files, 'xl/workbook.xml').match(/<(?:[\w-]+:)?sheet\s[^>]*>/g) ?? []
  const at = Math.max(
    0,
    sheets.findIndex((sheet) => !/hidden/i.test(attribute(sheet, 'state') ?? '')),
  )
  const id = attribute(sheets[at] ?? '', '[\\w-]+:id')
  const links = textIn(files, 'xl/_rels/workbook.xml.rels').match(/<(?:[\w-]+:)?Relationship\s[^>]*>/g) ?? []
  const link = links.find((one) => attribute(one, 'Id') === id)
  const target = attribute(link ?? '', 'Target') ?? ''
  return { number: at + 1, xml: files.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`) }
}

const errorCell = /<(?:[\w-]+:)?c(?=\s)([^<>]*\st\s*=\s*["']e["'][^<>]*)>/
const formulaAlone =
  /<(?:[\w-]+:)?c(\s[^<>]*)>\s*<(?:[\w-]+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:[\w-]+:)?f>)\s*<\/(?:[\w-]+:)?c>/

/** Formulas are never evaluated: a cell has the value that was saved with it. Undefined if every cell has one. */
export function faultIn(sheet: string): Unread | undefined {
  const error = errorCell.exec(sheet)
  if (error !== null) return { not: 'bad-cell', cell: attribute(error[1] ?? '', 'r') ?? '' }
  const formula = formulaAlone.exec(sheet)
  return formula === null ? undefined : { not: 'no-value', cell: attribute(formula[1] ?? '', 'r') ?? '' }
}
