/** `stolik replay`: replays records and prints their settlements, or compares them with the results that they claim. */
import {
  isBad,
  isBlameless,
  isTrouble,
  type Difference,
  type ReadRecord,
  type ReplayProblem,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { readLocale, take, type Call } from '../base/command.js'
import { Failure } from '../base/io.js'
import { formatWords, recordWords, shuffleWords } from './fault-words.js'
import { readFiles, reporting, type FileEntry } from './files.js'
import {
  printForeign,
  printReplayed,
  replayed,
  stopWords,
  thenWords,
  type Foreign,
  type Replayed,
} from './replayed.js'

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

/** Prints the differences (with `json` one line per record), then the totals. @throws Failure if a result is wrong */
async function check(
  files: readonly string[],
  { games, io }: Pick<Call, 'games' | 'io'>,
  json: boolean,
): Promise<void> {
  const count: Record<Status, number> = { same: 0, differs: 0, unreplayable: 0, invalid: 0 }
  const tell = (file: string, found: Verdict): void => {
    count[found.status] += 1
    if (json) {
      const { id, status, ...rest } = found
      io.out(JSON.stringify({ id, status, file, ...rest }))
    } else if (found.status !== 'same') io.out(words(file, found))
  }
  const readable = await readFiles({ games, io }, files, {
    entry: (file, entry) => tell(file, verdict(entry, games)),
    empty: (file) => tell(file, { id: null, status: 'invalid', line: 1, reason: 'there is no record' }),
  })
  const { same, differs, unreplayable, invalid } = count
  io.out(`${same} same, ${differs} differ, ${unreplayable} unreplayable, ${invalid} invalid`)
  if (!readable || differs > 0 || invalid > 0) throw new Failure()
}

function words(file: string, { id, line, status, move, reason, differences = [] }: Verdict): string {
  const sentences = differences.map(({ what, claimed, found }) => `${what} is ${found}, claimed ${claimed}`)
  if (reason !== undefined) sentences.unshift(reason)
  const at = move === undefined ? '' : `, move ${move}`
  return `${file}:${line}: ${id === null ? '' : `${id} `}${status}${at}: ${sentences.join('; ')}`
}

type Status = 'same' | 'differs' | 'unreplayable' | 'invalid'

/** Plain data, as printed by `--json`. */
interface Verdict {
  readonly id: string | null
  readonly status: Status
  readonly line: number
  readonly differences?: readonly Difference[]
  /** Number of the move in question, from 1, if known. */
  readonly move?: number
  readonly reason?: string
}

/** Replays a record and compares its result. */
function verdict(entry: FileEntry, games: readonly Offer[]): Verdict {
  const { line } = entry
  if ('reading' in entry) {
    const { reading } = entry
    return isBad(reading)
      ? { id: null, status: 'invalid', line: reading.line, reason: recordWords(reading) }
      : own(reading, line, games)
  }
  const id = entry.format.name(entry.text)
  const found = entry.format.replay(entry.text)
  if (!isTrouble(found)) return { id, ...compared(found.differences), line }
  const status = isBlameless(found) ? 'unreplayable' : 'invalid'
  const move = found.action === null ? {} : { move: found.action }
  return { id, status, line, ...move, reason: formatWords({ ...found, action: null }) }
}

/** A record is not at fault if its rules are unknown here. */
const unknown: readonly ReplayProblem[] = ['game', 'profile', 'chairs']

function own(reading: ReadRecord, line: number, games: readonly Offer[]): Verdict {
  const { record, lines } = reading
  const id = record.id ?? null
  const result = replayed(reading, games, 'en')
  if ('stop' in result) {
    const { stop, then } = result
    const status = then !== null || unknown.includes(stop.problem) ? 'unreplayable' : 'invalid'
    return { id, status, line: stop.line, reason: stopWords(result) }
  }
  const { scores, shuffle, then } = result
  if (shuffle !== null && shuffle !== 'fair') {
    const at = lines.get('commitment') as number
    return { id, status: 'invalid', line: at, reason: shuffleWords[shuffle] }
  }
  if (scores === null) return { id, status: 'unreplayable', line, reason: 'it ends before the hand does' }
  const claimed = record.scores
  if (claimed === undefined) return { id, status: 'unreplayable', line, reason: 'it claims no scores' }
  const differences = scores.flatMap((score, seat): Difference[] =>
    score === claimed[seat]
      ? []
      : [{ what: `score of ${seat}`, claimed: String(claimed[seat] ?? ''), found: String(score) }],
  )
  const more = claimed.length > scores.length
  const seats = { what: 'seats', claimed: String(claimed.length), found: String(scores.length) }
  const found = compared(more ? [...differences, seats] : differences)
  // Other rules are no fault of the record.
  if (then !== null && found.status === 'differs')
    return { id, ...found, status: 'unreplayable', line, reason: thenWords(then) }
  return { id, ...found, line }
}

const compared = (differences: readonly Difference[]): Pick<Verdict, 'status' | 'differences'> =>
  differences.length === 0 ? { status: 'same' } : { status: 'differs', differences }
