/** Reads the file of a list, as people's programs save it: CSV in any usual encoding, or a workbook. */
import type { NoSheet } from './sheet/limits.js'
import { isNotDecoded, lostLetters, readText, type NotDecoded } from './text.js'
import type { Encoding } from './encoding/names.js'

export type Workbook = 'xlsx' | 'ods'

export interface ReadFile {
  readonly text: string
  /** How it was read. */
  readonly as: Encoding | Workbook
  /** Whether Stolik wrote the workbook itself, so that no letter can have been lost on the way. */
  readonly own?: true
  /** The sheet that was asked for by its name, if it is the one that was read. */
  readonly sheet?: string
}

export interface NotRead {
  /** The line that cannot be decoded; 0 if none of them is at fault. */
  readonly line: number
  readonly seems: NotDecoded['seems'] | NoSheet | 'xls'
  /** The cell at fault, such as `C7`. */
  readonly cell?: string
}

export const isNotRead = (answer: object): answer is NotRead => 'seems' in answer

/** @param sheet the name of the sheet of a workbook that is read if there is one; else the first that is not hidden */
export async function readFile(bytes: Uint8Array, sheet?: string): Promise<ReadFile | NotRead> {
  if (isZip(bytes)) {
    const { workbookText } = await import('./sheet/workbook.js')
    const read = await workbookText(bytes, sheet)
    if ('not' in read)
      return { line: 0, seems: read.not, ...(read.cell !== undefined && { cell: read.cell }) }
    const { text, as, own, named } = read
    // Letters are lost on the way into a spreadsheet. What we wrote ourselves has none to lose, however odd a name is.
    return (
      (own ? undefined : lostLetters(text)) ?? {
        text,
        as,
        ...(own && { own: true as const }),
        ...(named && sheet !== undefined && { sheet }),
      }
    )
  }
  if (isOldWorkbook(bytes)) return { line: 0, seems: 'xls' }
  const read = readText(bytes)
  return isNotDecoded(read) ? read : { text: read.text, as: read.encoding }
}

const begins = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, i) => bytes[i] === byte)

const isZip = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 0x03, 0x04])
/** The container of .xls and .doc. */
const isOldWorkbook = (bytes: Uint8Array): boolean => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])
