import {
  beginsRecord,
  readRecord,
  readRecordJson,
  type BadRecord,
  type ReadRecord,
  type RecordFormat,
  type RecordLine,
} from '@stolik/core'
import { lines } from './lines.js'

/** A record in a file: one of ours, read or not, or a line in another platform's format. */
export type FileEntry = OwnEntry | ForeignEntry

export interface OwnEntry {
  readonly line: number
  readonly reading: ReadRecord | BadRecord
}

export interface ForeignEntry {
  readonly line: number
  readonly text: string
  readonly format: RecordFormat
}

/** The records of a file one after the other, whatever their forms. */
export async function* entries(
  pieces: AsyncIterable<string>,
  formats: readonly RecordFormat[],
): AsyncGenerator<FileEntry> {
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
    // What belongs to no record is told once, by its first line.
    else if (!isStray(block)) block.push(line)
  }
  yield* own()
}

const isStray = ([first]: readonly RecordLine[]): boolean => first !== undefined && !beginsRecord(first.text)
