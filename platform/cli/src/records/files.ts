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

/** An entry cannot be used. The message says why. */
export class BadEntry extends Error {
  /** The line that is at fault. */
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** How the entries of files are read, and what becomes of those that cannot be used. */
interface Reading<F extends LineFormat> {
  readonly files: readonly string[]
  readonly formats: readonly F[]
  /** What is wrong with a file without any entry. */
  readonly none: string
  /** Whether answers and faults are printed as one array of JSON, piece by piece. */
  readonly asJson?: boolean
  /** By default a fault is printed, and an answer. */
  readonly fail?: (file: string, error: BadEntry) => void
  /** What is done when everything is read. */
  readonly after?: () => void
}

/** Where an entry stands, and where its answer goes. */
interface Place {
  /** Such as `hands.txt:7`. */
  readonly where: string
  readonly file: string
  readonly answer: (part: object) => void
}

type Use<F extends LineFormat> = (entry: FileEntry<F>, place: Place) => void | Promise<void>

/** Reads the records of files one by one, in the formats of all games. */
export const eachRecord = (
  { games, io }: Pick<Call, 'games' | 'io'>,
  reading: Omit<Reading<RecordFormat>, 'formats' | 'none'>,
  use: Use<RecordFormat>,
): Promise<void> => {
  const formats = games.flatMap((offer) => offer.formats ?? [])
  return eachEntry(io, { ...reading, formats, none: 'there is no record' }, use)
}

/**
 * Reads what stands in files one by one.
 * @param use throws BadEntry for an entry that it cannot use
 * @throws Failure if a file or an entry could not be read or used @throws UsageError if no file is named
 */
export async function eachEntry<F extends LineFormat>(
  io: Io,
  reading: Reading<F>,
  use: Use<F>,
): Promise<void> {
  const { files, formats, none, asJson = false, after } = reading
  if (files.length === 0) throw new UsageError('Name the file to read, or - for standard input.')
  let [any, isRight] = [false, true]
  const answer = (part: object): void => {
    if (asJson) io.out(`${any ? ',' : '['}${JSON.stringify(part)}`)
    any = true
  }
  const report = (file: string, { line, message: error }: BadEntry): void => {
    io.error(`${file}:${line}: ${error}`)
    answer({ file, line, error })
  }
  const { fail = report } = reading
  for (const file of files) {
    let isEmpty = true
    try {
      for await (const entry of entries(io.read(file), formats)) {
        isEmpty = false
        try {
          await use(entry, { where: `${file}:${entry.line}`, file, answer })
        } catch (error) {
          if (!(error instanceof BadEntry)) throw error
          isRight = false
          fail(file, error)
        }
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      isRight = false
      io.error(`${file}: cannot be read (${String(error.code)})`)
      continue
    }
    if (!isEmpty) continue
    isRight = false
    fail(file, new BadEntry(1, none))
  }
  if (asJson) io.out(any ? ']' : '[]')
  after?.()
  if (!isRight) throw new Failure()
}

/** Returns the record of an entry and the lines that it stands in. @throws BadEntry if it cannot be read */
export function readingOf(entry: FileEntry): ReadRecord {
  const { line } = entry
  if ('reading' in entry) return ownReading(entry)
  const record = entry.format.read(entry.text)
  if (isTrouble(record)) throw new BadEntry(line, formatWords(record))
  // Everything of such a record stands in one line.
  const lines = new Map(recordKeys.map((key) => [key, line]))
  return { record, lines, moveLines: record.moves.map(() => line) }
}

/** Returns one of our records. @throws BadEntry if it is not valid */
export function ownReading({ reading }: OwnEntry): ReadRecord {
  if (isBad(reading)) throw new BadEntry(reading.line, recordWords(reading))
  return reading
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
