/** `stolik problems`: finds positions with one clearly right card, discard or call in finished hands or in hands of bots, or checks a file of them. */
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
import { readFiles } from '../records/files.js'
import { UsageError, type Io } from '../base/io.js'
import { playHands } from '../play/play.js'
import { checkProblems } from './problem-check.js'
import { printProblem } from './problem-text.js'

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

export async function problemsCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
): Promise<number> {
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
    const seen = { wrong: false, hands: 0 }
    const fail = (file: string, line: number, error: string): void => {
      seen.wrong = true
      io.error(`${file}:${line}: ${error}`)
    }
    const look = (record: HandRecord, where: string): void => {
      const plugin = games.find((one) => one.plugin.id === record.game)?.plugin
      const analysis = analyses.get(record.game)
      if (plugin === undefined || analysis === undefined) return
      showAll(problemsIn({ plugin, analysis, decide: decides.get(record.game), record }, kinds), where)
    }
    const readable = await readFiles(files, games, io, {
      empty: (file) => fail(file, 1, 'there is no record'),
      entry: (file, entry) => {
        seen.hands += 1
        if (seen.hands === mostHands + 1)
          fail(
            file,
            entry.line,
            `at most ${mostHands} hands are looked at in one call; call again for the rest`,
          )
        if (seen.hands > mostHands) return
        const found = finishedIn(entry, games, (id) => analyses.get(id))
        if ('reason' in found) return fail(file, found.line, found.reason)
        look(found.record, `${file}:${entry.line}`)
      },
    })
    return readable && !seen.wrong ? 0 : 1
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
