/** `stolik selfplay`: bots play hands of a game. The same seed gives the same hands. */
import type { Call } from '../base/command.js'
import { writeRecord } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, readCount, readLocale, take } from '../base/arguments.js'
import { UsageError, type Io } from '../base/io.js'
import { rulesIn, type Chosen } from '../base/chosen-rules.js'
import { playHands, type Task } from './play.js'
import { printSummary, summarise } from './summary.js'

const options = {
  ...common,
  game: { type: 'string' },
  profile: { type: 'string' },
  rules: { type: 'string' },
  hands: { type: 'string' },
  seed: { type: 'string' },
  chairs: { type: 'string' },
  against: { type: 'string' },
  records: { type: 'boolean' },
} as const

/** The rules of a file, or those of a game and a profile of it. */
async function chosen(
  { game, profile: named, rules }: Readonly<Record<'game' | 'profile' | 'rules', string | undefined>>,
  games: readonly Offer[],
  io: Io,
): Promise<Chosen<Offer>> {
  if (rules !== undefined) {
    if (game !== undefined || named !== undefined)
      throw new UsageError('--rules says which game and profile it is.')
    return rulesIn(io, games, rules)
  }
  const offer = games.find(({ plugin }) => plugin.id === game)
  if (offer === undefined)
    throw new UsageError(`--game is ${games.map(({ plugin }) => plugin.id).join(' or ')}.`)
  const { plugin } = offer
  const profile = named ?? plugin.profiles[0] ?? ''
  if (!plugin.knows(profile))
    throw new UsageError(`--profile of ${plugin.id} is ${plugin.profiles.join(' or ')}.`)
  return { offer, profile }
}

export async function selfplayCommand({ args, games, io }: Call): Promise<number> {
  const { values } = take(args, options, false)
  const locale = readLocale(values.lang)
  const { game, profile: named, rules } = values
  const { offer, profile } = await chosen({ game, profile: named, rules }, games, io)
  const { plugin, catalogues } = offer
  const sizes = plugin.chairs(profile)
  const chairs = readCount('chairs', values.chairs, sizes[0] as number)
  if (!sizes.includes(chairs)) throw new UsageError(`--chairs in ${profile} is ${sizes.join(' or ')}.`)
  if (values.against !== undefined && values.against !== 'random')
    throw new UsageError('The only value of --against is random.')

  const task: Task = {
    plugin,
    profile,
    chairs,
    hands: readCount('hands', values.hands, 1000),
    seed: values.seed ?? '1',
    againstRandom: values.against === 'random',
  }
  const from = io.now()
  const outcomes = playHands(task)
  if (values.records === true) {
    io.out(outcomes.map(({ record }) => writeRecord(record)).join('\n'))
    return 0
  }
  const summary = summarise(task, outcomes, catalogues[locale], locale)
  const seconds = (io.now() - from) / 1000
  const speed = { seconds: Number(seconds.toFixed(3)), handsPerSecond: Math.round(task.hands / seconds) }
  io.out(
    values.json === true ? JSON.stringify({ ...summary, ...speed }, null, 2) : printSummary(summary, speed),
  )
  return 0
}
