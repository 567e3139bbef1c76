/** `stolik solve`: solves problems with open cards and the hands of records, or compares them with what is claimed. */
import {
  isBad,
  isTrouble,
  replay,
  type HandRecord,
  type NotSolved,
  type OpenProblem,
  type RecordFormat,
} from '@stolik/core'
import type { Solver } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, take } from './arguments.js'
import type { FileEntry } from './entries.js'
import { readEntries } from './files.js'
import type { Io } from './io.js'
import { formatWords, recordWords, replayWords, solverWords } from './problems.js'
import { checkSolved, type Given } from './solve-check.js'

/** A problem's line, or a record of another platform. */
type LineOf = { readonly begins: (line: string) => boolean } & (
  | { readonly solver: Solver }
  | { readonly format: RecordFormat }
)

interface Refused {
  readonly reason: string
  readonly line: number
}

export async function solveCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
): Promise<number> {
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
  const found: Given[] = []
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
  if ('solver' in format) return told(format.solver.read(text), line)
  const record = format.format.read(text)
  if (isTrouble(record)) return { line, reason: formatWords(record) }
  return ofRecord(record, games.find(({ plugin }) => plugin.id === record.game)?.solver, line)
}

const ofRecord = (record: HandRecord, solver: Solver | undefined, line: number): OpenProblem | Refused =>
  solver === undefined
    ? { line, reason: `no hand of this game can be solved here (${record.game})` }
    : told(solver.recorded(record), line)

const told = (problem: OpenProblem | NotSolved, line: number): OpenProblem | Refused =>
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
