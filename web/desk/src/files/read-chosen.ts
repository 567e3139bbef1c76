/** Reads the file of a list that somebody chose, and says how. Loaded for the first such file; the part for workbooks for the first workbook. */
import { say, type Locale } from '@stolik/core'
import { isNotRead, readFile } from '@stolik/files/read'
import { fileWords } from '../words/files/index.js'

export interface Chosen {
  /** Null if it cannot be read. */
  readonly text: string | null
  /** What to tell people; null if there is nothing to tell. */
  readonly told: string | null
  /** Whether it is a sheet, whose cells have names. */
  readonly isSheet?: boolean
  /** Whether Stolik wrote the workbook, so that no letter can have been lost. */
  readonly own?: boolean
}

/** @param sheet the name of the sheet of a workbook that is read if there is one */
export async function readChosen(file: Blob, locale: Locale, sheet?: string): Promise<Chosen> {
  await fileWords.need(locale)
  const words = (code: string, args: Readonly<Record<string, string | number>> = {}): string =>
    say(fileWords[locale], locale, `files.${code}`, args)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { text: null, told: words('not.gone') }
  }
  const read = await readFile(bytes, sheet)
  if (isNotRead(read))
    return { text: null, told: words(`not.${read.seems}`, { line: read.line, cell: read.cell ?? '' }) }
  if (read.as === 'utf-8') return { text: read.text, told: null }
  const as = read.sheet === undefined ? words(`as.${read.as}`) : words('as.sheet', { sheet: read.sheet })
  const told = words('as', { as: names[read.as] ?? as })
  const isSheet = read.as === 'xlsx' || read.as === 'ods'
  return { text: read.text, told, ...(isSheet && { isSheet }), ...(read.own && { own: true }) }
}

const names: Readonly<Record<string, string>> = {
  'utf-16': 'UTF-16',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  'mac-ce': 'Mac Central European',
  cp852: 'DOS 852',
}
