/** A run of the arena: what the log has, then the other deals. */
import { appendFileSync } from 'node:fs'
import { logged, resume } from './log.js'
import type { Options } from './options.js'
import { outcomeOf } from './outcome.js'
import { playDeals } from './pool.js'
import type { Figures } from './report.js'
import { addTime, noTimes, timing } from './statistics.js'
import { addDeal, noTally, summary } from './tally.js'
import { chairsOf, contestOf, sides } from './task.js'

export async function run({ task, deals, workers, minutes, log, solve }: Options): Promise<Figures> {
  const { plugin } = contestOf(task)
  const chairs = chairsOf(plugin, task.profile)
  const seats = plugin.seating(chairs, 0).length
  const from = performance.now()
  const tally = noTally()
  const times = { a: noTimes(), b: noTimes() }
  const before = log === undefined ? [] : resume(task, seats, log).slice(0, deals)
  for (const records of before)
    addDeal(
      tally,
      records.map((record) => outcomeOf(task, record, solve)),
    )
  const more = (): boolean => performance.now() - from < minutes * 60_000
  await playDeals(task, { from: before.length, to: deals, workers, more }, (hands) => {
    if (log !== undefined) appendFileSync(log, logged(hands))
    addDeal(
      tally,
      hands.map(({ record }) => outcomeOf(task, record, solve)),
    )
    for (const hand of hands)
      for (const side of sides) for (const time of hand.times[side]) addTime(times[side], time)
  })
  return {
    ...summary(tally),
    task,
    seats,
    workers,
    solve,
    times: { a: timing(times.a), b: timing(times.b) },
    length: plugin.lengths(task.profile, chairs)[0] as number,
    played: tally.deals - before.length,
    seconds: (performance.now() - from) / 1000,
  }
}
