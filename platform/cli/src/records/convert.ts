/** `stolik convert`: rewrites records in another format. */
import { writeRecord, writeRecordJson, type FormatTrouble, type HandRecord } from '@stolik/core'
import { take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { formatWords } from './fault-words.js'
import { BadEntry, eachRecord, readingOf } from './files.js'

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

  await eachRecord({ games, io }, { files: positionals }, (entry) => {
    const written = write(readingOf(entry).record)
    if (typeof written !== 'string') throw new BadEntry(entry.line, formatWords(written))
    io.out(written)
  })
}
