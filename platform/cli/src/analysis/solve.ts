/** `stolik solve`: solves problems with open cards and the hands of records, or compares them with what is claimed. */
import {
  replay,
  type HandRecord,
  type NotSolved,
  type OpenProblem,
  type RecordFormat,
  type Solver,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { take, type Call } from '../base/command.js'
import { Failure, type Io } from '../base/io.js'
import { mean, quantile } from '../base/statistics.js'
import { replayWords, solverWords } from '../records/fault-words.js'
import { BadEntry, eachEntry, ownReading, readingOf, type FileEntry } from '../records/files.js'

/** A problem's line, or a record of another platform. */
type LineOf = { readonly begins: (line: string) => boolean } & (
  | { readonly solver: Solver }
  | { readonly format: RecordFormat }
)

export async function solveCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--check] [--json]')
  const json = values.json === true
  const checking = values.check === true ? checker(io, json) : undefined
  const reading = {
    files: positionals,
    formats: linesOf(games),
    none: 'there is nothing to solve',
    asJson: json && checking === undefined,
    ...(checking !== undefined && { after: checking.after }),
  }
  await eachEntry(io, reading, (entry, { where, file, answer }) => {
    const { line } = entry
    const problem = problemIn(entry, games)
    if (checking !== undefined) checking.check(file, line, problem)
    else if (json) answer({ file, line, ...solved(problem) })
    else io.out(print(where, solved(problem)))
  })
}

const linesOf = (games: readonly Offer[]): readonly LineOf[] =>
  games.flatMap(({ solver, formats = [] }) => [
    ...formats.map((format): LineOf => ({ begins: (line) => format.begins(line), format })),
    ...(solver === undefined ? [] : [{ begins: (line: string) => solver.begins(line), solver }]),
  ])

/** @throws BadEntry if there is none */
function problemIn(entry: FileEntry<LineOf>, games: readonly Offer[]): OpenProblem {
  const { line } = entry
  if ('reading' in entry) {
    const reading = ownReading(entry)
    const offer = games.find(({ plugin }) => plugin.id === reading.record.game)
    const stop = offer === undefined ? null : replay(offer.plugin, reading).stop
    if (stop !== null) throw new BadEntry(stop.line, replayWords(stop))
    return ofRecord(reading.record, games, line)
  }
  const { text, format } = entry
  if ('solver' in format) return solvable(format.solver.read(text), line)
  return ofRecord(readingOf({ line, text, format: format.format }).record, games, line)
}

function ofRecord(record: HandRecord, games: readonly Offer[], line: number): OpenProblem {
  const solver = games.find(({ plugin }) => plugin.id === record.game)?.solver
  if (solver === undefined)
    throw new BadEntry(line, `no hand of this game can be solved here (${record.game})`)
  return solvable(solver.recorded(record), line)
}

function solvable(problem: OpenProblem | NotSolved, line: number): OpenProblem {
  if ('unsolved' in problem) throw new BadEntry(line, solverWords(problem))
  return problem
}

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

/** `--check`: prints what differs from the claims beside the problems, and afterwards the totals. */
function checker(io: Io, json: boolean) {
  const times: { readonly made: number[]; readonly points: number[] } = { made: [], points: [] }
  const timed = <T>(durations: number[], work: () => T): T => {
    const from = io.now()
    const answer = work()
    durations.push(io.now() - from)
    return answer
  }
  const count = { same: 0, differ: 0, unclaimed: 0 }
  const check = (file: string, line: number, problem: OpenProblem): void => {
    const { claims } = problem
    const made = claims.reached === undefined ? undefined : timed(times.made, () => problem.reached())
    const points = claims.points === undefined ? undefined : timed(times.points, () => problem.points())
    const wrong: string[] = []
    if (made !== claims.reached)
      wrong.push(`win is ${made === true ? 1 : 0}, claimed ${claims.reached === true ? 1 : 0}`)
    if (points !== claims.points) wrong.push(`points are ${points ?? 'none'}, claimed ${claims.points ?? ''}`)
    const outcome = wrong.length === 0 ? 'same' : 'differ'
    const status = made === undefined && points === undefined ? 'unclaimed' : outcome
    count[status] += 1
    if (json) io.out(JSON.stringify({ file, line, status, ...(wrong.length === 0 ? {} : { wrong }) }))
    else if (status === 'differ') io.out(`${file}:${line}: differs: ${wrong.join('; ')}`)
  }
  /** @throws Failure unless every claim is right */
  const after = (): void => {
    for (const [what, taken] of Object.entries(times))
      if (taken.length > 0) io.out(`${what}: ${timeWords(taken)}`)
    const { same, differ, unclaimed } = count
    io.out(`${same} same, ${differ} differ${unclaimed === 0 ? '' : `, ${unclaimed} without a claim`}`)
    if (differ > 0) throw new Failure()
  }
  return { check, after }
}

function timeWords(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b)
  const [middle, most] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return `mean ${mean(taken).mean.toFixed(2)} ms, median ${middle.toFixed(2)}, p99 ${most.toFixed(2)}`
}
