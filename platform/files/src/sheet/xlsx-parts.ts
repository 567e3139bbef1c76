/** Which sheet of a workbook (.xlsx) is read, who wrote the workbook, and the cells that have no value. */
import { writer } from '../write/archive.js'
import type { Unread } from './limits.js'

/** The value of an attribute of a tag. */
export const attribute = (xml: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`).exec(xml)?.[2]

const textIn = (files: ReadonlyMap<string, Uint8Array>, name: string): string =>
  new TextDecoder().decode(files.get(name) ?? new Uint8Array())

/**
 * The number of the sheet that is read, from 1, and its file if that is found.
 * @param wanted the name of a sheet that is read if the workbook shows it; else the first that is not hidden
 */
export function shownSheet(
  files: ReadonlyMap<string, Uint8Array>,
  wanted?: string,
): {
  readonly number: number
  readonly xml: Uint8Array | undefined
  readonly named: boolean
} {
  const sheets = textIn(files, 'xl/workbook.xml').match(/<(?:[\w-]+:)?sheet\s[^>]*>/g) ?? []
  const isShown = (sheet: string): boolean => !/hidden/i.test(attribute(sheet, 'state') ?? '')
  const named = sheets.findIndex(
    (sheet) => isShown(sheet) && isSameSheet(attribute(sheet, 'name') ?? '', wanted),
  )
  const at = named === -1 ? Math.max(0, sheets.findIndex(isShown)) : named
  const id = attribute(sheets[at] ?? '', '[\\w-]+:id')
  const links = textIn(files, 'xl/_rels/workbook.xml.rels').match(/<(?:[\w-]+:)?Relationship\s[^>]*>/g) ?? []
  const link = links.find((one) => attribute(one, 'Id') === id)
  const target = attribute(link ?? '', 'Target') ?? ''
  const xml = files.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  return { number: at + 1, xml, named: named !== -1 }
}

/** Spreadsheets tell names of sheets apart without capitals. */
export const isSameSheet = (name: string, wanted: string | undefined): boolean =>
  name.toLowerCase() === wanted?.toLowerCase()

/** Whether we wrote the workbook, and no other program has saved it since. */
export function isOwn(files: ReadonlyMap<string, Uint8Array>): boolean {
  const about = files.has('meta.xml') ? 'meta.xml' : 'docProps/app.xml'
  return textIn(files, about).includes(`>${writer}<`)
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
