/** `stolik problems`: finds positions with one clearly right card, discard or call in finished hands or in hands of bots, or checks a file of them. */
import type { Call } from '../base/command.js'
import {
  problemKinds,
  problemsIn,
  type Decide,
  type HandRecord,
  type Problem,
  type ProblemKind,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { analysesOf, finishedIn } from './analyse.js'
import { common, readCount, take } from '../base/arguments.js'
import { chosenRules } from '../base/chosen-rules.js'
import { eachRecord, readEntries } from '../records/files.js'
import { UsageError, type Io } from '../base/io.js'
import { playHands } from '../play/play.js'
import { printProblem, complaintWords, complaintData, type ComplaintData } from './problem-text.js'
import { isComplaint, recomputed } from '@stolik/gateway/base/recompute'

/** At most so many hands are looked at, or problems checked, in one call: a hand takes some seconds. */
const mostHands = 1_000
/** So many hands of bots are looked at if nobody says how many. */
const usualHands = 20

const options = {
  json: common.json,
  check: { type: 'boolean' },
  game: { type: 'string' },
  profile: { type: 'string' },
  seed: { type: 'string' },
  hands: { type: 'string' },
  hardest: { type: 'boolean' },
  kind: { type: 'string' },
  least: { type: 'string' },
} as const

export async function problemsCommand({ args, games, io }: Call): Promise<number> {
  const { values, positionals: files } = take(args, options, true)
  const json = values.json === true
  const { game, profile, seed, hands } = values
  const ofBots = [game, profile, seed, hands].some((value) => value !== undefined)
  if (ofBots && files.length > 0)
    throw new UsageError('Name files, or the game and the seed of hands of bots, not both.')
  if (values.check === true) return checkProblems(files, games, io, { json, most: mostHands })
  const kinds = kindsIn(values.kind)
  const least = values.least === undefined ? 1 : readCount('least', values.least, 1, 5)
  const showAll = (found: Iterable<Problem>, where: string): void => {
    const hard = [...found].filter(({ difficulty }) => difficulty >= least)
    for (const problem of values.hardest === true ? hardestOf(hard) : hard)
      io.out(json ? JSON.stringify(problem) : printProblem(problem, where))
  }
  return ofBots
    ? fromBots({ game, profile, seed: seed ?? '1', hands: readCount('hands', hands, usualHands, mostHands) })
    : fromFiles()

  async function fromBots(source: {
    readonly game: string | undefined
    readonly profile: string | undefined
    readonly seed: string
    readonly hands: number
  }): Promise<number> {
    const able = games.filter(({ analysis }) => analysis !== undefined)
    const { offer, profile } = await chosenRules(io, able, source.game, source.profile, undefined)
    const { plugin } = offer
    const chairs = plugin.chairs(profile)[0] as number
    const analysis = await offer.analysis?.()
    if (analysis === undefined) return 1
    const decide = await offer.decide?.()
    const task = { plugin, profile, chairs, hands: source.hands, seed: source.seed, againstRandom: false }
    for (const [n, { record }] of playHands(task).entries())
      showAll(problemsIn({ plugin, analysis, decide, record }, kinds), `hand ${n + 1}`)
    return 0
  }

  async function fromFiles(): Promise<number> {
    const analyses = await analysesOf(games)
    const decides = await decidesOf(games)
    let hands = 0
    const look = (record: HandRecord, where: string): void => {
      const plugin = games.find((one) => one.plugin.id === record.game)?.plugin
      const analysis = analyses.get(record.game)
      if (plugin === undefined || analysis === undefined) return
      showAll(problemsIn({ plugin, analysis, decide: decides.get(record.game), record }, kinds), where)
    }
    return eachRecord(files, { games, io }, false, (file, entry, { fail }) => {
      hands += 1
      if (hands === mostHands + 1)
        fail(
          file,
          entry.line,
          `at most ${mostHands} hands are looked at in one call; call again for the rest`,
        )
      if (hands > mostHands) return
      const found = finishedIn(entry, games, (id) => analyses.get(id))
      if ('reason' in found) return fail(file, found.line, found.reason)
      look(found.record, `${file}:${entry.line}`)
    })
  }
}

/** @throws UsageError for another word */
function kindsIn(wanted: string | undefined): readonly ProblemKind[] {
  const kinds = problemKinds.filter((kind) => wanted === undefined || kind === wanted)
  if (kinds.length === 0) throw new UsageError(`--kind is one of: ${problemKinds.join(', ')}.`)
  return kinds
}

/** By game. */
export const decidesOf = async (games: readonly Offer[]): Promise<ReadonlyMap<string, Decide>> =>
  new Map(
    (
      await Promise.all(games.map(async ({ plugin, decide }) => [plugin.id, await decide?.()] as const))
    ).flatMap(([id, decide]) => (decide === undefined ? [] : [[id, decide] as const])),
  )

/** At most one problem: the most difficult one, of several alike the first. */
function hardestOf(found: Iterable<Problem>): readonly Problem[] {
  const [first, ...rest] = found
  if (first === undefined) return []
  return [rest.reduce((best, one) => (one.difficulty > best.difficulty ? one : best), first)]
}

/** @returns the exit code: 0 if every problem is right */
async function checkProblems(
  files: readonly string[],
  games: readonly Offer[],
  io: Io,
  { json, most }: { readonly json: boolean; readonly most: number },
): Promise<number> {
  const count = { right: 0, wrong: 0 }
  const refuse = (file: string, line: number, error: string, complaint?: ComplaintData): void => {
    count.wrong += 1
    io.error(`${file}:${line}: ${error}`)
    if (json) io.out(JSON.stringify({ file, line, status: 'wrong', ...complaint, error }))
  }
  const readable = await readEntries(files, [{ begins: (text: string) => text.startsWith('{') }], io, {
    empty: (file) => refuse(file, 1, 'there is no problem'),
    entry: async (file, entry) => {
      const { line } = entry
      if (count.right + count.wrong === most)
        return refuse(file, line, `at most ${most} problems are checked in one call; check the rest apart`)
      if (count.right + count.wrong > most) return
      const found = 'text' in entry ? await recomputed(entry.text, games) : ({ code: 'unreadable' } as const)
      if (isComplaint(found)) return refuse(file, line, complaintWords(found), complaintData(found))
      count.right += 1
      if (json) io.out(JSON.stringify({ file, line, status: 'right' }))
    },
  })
  if (!json) io.out(`${count.right} right, ${count.wrong} wrong`)
  return readable && count.wrong === 0 ? 0 : 1
}
