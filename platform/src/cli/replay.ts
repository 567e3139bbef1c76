/** `stolik replay`: plays records again and prints their settlements. */
import { isBad, readRecords } from '@stolik/core'
import type { Offer } from '../offer.js'
import { common, readLocale, take } from './arguments.js'
import { UsageError, type Io } from './io.js'
import { recordWords, replayWords } from './problems.js'
import { printReplayed, replayed, type Replayed } from './replayed.js'

/** One record's answer for machines. */
type Answer = (Replayed | { readonly error: string }) & { readonly file: string; readonly line: number }

export async function replayCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
): Promise<number> {
  const { values, positionals } = take(args, common, true)
  const locale = readLocale(values.lang)
  if (positionals.length === 0) throw new UsageError('Say which file to replay; - is standard input.')
  const answers: Answer[] = []
  let wrong = false
  const fail = (file: string, line: number, error: string): void => {
    wrong = true
    io.error(`${file}:${line}: ${error}`)
    answers.push({ file, line, error })
  }

  for (const file of positionals) {
    let text: string
    try {
      text = await io.read(file)
    } catch (error) {
      wrong = true
      io.error(`${file}: cannot be read (${reason(error)})`)
      continue
    }
    const readings = readRecords(text)
    if (readings.length === 0) fail(file, 1, 'there is no record')
    for (const reading of readings) {
      if (isBad(reading)) {
        fail(file, reading.line, recordWords(reading))
        continue
      }
      const result = replayed(reading, games, locale)
      const line = reading.lines.get('stolik') as number
      if ('stop' in result) fail(file, result.stop.line, replayWords(result.stop))
      else {
        answers.push({ file, line, ...result })
        if (values.json !== true) io.out(printReplayed(result, `${file}:${line}`))
        if (result.shuffle !== null && result.shuffle !== 'fair')
          fail(file, reading.lines.get('commitment') as number, shuffleWords[result.shuffle])
      }
    }
  }
  if (values.json === true) io.out(JSON.stringify(answers, null, 2))
  return wrong ? 1 : 0
}

const shuffleWords = {
  malformed: 'salt, seed or luck has not its form',
  commitment: 'the commitment is not of this salt and seed',
  deal: 'the deal is not the one that seed and luck give',
} as const

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
