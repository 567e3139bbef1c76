import type { Call } from '../base/command.js'
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

export interface Answering {
  /** Prints a part of the one JSON document that is asked for. */
  readonly answer: (part: object) => void
  /** Says what is wrong with a record. */
  readonly fail: (file: string, line: number, error: string) => void
}

/**
 * Looks at the records of files one by one. With `json` all answers, and what is wrong, become one JSON document, piece by piece.
 * @returns the exit code: 1 if a file cannot be read, or something in it was wrong
 */
export async function eachRecord(
  files: readonly string[],
  { games, io }: Pick<Call, 'games' | 'io'>,
  json: boolean,
  look: (file: string, entry: FileEntry, to: Answering) => void,
): Promise<number> {
  const seen = { wrong: false, any: false }
  const answer = (part: object): void => {
    if (json) io.out(`${seen.any ? ',' : '['}${JSON.stringify(part)}`)
    seen.any = true
  }
  const fail = (file: string, line: number, error: string): void => {
    seen.wrong = true
    io.error(`${file}:${line}: ${error}`)
    answer({ file, line, error })
  }
  const readable = await readFiles(files, games, io, {
    empty: (file) => fail(file, 1, 'there is no record'),
    entry: (file, entry) => look(file, entry, { answer, fail }),
  })
  if (json) io.out(seen.any ? ']' : '[]')
  return readable && !seen.wrong ? 0 : 1
}
