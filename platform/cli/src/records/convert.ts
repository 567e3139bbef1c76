/** `stolik convert`: rewrites records in another format. */
import { writeRecord, writeRecordJson, type FormatTrouble, type HandRecord } from '@stolik/core'
import { take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { formatWords } from './fault-words.js'
import { isRefused, readFiles, readingOf, reporting } from './files.js'

type Writer = (record: HandRecord) => string | FormatTrouble

export async function convertCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--to FORM]')
  const writers = new Map<string, Writer>([
    ['text', writeRecord],
    ['json', writeRecordJson],
  ])
  for (const { formats = [] } of games)
    for (const format of formats) writers.set(format.id, (record) => format.write(record))
  const write = writers.get(values.to ?? '')
  if (write === undefined) throw new UsageError(`--to is ${[...writers.keys()].join(', ')}.`)

  const report = reporting(io, false)
  const readable = await readFiles({ games, io }, positionals, {
    empty: (file) => report.fail(file, 1, 'there is no record'),
    entry: (file, entry) => {
      const reading = readingOf(entry)
      if (isRefused(reading)) return report.fail(file, reading.line, reading.reason)
      const written = write(reading.record)
      if (typeof written === 'string') io.out(written)
      else report.fail(file, entry.line, formatWords(written))
    },
  })
  report.end(readable)
}
