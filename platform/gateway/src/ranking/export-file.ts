/** One file with an edition and everything it was counted from. It is all that is needed to count the edition again. */
import { canonical } from '@stolik/contract/canonical'
import type { EditionContent, Stamped } from '@stolik/ranking/model/edition'
import type { Named } from '@stolik/ranking/model/people'
import type { Sheet } from '@stolik/ranking/model/sheet'
import { contentShape, keyShape, namedShape, sheetShape, stampShape } from '@stolik/ranking/model/shapes'
import { list, nullable, oneOf, record, text } from '@stolik/ranking/model/shape'
import type { PublicKey } from './signing.js'

export const exportFormat = 'stolik-export/1'

export interface ExportFile {
  readonly format: typeof exportFormat
  /** The hash of `content` as canonical JSON. */
  readonly hash: string
  readonly content: EditionContent
  readonly stamps: readonly Stamped[]
  /** The keys that signed the stamps. */
  readonly keys: readonly PublicKey[]
  /** In the order of `content.sheets`. */
  readonly sheets: readonly Sheet[]
  /** The edition that this one carries over from, if any. */
  readonly carried: EditionContent | null
  /** The names of the persons; some or all may be left out. */
  readonly people: readonly Named[]
}

export const exportShape = record({
  format: oneOf(exportFormat),
  hash: text,
  content: contentShape,
  stamps: list(stampShape),
  keys: list(keyShape),
  sheets: list(sheetShape),
  carried: nullable(contentShape),
  people: list(namedShape),
})

/** Writes the file. The same edition gives the same file, byte for byte. */
export const writeExport = (file: ExportFile): string => `${canonical(file)}\n`
