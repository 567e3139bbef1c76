/** Reads the records of files one by one, in whatever formats, and reports what is wrong with them. */
import {
  beginsRecord,
  isBad,
  isTrouble,
  readRecord,
  readRecordJson,
  recordKeys,
  type BadRecord,
  type ReadRecord,
  type RecordFormat,
  type RecordLine,
} from '@stolik/core'
import type { Call } from '../base/command.js'
import { Failure, UsageError, type Io } from '../base/io.js'
import { formatWords, recordWords } from './fault-words.js'

/** What knows its lines, such as the format of another platform. */
export interface LineFormat {
  begins(line: string): boolean
}

/** An entry of a file: one of our records, valid or not, or a line in some other format. */
export type FileEntry<F extends LineFormat = RecordFormat> = OwnEntry | ForeignEntry<F>

interface OwnEntry {
  readonly line: number
  readonly reading: ReadRecord | BadRecord
}

interface ForeignEntry<F extends LineFormat> {
  readonly line: number
  readonly text: string
  readonly format: F
}

/** Receives the entries of files in order. */
export interface Reader<F extends LineFormat = RecordFormat> {
  entry(file: string, entry: FileEntry<F>): void | Promise<void>
  /** Called for a file without any entry. */
  empty(file: string): void
}

/** Reads the records of files one by one, in the formats of all games. */
export const readFiles = (
  { games, io }: Pick<Call, 'games' | 'io'>,
  files: readonly string[],
  reader: Reader,
): Promise<boolean> => {
  const formats = games.flatMap((offer) => offer.formats ?? [])
  return readEntries(files, formats, io, reader)
}

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

/** Reports on entries of files to people, or as one array of JSON that is printed piece by piece. */
export interface Report {
  /** Prints a part of the array. */
  readonly answer: (part: object) => void
  readonly fail: (file: string, line: number, error: string) => void
  /** Ends the array. @throws Failure if something has failed, or not everything could be read */
  readonly end: (readable: boolean) => void
}

export function reporting(io: Io, asJson: boolean): Report {
  let [any, isRight] = [false, true]
  const answer = (part: object): void => {
    if (asJson) io.out(`${any ? ',' : '['}${JSON.stringify(part)}`)
    any = true
  }
  return {
    answer,
    fail: (file, line, error) => {
      isRight = false
      io.error(`${file}:${line}: ${error}`)
      answer({ file, line, error })
    },
    end: (readable) => {
      if (asJson) io.out(any ? ']' : '[]')
      if (!readable || !isRight) throw new Failure()
    },
  }
}

/** Why an entry is not used, and the line that is at fault. */
export interface Refused {
  readonly line: number
  readonly reason: string
}

export const isRefused = (answer: object): answer is Refused => 'reason' in answer

/** Returns the record of an entry and the lines that it stands in, or why it cannot be read. */
export function readingOf(entry: FileEntry): ReadRecord | Refused {
  const { line } = entry
  if ('reading' in entry) {
    const { reading } = entry
    return isBad(reading) ? { line: reading.line, reason: recordWords(reading) } : reading
  }
  const record = entry.format.read(entry.text)
  if (isTrouble(record)) return { line, reason: formatWords(record) }
  // Everything of such a record stands in one line.
  const lines = new Map(recordKeys.map((key) => [key, line]))
  return { record, lines, moveLines: record.moves.map(() => line) }
}

/** Yields the entries of a file one by one. */
async function* entries<F extends LineFormat>(
  pieces: AsyncIterable<string>,
  formats: readonly F[],
): AsyncGenerator<FileEntry<F>> {
  let block: RecordLine[] = []
  const own = (): OwnEntry[] => {
    const [first] = block
    if (first === undefined) return []
    const entry = { line: first.number, reading: readRecord(block) }
    block = []
    return [entry]
  }
  for await (const line of lines(pieces)) {
    if (line.text === '' || line.text.startsWith('#')) continue
    const format = formats.find((one) => one.begins(line.text))
    const json = line.text.startsWith('{')
    if (format !== undefined || json || beginsRecord(line.text)) yield* own()
    if (format !== undefined) yield { line: line.number, text: line.text, format }
    else if (json) yield { line: line.number, reading: readRecordJson(line) }
    // A block that belongs to no record is reported once, for its first line.
    else if (!isStray(block)) block.push(line)
  }
  yield* own()
}

const isStray = ([first]: readonly RecordLine[]): boolean => first !== undefined && !beginsRecord(first.text)

/** Yields the lines of a text that arrives in pieces, trimmed and numbered from 1. Only one line is held at a time. */
export async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<RecordLine> {
  let rest = ''
  let number = 0
  for await (const piece of pieces) {
    const whole = rest + piece
    // A line break of two characters may be split between two pieces.
    const end = whole.endsWith('\r') ? whole.length - 1 : whole.length
    const texts = whole.slice(0, end).split(/\r\n|\n|\r/)
    rest = (texts.pop() as string) + whole.slice(end)
    for (const text of texts) yield line(text, (number += 1))
  }
  yield line(rest, number + 1)
}

const line = (text: string, number: number): RecordLine => ({
  text: (number === 1 ? text.replace(/^\uFEFF/, '') : text).trim(),
  number,
})
