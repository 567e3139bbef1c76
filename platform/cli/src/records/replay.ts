/** `stolik replay`: replays records and prints their settlements, or compares them with the results that they claim. */
import type { Call } from '../base/command.js'
import { isBad, isTrouble } from '@stolik/core'
import { common, readLocale, take } from '../base/arguments.js'
import { check } from './check.js'
import { eachRecord } from './files.js'
import { printForeign, type Foreign, printReplayed, replayed, thenWords, type Replayed } from './replayed.js'
import { formatWords, recordWords, replayWords, shuffleWords } from './fault-words.js'

export async function replayCommand({ args, games, io }: Call): Promise<number> {
  const { values, positionals } = take(args, { ...common, check: { type: 'boolean' } }, true)
  const locale = readLocale(values.lang)
  const json = values.json === true
  if (values.check === true) return check(positionals, games, io, json)

  return eachRecord(positionals, { games, io }, json, (file, entry, { answer, fail }) => {
    const { line } = entry
    const show = (result: Replayed | Foreign): void => {
      const where = `${file}:${line}`
      answer({ file, line, ...result })
      if (!json) io.out('result' in result ? printForeign(result, where) : printReplayed(result, where))
    }
    if ('format' in entry) {
      const { format, text } = entry
      const found = format.replay(text)
      if (isTrouble(found)) return fail(file, line, formatWords(found))
      return show({ format: format.id, id: format.name(text), ...found })
    }
    const { reading } = entry
    if (isBad(reading)) return fail(file, reading.line, recordWords(reading))
    const result = replayed(reading, games, locale)
    if ('stop' in result) {
      const { stop, then } = result
      return fail(file, stop.line, replayWords(stop) + (then === null ? '' : `; ${thenWords(then)}`))
    }
    show(result)
    if (result.shuffle !== null && result.shuffle !== 'fair')
      fail(file, reading.lines.get('commitment') as number, shuffleWords[result.shuffle])
  })
}
