/** Reads a file that somebody brings, in whatever encoding or as a workbook, and says how if it is not UTF-8. */
import { isNotRead, readFile } from '@stolik/files/read'
import { notReadWords, readAsWords } from '@stolik/files/words'
import type { Disk } from './disk.js'
import { UsageError, type Io } from './io.js'

/** Returns undefined, and tells why, if the file cannot be read. @throws UsageError if there is no such file. */
export async function readList(
  { disk, io }: { readonly disk: Pick<Disk, 'bytes'>; readonly io: Io },
  file: string,
): Promise<string | undefined> {
  const bytes = await disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  const read = await readFile(bytes)
  if (isNotRead(read)) {
    io.error(`${file}${read.line === 0 ? '' : `:${read.line}`}: ${notReadWords(read.seems)} (ENCODING)`)
    return undefined
  }
  if (read.as !== 'utf-8') io.out(`${file}: ${readAsWords(read.as)}`)
  return read.text
}
