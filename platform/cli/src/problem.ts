/** `stolik problems`: finds positions with one clearly right card in finished hands or in hands of bots, or checks a file of them. */
import { problemsIn, type HandRecord, type Problem } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { analysesOf, finishedIn } from './analyse.js'
import { common, readCount, take } from './arguments.js'
import { chosenRules } from './chosen.js'
import { readFiles } from './files.js'
import { UsageError, type Io } from './io.js'
import { playHands } from './play.js'
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
  const showAll = (found: Iterable<Problem>, where: string): void => {
    for (const problem of values.hardest === true ? hardestOf(found) : found)
      io.out(json ? JSON.stringify(problem) : printProblem(problem, where))
  }
  return ofBots
    ? fromBots({ game, profile, seed: seed ?? '1', hands: readCount('hands', hands, usualHands, mostHands) })
    : fromFiles()

  async function fromBots(asked: {
    readonly game: string | undefined
    readonly profile: string | undefined
    readonly seed: string
    readonly hands: number
  }): Promise<number> {
    const able = games.filter(({ analysis }) => analysis !== undefined)
    const { offer, profile } = await chosenRules(io, able, asked.game, asked.profile, undefined)
    const { plugin } = offer
    const chairs = plugin.chairs(profile)[0] as number
    const analysis = await offer.analysis?.()
    if (analysis === undefined) return 1
    const task = { plugin, profile, chairs, hands: asked.hands, seed: asked.seed, againstRandom: false }
    for (const [n, { record }] of playHands(task).entries())
      showAll(problemsIn(plugin, analysis, record), `hand ${n + 1}`)
    return 0
  }

  async function fromFiles(): Promise<number> {
    const analyses = await analysesOf(games)
    const seen = { wrong: false, hands: 0 }
    const fail = (file: string, line: number, error: string): void => {
      seen.wrong = true
      io.error(`${file}:${line}: ${error}`)
    }
    const look = (record: HandRecord, where: string): void => {
      const plugin = games.find((one) => one.plugin.id === record.game)?.plugin
      const analysis = analyses.get(record.game)
      if (plugin === undefined || analysis === undefined) return
      showAll(problemsIn(plugin, analysis, record), where)
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

/** At most one problem: the most difficult one, of several alike the first. */
function hardestOf(found: Iterable<Problem>): readonly Problem[] {
  const [first, ...rest] = found
  if (first === undefined) return []
  return [rest.reduce((best, one) => (one.difficulty > best.difficulty ? one : best), first)]
}
