/** The first visible sheet of a workbook (.xlsx or .ods) as CSV. Loaded only for such a file. */
import { limits, type Unread } from './limits.js'
import { isOfOds, odsText } from './ods.js'
import { unpack } from './unpack.js'
import { isOfXlsx, xlsxText } from './xlsx.js'

export async function workbookText(
  bytes: Uint8Array,
): Promise<{ readonly text: string; readonly as: 'xlsx' | 'ods' } | Unread> {
  if (bytes.length > limits.packed) return { not: 'too-large' }
  const files = unpack(bytes, (name) => isOfXlsx(name) || isOfOds(name), limits)
  if (typeof files === 'string') return { not: files === 'damaged' ? 'no-sheet' : files }
  const as = files.has('content.xml') ? 'ods' : 'xlsx'
  const text = as === 'ods' ? odsText(files) : await xlsxText(files)
  return typeof text === 'string' ? { text, as } : text
}
