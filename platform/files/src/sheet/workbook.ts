/** A sheet of a workbook (.xlsx or .ods) as CSV. Loaded only for such a file. */
import { limits, type SheetText, type Unread } from './limits.js'
import { isOfOds, odsText } from './ods.js'
import { unpack } from './unpack.js'
import { isOwn } from './xlsx-parts.js'
import { isOfXlsx, xlsxText } from './xlsx.js'

interface WorkbookText extends SheetText {
  readonly as: 'xlsx' | 'ods'
  /** Whether Stolik wrote the workbook, and no other program has saved it since. */
  readonly own: boolean
}

/** @param wanted the name of the sheet that is read if there is one; else the first that is not hidden */
export async function workbookText(bytes: Uint8Array, wanted?: string): Promise<WorkbookText | Unread> {
  if (bytes.length > limits.packed) return { not: 'too-large' }
  const files = unpack(bytes, (name) => isOfXlsx(name) || isOfOds(name), limits)
  if (typeof files === 'string') return { not: files === 'damaged' ? 'no-sheet' : files }
  const as = files.has('content.xml') ? 'ods' : 'xlsx'
  const read = as === 'ods' ? odsText(files, wanted) : await xlsxText(files, wanted)
  return 'not' in read ? read : { ...read, as, own: isOwn(files) }
}
