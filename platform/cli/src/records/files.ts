import type { Offer } from '@stolik/gateway/base/offer'
import type { RecordFormat } from '@stolik/core'
import { entries, type FileEntry, type LineFormat } from './entries.js'
import { UsageError, type Io } from '../base/io.js'

/** Receives the records of files in order. */
export interface Reader<F extends LineFormat = RecordFormat> {
  entry(file: string, entry: FileEntry<F>): void | Promise<void>
  /** Called for a file without any record. */
  empty(file: string): void
}

/** Reads the records of files one by one, in the formats of all games. */
export const readFiles = (
  files: readonly string[],
  games: readonly Offer[],
  io: Io,
  reader: Reader,
): Promise<boolean> =>
  readEntries(
    files,
    games.flatMap((offer) => offer.formats ?? []),
    io,
    reader,
  )

/** Reads what stands in files one by one. @returns whether all files could be read @throws UsageError if no file is named */
export async function readEntries<F extends LineFormat>(
  files: readonly string[],
  formats: readonly F[],
  io: Io,
  reader: Reader<F>,
): Promise<boolean> {
  if (files.length === 0) throw new UsageError('Name the file to read, or - for standard input.')
  let readable = true
  for (const file of files) {
    let any = false
    try {
      for await (const entry of entries(io.read(file), formats)) {
        any = true
        await reader.entry(file, entry)
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      readable = false
      io.error(`${file}: cannot be read (${String(error.code)})`)
      continue
    }
    if (!any) reader.empty(file)
  }
  return readable
}
