/** Packs the files of a workbook. The same table gives the same bytes on every machine and day, so that caches know it again. */
import { strToU8, zipSync, type Zippable } from 'fflate'

/** The first day that an archive can name. */
const always = new Date(1980, 0, 1)

/** By this name in a workbook its reader knows that nobody can have read its letters in another encoding. */
export const writer = 'Stolik'

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** @param stored the name of a file that is not compressed: programs look for it in the first bytes */
export function archiveOf(files: Readonly<Record<string, string>>, stored?: string): Uint8Array {
  const packed: Zippable = {}
  for (const [name, text] of Object.entries(files))
    packed[name] = [strToU8(text), { level: name === stored ? 0 : 6, mtime: always }]
  return zipSync(packed)
}
