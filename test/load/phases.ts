import { seeded, sleep } from './clock.js'
import * as documents from './documents.js'
import type { Gateways } from './gateways.js'
import { openLine, type Line } from './line.js'
import type { Options } from './options.js'
import { playTable, type Player } from './play.js'
import { post } from './post.js'
import { tally, type Sum, type Tally } from './tally.js'

/** The results of a phase. Rates are per second, by the clock and by the gateways' processor time. */
export interface Reached extends Sum {
  readonly tables: number
  readonly sockets: number
  readonly movesPerSecond: number
  readonly movesOfCpu: number
  readonly deliveriesPerSecond: number
  readonly deliveriesOfCpu: number
  /** The share of their core that the clients used, from 0 to 1: near 1 the clients are the limit. */
  readonly clients: number
}

const warmUp = 1_500

interface Play {
  readonly tables: number
  readonly think: number
  /** People at each table; one on each chair, if not given. */
  readonly people?: number
  /** Played by the tables in turn; all, if not given. */
  readonly games?: readonly documents.Played[]
  /** Run when counting begins and when it ends. */
  readonly begin?: () => Promise<unknown>
  readonly end?: () => Promise<unknown>
}

/** Tables of both games in turn, with a player on every chair. */
export const playPhase = (gateways: Gateways, options: Options, play: Play): Promise<Reached> =>
  during(gateways, options, play, () => [])

/** Few tables with many onlookers each, who follow them from series to series. */
export async function crowdPhase(gateways: Gateways, options: Options, think: number): Promise<Reached> {
  const { watched, ask, changes } = options
  // Opened before anybody plays. Later, each would wait behind what all the others are told.
  const lines = await crowd(gateways, watched * options.onlookers, () => undefined)
  return during(gateways, options, { tables: watched, think }, (count) => {
    lines.forEach((line, n) => {
      const company = n % watched
      const document = documents.table(ask, gameOf(company))
      let stop = (): void => undefined
      count.follow(company, (id) => {
        stop()
        let isFirst = true
        stop = line.subscribe(document, { id }, changes, (text) => {
          count.delivered(text.length)
          // The first answer is not owed to a move.
          if (!isFirst) count.watched(company, seqOf(text))
          isFirst = false
        })
      })
    })
    return lines
  })
}

const seqOf = (text: string): number => Number(/"seq":(\d+)/.exec(text)?.[1])

/** Bytes of memory that the gateways use for each reader of a table where nothing happens. */
export async function memoryPhase(
  gateways: Gateways,
  { ask, changes, watched, onlookers }: Options,
): Promise<number> {
  const readers = watched * Math.max(onlookers, 100)
  const game = gameOf(0)
  const [host] = await people(gateways, 1)
  if (host === undefined) throw new RangeError('nobody')
  const opened = await post(host.url, host.token, documents.open, { ...game, selection: undefined })
  const id = /"id":"(\w{8})"/.exec(opened)?.[1]
  let told = 0
  // The first readers warm the process up.
  const first = await crowd(gateways, 100, (line) => {
    line.subscribe(documents.table(ask, game), { id }, changes, () => (told += 1))
  })
  while (told < 100) await sleep(50)
  told = 0
  const held = (): number => gateways.all.reduce((sum, one) => sum + one.memory(), 0)
  const before = held()
  const lines = await crowd(gateways, readers, (line) => {
    line.subscribe(documents.table(ask, game), { id }, changes, () => (told += 1))
  })
  while (told < readers) await sleep(50)
  await sleep(500)
  const each = (held() - before) / readers
  await Promise.all([host.line, ...first, ...lines].map((line) => line.close()))
  return each
}

const gameOf = (company: number, games: readonly documents.Played[] = documents.games): documents.Played =>
  games[company % games.length] as documents.Played

async function during(
  gateways: Gateways,
  options: Options,
  { tables, think, people: most = 4, games, begin, end }: Play,
  more: (count: Tally) => readonly Line[],
): Promise<Reached> {
  const count = tally()
  let stopped = false
  const deps = {
    tally: count,
    by: options.by,
    ask: options.ask,
    changes: options.changes,
    think,
    random: seeded(1),
    stopped: () => stopped,
  }
  const playing: Promise<void>[] = []
  const lines: Line[] = []
  const companies = Array.from({ length: tables }, (_, company) => company)
  // Players with several tables sit at all of them together, as many people as the larger game seats.
  const circles = chunks(companies, options.each)
  for (const some of chunks(circles, 8))
    await Promise.all(
      some.map(async (circle) => {
        const here = await people(gateways, most, options.together ? circle[0] : undefined)
        lines.push(...here.map(({ line }) => line))
        for (const company of circle) {
          const game = gameOf(company, games)
          playing.push(playTable(company, game, here.slice(0, game.chairs), deps))
        }
      }),
    )
  lines.push(...more(count))
  await sleep(warmUp)
  await begin?.()
  count.begin()
  const [cpu, own, at] = [gateways.cpu(), process.cpuUsage(), performance.now()]
  await sleep(options.seconds * 1_000)
  const sum = count.sum()
  const [seconds, ofCpu] = [(performance.now() - at) / 1_000, (gateways.cpu() - cpu) / 1_000]
  const { user, system } = process.cpuUsage(own)
  await end?.()
  stopped = true
  await Promise.race([Promise.all(playing), sleep(2_000)])
  await Promise.all(lines.map((line) => line.close()))
  return {
    ...sum,
    tables,
    sockets: lines.length,
    movesPerSecond: sum.moves / seconds,
    movesOfCpu: sum.moves / ofCpu,
    deliveriesPerSecond: sum.deliveries / seconds,
    deliveriesOfCpu: sum.deliveries / ofCpu,
    clients: (user + system) / 1e6 / seconds,
  }
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** Guests with one socket each, on the gateways in turn or all on one. */
const people = (gateways: Gateways, count: number, gateway?: number): Promise<Player[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const url = gateways.url(gateway ?? n)
      const entered = await post(url, undefined, documents.enter, { name: `Guest ${n}` })
      const token = /"token":"([^"]+)"/.exec(entered)?.[1]
      if (token === undefined) throw new Error(`not let in: ${entered}`)
      return { url, token, line: await openLine(url, token) }
    }),
  )

async function crowd(
  gateways: Gateways,
  count: number,
  take: (line: Line, n: number) => void,
): Promise<Line[]> {
  const all: Line[] = []
  while (all.length < count) {
    const from = all.length
    const some = await Promise.all(
      Array.from({ length: Math.min(50, count - from) }, (_, i) => openLine(gateways.url(from + i))),
    )
    some.forEach((line, i) => take(line, from + i))
    all.push(...some)
  }
  return all
}
