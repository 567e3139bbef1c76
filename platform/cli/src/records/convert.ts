/** `stolik convert`: rewrites records in another format. */
import type { Call } from '../base/command.js'
import {
  isBad,
  isTrouble,
  writeRecord,
  writeRecordJson,
  type FormatTrouble,
  type HandRecord,
} from '@stolik/core'
import { take } from '../base/arguments.js'
import type { FileEntry } from './entries.js'
import { eachRecord } from './files.js'
import { UsageError } from '../base/io.js'
import { formatWords, recordWords } from './fault-words.js'

type Writer = (record: HandRecord) => string | FormatTrouble

export async function convertCommand({ args, games, io }: Call): Promise<number> {
  const { values, positionals } = take(args, { to: { type: 'string' } }, true)
  const writers = new Map<string, Writer>([
    ['text', writeRecord],
    ['json', writeRecordJson],
  ])
  for (const { formats = [] } of games)
    for (const format of formats) writers.set(format.id, (record) => format.write(record))
  const write = writers.get(values.to ?? '')
  if (write === undefined) throw new UsageError(`--to is ${[...writers.keys()].join(', ')}.`)

  return eachRecord(positionals, { games, io }, false, (file, entry, { fail }) => {
    const record = recordOf(entry)
    const written = 'reason' in record ? record : orRefused(write(record))
    if (typeof written === 'string') io.out(written)
    else fail(file, written.line ?? entry.line, written.reason)
  })
}

interface Refused {
  readonly reason: string
  readonly line?: number
}

const orRefused = (answer: string | FormatTrouble): string | Refused =>
  typeof answer === 'string' ? answer : { reason: formatWords(answer) }

function recordOf(entry: FileEntry): HandRecord | Refused {
  if ('reading' in entry) {
    const { reading } = entry
    return isBad(reading) ? { reason: recordWords(reading), line: reading.line } : reading.record
  }
  const record = entry.format.read(entry.text)
  return isTrouble(record) ? { reason: formatWords(record) } : record
}
