/** `stolik replay`: replays records and prints their settlements, or compares them with the results that they claim. */
import { isBlameless, isTrouble, type Difference, type ReadRecord, type ReplayProblem } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { readLocale, take, type Call } from '../base/command.js'
import { Failure } from '../base/io.js'
import { formatWords, shuffleWords } from './fault-words.js'
import { BadEntry, eachRecord, ownReading, type FileEntry } from './files.js'
import { printForeign, printReplayed, replayed, stopWords, thenWords } from './replayed.js'

export async function replayCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--check] [--lang LANGUAGE] [--json]')
  const locale = readLocale(values)
  const json = values.json === true
  if (values.check === true) return check(positionals, { games, io }, json)

  await eachRecord({ games, io }, { files: positionals, asJson: json }, (entry, { where, file, answer }) => {
    const { line } = entry
    if ('format' in entry) {
      const { format, text } = entry
      const replay = format.replay(text)
      if (isTrouble(replay)) throw new BadEntry(line, formatWords(replay))
      const foreign = { format: format.id, id: format.name(text), ...replay }
      answer({ file, line, ...foreign })
      return json ? undefined : io.out(printForeign(foreign, where))
    }
    const reading = ownReading(entry)
    const result = replayed(reading, games, locale)
    if ('stop' in result) throw new BadEntry(result.stop.line, stopWords(result))
    answer({ file, line, ...result })
    if (!json) io.out(printReplayed(result, where))
    if (result.shuffle !== null && result.shuffle !== 'fair')
      throw new BadEntry(reading.lines.get('commitment') as number, shuffleWords[result.shuffle])
  })
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
  const fail = (file: string, { line, message: reason }: BadEntry): void =>
    tell(file, { id: null, status: 'invalid', line, reason })
  const after = (): void => {
    const { same, differs, unreplayable, invalid } = count
    io.out(`${same} same, ${differs} differ, ${unreplayable} unreplayable, ${invalid} invalid`)
    if (differs + invalid > 0) throw new Failure()
  }
  await eachRecord({ games, io }, { files, fail, after }, (entry, { file }) =>
    tell(file, verdict(entry, games)),
  )
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
  if ('reading' in entry) return own(ownReading(entry), line, games)
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
