/** `stolik replay`: replays records and prints their settlements, or compares them with the results that they claim. */
import { isBad, isTrouble } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, readLocale, take } from '../base/arguments.js'
import { check } from './check.js'
import { readFiles } from './files.js'
import { printForeign, type Foreign } from './replayed.js'
import type { Io } from '../base/io.js'
import { formatWords, recordWords, replayWords, shuffleWords } from './fault-words.js'
import { printReplayed, replayed, thenWords, type Replayed } from './replayed.js'

/** The answer for one record, as JSON. */
type Answer = (Replayed | Foreign | { readonly error: string }) & {
  readonly file: string
  readonly line: number
}

export async function replayCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
): Promise<number> {
  const { values, positionals } = take(args, { ...common, check: { type: 'boolean' } }, true)
  const locale = readLocale(values.lang)
  const json = values.json === true
  if (values.check === true) return check(positionals, games, io, json)

  const seen = { wrong: false, any: false }
  /** Writes a single JSON document piece by piece. */
  const answer = (part: Answer): void => {
    if (json) io.out(`${seen.any ? ',' : '['}${JSON.stringify(part)}`)
    seen.any = true
  }
  const fail = (file: string, line: number, error: string): void => {
    seen.wrong = true
    io.error(`${file}:${line}: ${error}`)
    answer({ file, line, error })
  }
  const show = (file: string, line: number, result: Replayed | Foreign): void => {
    const where = `${file}:${line}`
    answer({ file, line, ...result })
    if (!json) io.out('result' in result ? printForeign(result, where) : printReplayed(result, where))
  }

  const readable = await readFiles(positionals, games, io, {
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
      if ('stop' in result) {
        const { stop, then } = result
        return fail(file, stop.line, replayWords(stop) + (then === null ? '' : `; ${thenWords(then)}`))
      }
      show(file, line, result)
      if (result.shuffle !== null && result.shuffle !== 'fair')
        fail(file, reading.lines.get('commitment') as number, shuffleWords[result.shuffle])
    },
  })
  if (json) io.out(seen.any ? ']' : '[]')
  return readable && !seen.wrong ? 0 : 1
}
