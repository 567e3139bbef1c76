/** `stolik selfplay`: bots play hands of a game. The same seed gives the same hands. */
import { writeRecord } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { rulesIn, type Chosen, type Names } from '../base/chosen-rules.js'
import { readCount, readLocale, take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { playHands, type Task } from './play.js'
import { printSummary, summarise } from './summary.js'

/** The rules of a file, or those of a game and a profile of it. */
async function chosen({ game, profile: named, rules }: Names, { games, io }: Call): Promise<Chosen<Offer>> {
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

export async function selfplayCommand(call: Call): Promise<void> {
  const { values } = take(
    call.args,
    '[--game GAME] [--profile PROFILE] [--rules FILE] [--hands N] [--seed TEXT] [--chairs N] [--against random] [--records] [--lang LANGUAGE] [--json]',
  )
  const { io } = call
  const locale = readLocale(values)
  const { offer, profile } = await chosen(values, call)
  const { plugin, catalogues } = offer
  const sizes = plugin.chairs(profile)
  const chairs = readCount(values, 'chairs', sizes[0] as number)
  if (!sizes.includes(chairs)) throw new UsageError(`--chairs in ${profile} is ${sizes.join(' or ')}.`)
  if (values.against !== undefined && values.against !== 'random')
    throw new UsageError('The only value of --against is random.')

  const task: Task = {
    plugin,
    profile,
    chairs,
    hands: readCount(values, 'hands', 1000),
    seed: values.seed ?? '1',
    againstRandom: values.against === 'random',
  }
  const from = io.now()
  const outcomes = playHands(task)
  if (values.records === true) return io.out(outcomes.map(({ record }) => writeRecord(record)).join('\n'))
  const summary = summarise(task, outcomes, catalogues[locale], locale)
  const seconds = (io.now() - from) / 1000
  const speed = { seconds: Number(seconds.toFixed(3)), handsPerSecond: Math.round(task.hands / seconds) }
  io.out(
    values.json === true ? JSON.stringify({ ...summary, ...speed }, null, 2) : printSummary(summary, speed),
  )
}
