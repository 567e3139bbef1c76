/**
 * The seating draw on one core. One operation draws all series of an event by lots; each draw knows the earlier ones. The
 * quality of the draws is printed first, next to plain random draws and the bound. Repeats and clashes are summed over the
 * series.
 */
import { seeded, shuffled } from '@stolik/core'
import { bench, describe } from 'vitest'
import { fewestRepeatsOver } from '@stolik/event/seating/bound'
import { drawSeating } from '@stolik/event/seating/draw'
import type { Measure, SeatedSeries, SeatingPlayer, SeatingTask } from '@stolik/event/seating/task'
import { measureSeating } from '@stolik/event/seating/measure'
import { tableSizes } from '@stolik/event/seating/sizes'

const events = [
  { count: 16, team: 0, series: 3 },
  { count: 16, team: 0, series: 5 },
  { count: 16, team: 4, series: 4 },
  { count: 97, team: 4, series: 3 },
  { count: 97, team: 4, series: 5 },
  { count: 248, team: 4, series: 4 },
  { count: 400, team: 4, series: 5 },
]
const chairs = [4, 3]

type Task = Omit<SeatingTask, 'random'>
interface Drawn {
  readonly tables: SeatedSeries
  readonly measure: Measure
}

function play(
  { count, team, series }: (typeof events)[number],
  one: (task: Task, series: number) => Drawn,
): Measure[] {
  const players: SeatingPlayer[] = Array.from({ length: count }, (_, n) => ({
    id: `p${n}`,
    apart: team === 0 ? [] : [`t${Math.floor(n / team)}`],
  }))
  const past: SeatedSeries[] = []
  return Array.from({ length: series }, (_, n) => {
    const task: Task = { players, chairs, past: [...past], pastByes: [], by: 'lots', later: series - n - 1 }
    const { tables, measure } = one(task, n)
    past.push(tables)
    return measure
  })
}

const ours = (task: Task, series: number): Drawn => {
  const drawn = drawSeating({ ...task, random: seeded(`bench ${series}`) })
  if ('refused' in drawn) throw new Error(drawn.refused)
  return drawn
}

const plain =
  (seed: number) =>
  (task: Task, series: number): Drawn => {
    const sizes = tableSizes(task.players.length, chairs)
    if ('refused' in sizes) throw new Error(sizes.refused)
    const order = shuffled(task.players, seeded(`plain ${seed} ${series}`)).map(({ id }) => id)
    let first = 0
    const tables = sizes.sizes.map((size) => order.slice(first, (first += size)))
    return { tables, measure: measureSeating(task, tables, []) }
  }

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const figures = (series: readonly Measure[]): string =>
  [
    sum(series.map(({ repeats }) => repeats)),
    sum(series.map(({ clashes }) => clashes)),
    series.at(-1)?.seatSpread,
    series.at(-1)?.dealerSpread,
    series.at(-1)?.smallSpread,
  ].join(' / ')
const mean = (rows: readonly Measure[][], of: (measure: Measure) => number): string =>
  (sum(rows.flatMap((row) => row.map(of))) / rows.length).toFixed(1)

console.log('players teams series: repeats / clashes / seat / dealer / small-table spread after the last')
for (const event of events) {
  const { count, team, series } = event
  const began = process.cpuUsage()
  const drawn = play(event, ours)
  // Processor time, so that other load on the machine does not change the figure.
  const { user, system } = process.cpuUsage(began)
  const took = (user + system) / 1000
  const random = Array.from({ length: 20 }, (_, seed) => play(event, plain(seed)))
  const last = drawn.at(-1) as Measure
  const least = fewestRepeatsOver(count, team === 0 ? 0 : team - 1, 4, series)
  const worst = (of: (measure: Measure) => number): string =>
    (sum(random.map((row) => of(row.at(-1) as Measure))) / random.length).toFixed(1)
  console.log(
    `${count} ${team} ${series}: drawn ${figures(drawn)} · bound ${least} / ${last.bound.clashes} / ` +
      `${last.bound.seatSpread} / ${last.bound.dealerSpread} / ${last.bound.smallSpread} · random (mean of 20) ` +
      `${mean(random, ({ repeats }) => repeats)} / ${mean(random, ({ clashes }) => clashes)} / ` +
      `${worst(({ seatSpread }) => seatSpread)} / ${worst(({ dealerSpread }) => dealerSpread)} / ` +
      `${worst(({ smallSpread }) => smallSpread)} · ${(took / series).toFixed(0)} ms of processor a draw`,
  )
}

describe('seating', () => {
  for (const event of events) {
    bench(`${event.count} players, ${event.series} series, teams of ${event.team}`, () => {
      play(event, ours)
    })
  }
})
