/** An edition with all that it was counted from, in one file: who has it needs nothing else to count it again. */
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
  /** Of `content`, as canonical JSON. */
  readonly hash: string
  readonly content: EditionContent
  readonly stamps: readonly Stamped[]
  /** Those that the stamps are signed with. */
  readonly keys: readonly PublicKey[]
  /** In the order in which `content` names them. */
  readonly sheets: readonly Sheet[]
  /** What the edition is carried over from, where it is. */
  readonly carried: EditionContent | null
  /** Who they are; may be left out in whole or in part. */
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

/** The same file for the same edition, to the byte. */
export const writeExport = (file: ExportFile): string => `${canonical(file)}\n`
