import {
  beginsRecord,
  readRecord,
  readRecordJson,
  type BadRecord,
  type ReadRecord,
  type RecordFormat,
  type RecordLine,
} from '@stolik/core'

/** What knows its lines, such as the format of another platform. */
export interface LineFormat {
  begins(line: string): boolean
}

/** An entry of a file: one of our records, valid or not, or a line in some other format. */
export type FileEntry<F extends LineFormat = RecordFormat> = OwnEntry | ForeignEntry<F>

export interface OwnEntry {
  readonly line: number
  readonly reading: ReadRecord | BadRecord
}

export interface ForeignEntry<F extends LineFormat = RecordFormat> {
  readonly line: number
  readonly text: string
  readonly format: F
}

/** Yields the records of a file one by one, in whatever formats. */
export async function* entries<F extends LineFormat>(
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
