/** `stolik solve`: solves problems with open cards and the hands of records, or compares them with what is claimed. */
import type { Call } from '../base/command.js'
import {
  isBad,
  isTrouble,
  replay,
  type HandRecord,
  type NotSolved,
  type OpenProblem,
  type RecordFormat,
  type Solver,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, take } from '../base/arguments.js'
import type { FileEntry } from '../records/entries.js'
import { readEntries } from '../records/files.js'
import type { Io } from '../base/io.js'
import { formatWords, recordWords, replayWords, solverWords } from '../records/fault-words.js'
import { quantile } from '../base/statistics.js'

/** A problem's line, or a record of another platform. */
type LineOf = { readonly begins: (line: string) => boolean } & (
  | { readonly solver: Solver }
  | { readonly format: RecordFormat }
)

interface Refused {
  readonly reason: string
  readonly line: number
}

export async function solveCommand({ args, games, io }: Call): Promise<number> {
  const { values, positionals } = take(args, { json: common.json, check: { type: 'boolean' } }, true)
  const json = values.json === true
  const seen = { wrong: false, any: false }
  const answer = (part: object): void => {
    io.out(`${seen.any ? ',' : '['}${JSON.stringify(part)}`)
    seen.any = true
  }
  const fail = (file: string, line: number, error: string): void => {
    seen.wrong = true
    io.error(`${file}:${line}: ${error}`)
    if (json && values.check !== true) answer({ file, line, error })
  }
  const found: PlacedProblem[] = []
  const readable = await readEntries(positionals, linesOf(games), io, {
    empty: (file) => fail(file, 1, 'there is nothing to solve'),
    entry: (file, entry) => {
      const problem = problemIn(entry, games)
      if ('reason' in problem) return fail(file, problem.line, problem.reason)
      const { line } = entry
      if (values.check === true) return void found.push({ file, line, problem })
      if (json) return answer({ file, line, ...solved(problem) })
      io.out(print(`${file}:${line}`, solved(problem)))
    },
  })
  if (values.check === true) seen.wrong = !checkSolved(found, io, json) || seen.wrong
  else if (json) io.out(seen.any ? ']' : '[]')
  return readable && !seen.wrong ? 0 : 1
}

const linesOf = (games: readonly Offer[]): readonly LineOf[] =>
  games.flatMap(({ solver, formats = [] }) => [
    ...formats.map((format): LineOf => ({ begins: (line) => format.begins(line), format })),
    ...(solver === undefined ? [] : [{ begins: (line: string) => solver.begins(line), solver }]),
  ])

function problemIn(entry: FileEntry<LineOf>, games: readonly Offer[]): OpenProblem | Refused {
  const { line } = entry
  if ('reading' in entry) {
    const { reading } = entry
    if (isBad(reading)) return { line: reading.line, reason: recordWords(reading) }
    const offer = games.find(({ plugin }) => plugin.id === reading.record.game)
    const stop = offer === undefined ? null : replay(offer.plugin, reading).stop
    if (stop !== null) return { line: stop.line, reason: replayWords(stop) }
    return ofRecord(reading.record, offer?.solver, line)
  }
  const { format, text } = entry
  if ('solver' in format) return orRefused(format.solver.read(text), line)
  const record = format.format.read(text)
  if (isTrouble(record)) return { line, reason: formatWords(record) }
  return ofRecord(record, games.find(({ plugin }) => plugin.id === record.game)?.solver, line)
}

const ofRecord = (record: HandRecord, solver: Solver | undefined, line: number): OpenProblem | Refused =>
  solver === undefined
    ? { line, reason: `no hand of this game can be solved here (${record.game})` }
    : orRefused(solver.recorded(record), line)

const orRefused = (problem: OpenProblem | NotSolved, line: number): OpenProblem | Refused =>
  'unsolved' in problem ? { line, reason: solverWords(problem) } : problem

const solved = (problem: OpenProblem) => ({
  contract: problem.contract,
  made: problem.reached(),
  points: problem.points(),
  cards: problem.cards().map(({ card, reached, points }) => ({ card, made: reached, points })),
  best: problem.line(),
})

function print(where: string, { contract, made, points, cards, best }: ReturnType<typeof solved>): string {
  const value = (of: { readonly made: boolean; readonly points: number | null }): string =>
    `${of.made ? 'made' : 'lost'}${of.points === null ? '' : `, ${of.points} points`}`
  return [
    `${where}  ${contract}: ${value({ made, points })}`,
    ...cards.map((one) => `  ${one.card}  ${value(one)}`),
    `  best: ${best.join(' ')}`,
    '',
  ].join('\n')
}

/** A problem and where it stands. */
interface PlacedProblem {
  readonly file: string
  readonly line: number
  readonly problem: OpenProblem
}

/** `stolik solve --check`: prints what differs from the claims beside the problems, then the totals. Returns whether every claim is right. */
function checkSolved(all: readonly PlacedProblem[], io: Io, json: boolean): boolean {
  const times: { readonly made: number[]; readonly points: number[] } = { made: [], points: [] }
  const timed = <T>(durations: number[], work: () => T): T => {
    const from = io.now()
    const answer = work()
    durations.push(io.now() - from)
    return answer
  }
  const count = { same: 0, differ: 0, unclaimed: 0 }
  for (const { file, line, problem } of all) {
    const { claims } = problem
    const made = claims.reached === undefined ? undefined : timed(times.made, () => problem.reached())
    const points = claims.points === undefined ? undefined : timed(times.points, () => problem.points())
    const wrong = [
      ...(made === claims.reached
        ? []
        : [`win is ${made === true ? 1 : 0}, claimed ${claims.reached === true ? 1 : 0}`]),
      ...(points === claims.points ? [] : [`points are ${points ?? 'none'}, claimed ${claims.points ?? ''}`]),
    ]
    const outcome = wrong.length === 0 ? 'same' : 'differ'
    const status = made === undefined && points === undefined ? 'unclaimed' : outcome
    count[status] += 1
    if (json) io.out(JSON.stringify({ file, line, status, ...(wrong.length === 0 ? {} : { wrong }) }))
    else if (status === 'differ') io.out(`${file}:${line}: differs: ${wrong.join('; ')}`)
  }
  for (const [what, taken] of Object.entries(times))
    if (taken.length > 0) io.out(`${what}: ${timeWords(taken)}`)
  const { same, differ, unclaimed } = count
  io.out(`${same} same, ${differ} differ${unclaimed === 0 ? '' : `, ${unclaimed} without a claim`}`)
  return differ === 0
}

function timeWords(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b)
  const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length
  const [middle, most] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return `mean ${mean.toFixed(2)} ms, median ${middle.toFixed(2)}, p99 ${most.toFixed(2)}`
}
