/** `stolik convert`: rewrites records in another format. */
import {
  isBad,
  isTrouble,
  writeRecord,
  writeRecordJson,
  type FormatTrouble,
  type HandRecord,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { take } from '../base/arguments.js'
import type { FileEntry } from './entries.js'
import { readFiles } from './files.js'
import { UsageError, type Io } from '../base/io.js'
import { formatWords, recordWords } from './fault-words.js'

type Writer = (record: HandRecord) => string | FormatTrouble

export async function convertCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
): Promise<number> {
  const { values, positionals } = take(args, { to: { type: 'string' } }, true)
  const writers = new Map<string, Writer>([
    ['text', writeRecord],
    ['json', writeRecordJson],
  ])
  for (const { formats = [] } of games)
    for (const format of formats) writers.set(format.id, (record) => format.write(record))
  const write = writers.get(values.to ?? '')
  if (write === undefined) throw new UsageError(`--to is ${[...writers.keys()].join(', ')}.`)

  const seen = { wrong: false }
  const fail = (where: string, reason: string): void => {
    seen.wrong = true
    io.error(`${where}: ${reason}`)
  }
  const readable = await readFiles(positionals, games, io, {
    empty: (file) => fail(`${file}:1`, 'there is no record'),
    entry: (file, entry) => {
      const record = recordOf(entry)
      const written = 'reason' in record ? record : orRefused(write(record))
      if (typeof written === 'string') io.out(written)
      else fail(`${file}:${written.line ?? entry.line}`, written.reason)
    },
  })
  return readable && !seen.wrong ? 0 : 1
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
