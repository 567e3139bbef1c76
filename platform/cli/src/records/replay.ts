/** `stolik replay`: replays records and prints their settlements, or compares them with the results that they claim. */
import { isBad, isTrouble } from '@stolik/core'
import { readLocale, take, type Call } from '../base/command.js'
import { check } from './check.js'
import { formatWords, recordWords, shuffleWords } from './fault-words.js'
import { readFiles, reporting } from './files.js'
import { printForeign, printReplayed, replayed, stopWords, type Foreign, type Replayed } from './replayed.js'

export async function replayCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--check] [--lang LANGUAGE] [--json]')
  const locale = readLocale(values)
  const json = values.json === true
  if (values.check === true) return check(positionals, { games, io }, json)

  const { answer, fail, end } = reporting(io, json)
  const show = (file: string, line: number, result: Replayed | Foreign): void => {
    const where = `${file}:${line}`
    answer({ file, line, ...result })
    if (!json) io.out('result' in result ? printForeign(result, where) : printReplayed(result, where))
  }
  const readable = await readFiles({ games, io }, positionals, {
    empty: (file) => fail(file, 1, 'there is no record'),
    entry: (file, entry) => {
      const { line } = entry
      if ('format' in entry) {
        const { format, text } = entry
        const found = format.replay(text)
        if (isTrouble(found)) return fail(file, line, formatWords(found))
        return show(file, line, { format: format.id, id: format.name(text), ...found })
      }
      const { reading } = entry
      if (isBad(reading)) return fail(file, reading.line, recordWords(reading))
      const result = replayed(reading, games, locale)
      if ('stop' in result) return fail(file, result.stop.line, stopWords(result))
      show(file, line, result)
      if (result.shuffle !== null && result.shuffle !== 'fair')
        fail(file, reading.lines.get('commitment') as number, shuffleWords[result.shuffle])
    },
  })
  end(readable)
}
