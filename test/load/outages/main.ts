/**
 * `npm run load -- outages`: people who think play at many tables of two gateways, while Redis is restarted, gateways are killed and
 * cut off. Every acknowledged move of a settled hand must be in PostgreSQL within a minute, once. Prints the longest waits.
 */
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { enter } from '../../stage/people.js'
import { sleep } from '../clock.js'
import { acknowledged } from './acknowledged.js'
import { startCluster } from './cluster.js'
import { person, type Person } from './person.js'
import { playSeries } from './table.js'
import { waits as makeWaits } from './waits.js'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
    partitions: { type: 'string', default: '5' },
    think: { type: 'string', default: '3000' },
    away: { type: 'string', default: '5000' },
    pause: { type: 'string', default: '15000' },
    dist: { type: 'string', default: join(import.meta.dirname, '../../../platform/gateway/dist') },
  },
})
const [tables, restarts, kills, partitions, think, away, pause] = [
  ...[values.tables, values.restarts, values.kills, values.partitions],
  ...[values.think, values.away, values.pause],
].map(Number) as [number, number, number, number, number, number, number]
const bundle = join(values.dist, 'bundle/main.js')

/** Milliseconds within which all series end when nobody thinks any more. */
const mostAfterwards = 180_000

type Fault = 'restart' | 'kill' | 'partition'
/** All kinds by turns, as long as there are any. */
const faults = Array.from({ length: Math.max(restarts, kills, partitions) }, (_, n): Fault[] => [
  ...(n < restarts ? (['restart'] as const) : []),
  ...(n < kills ? (['kill'] as const) : []),
  ...(n < partitions ? (['partition'] as const) : []),
]).flat()

setTimeout(
  () => {
    console.error('it took far too long')
    process.exit(1)
  },
  600_000 + faults.length * (away + pause + 60_000),
).unref()
process.setMaxListeners(1_000)

const cluster = await startCluster(existsSync(bundle) ? bundle : join(values.dist, 'main.js'))
const log = acknowledged(cluster.postgres)
const waits = makeWaits()
let [stopped, hurry] = [false, false]
const all: Person[] = []
const enterAs = async (name: string): Promise<Person> => {
  const one = person(cluster.url, (await enter(cluster.url, name)).token)
  all.push(one)
  return one
}
const playing: Promise<void>[] = []
for (let table = 0; table < tables; table++) {
  const people = [await enterAs(`A${table}`), await enterAs(`B${table}`)] as const
  playing.push(
    playSeries(people, {
      acknowledged: log,
      waits,
      think: () => (hurry ? 0 : think * (0.25 + 1.5 * Math.random())),
      stopped: () => stopped,
    }),
  )
}
const checking = setInterval(() => log.check(), 5_000)
const seconds = (ms: number): string => (ms / 1_000).toFixed(1)
const calmFrom = performance.now()
await sleep(pause)
console.log(
  `${tables} tables, calm: longest wait ${seconds(waits.longest(calmFrom + pause / 2, performance.now()))} s`,
)

const found: Record<Fault, number[]> = { restart: [], kill: [], partition: [] }
for (const [n, fault] of faults.entries()) {
  const from = performance.now()
  const gateway = n % 2
  if (fault === 'restart') await cluster.restartRedis(away)
  else if (fault === 'kill') await cluster.killGateway(gateway, away)
  else await cluster.cutOff(gateway, 2 * away)
  const lasted = performance.now() - from
  await sleep(pause)
  const [longest, late] = [
    waits.longest(from, performance.now()),
    waits.longer(away + 1_000, from, performance.now()),
  ]
  found[fault].push(longest)
  const { moves, series, waiting, faults: wrong } = log.result()
  console.log(
    `${n + 1}/${faults.length} ${fault} (${seconds(lasted)} s): longest wait ${seconds(longest)} s, ${late} over ${seconds(away + 1_000)} s; ` +
      `${moves} moves, ${series} series, ${waiting} not stored yet, ${wrong.length} wrong, load ${loadavg()[0]?.toFixed(0)}`,
  )
  for (const what of waits.open(away)) console.log(`  still waits to ${what}`)
}

;[stopped, hurry] = [true, true]
await Promise.race([Promise.all(playing), sleep(mostAfterwards)])
// Nobody thinks any more: what still waits is stuck.
const stuck = waits.open(away)
const ended = performance.now()
while (log.result().waiting > 0) {
  await sleep(1_000)
  log.check()
}
clearInterval(checking)
const behind = await cluster.behind()
for (const one of all) one.close()
await cluster.stop()
const { moves, series, hands, faults: wrong, slowest, untold } = log.result()
for (const [kind, longest] of Object.entries(found))
  if (longest.length > 0) {
    const sorted = longest.toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
    console.log(
      `${kind}: ${longest.length} times, longest wait ${seconds(Math.max(...longest))} s, in the middle ${seconds(middle)} s`,
    )
  }
console.log(
  `${moves} acknowledged moves in ${hands} settled hands of ${series} series; ${untold} stored that nobody was told of; ` +
    `stored at the latest after ${slowest.toFixed(0)} s, all of it ${seconds(performance.now() - ended)} s after the end; ` +
    `behind according to the gateways: ${behind.join(', ')}`,
)
for (const line of [...wrong, ...stuck.map((what) => `somebody waits in vain to ${what}`)]) console.log(line)
const isGood = wrong.length === 0 && stuck.length === 0
console.log(isGood ? 'nothing is missing, nothing is there twice, nobody waits' : 'something is wrong')
process.exit(isGood ? 0 : 1)
