/**
 * `npm run load -- --masters`: one person and masters at each table. Says how long people's moves take while threads think, and
 * how many of the masters' moves were played one level below.
 */
import { cpus, loadavg } from 'node:os'
import { sleep } from './clock.js'
import * as documents from './documents.js'
import type { Gateways } from './gateways.js'
import type { Options } from './options.js'
import { playPhase } from './phases.js'
import { post } from './post.js'

/** In milliseconds: threads load their games, and the engine compiles what thinks. */
const settling = 6_000

interface Counted {
  /** Moves of bots. */
  readonly bots: number
  /** By reason. */
  readonly fallbacks: ReadonlyMap<string, number>
  /** Moves that threads chose, and the seconds that this took. */
  readonly thoughts: number
  readonly seconds: number
}

export async function besideMasters(gateways: Gateways, options: Options): Promise<string> {
  const games = await gamesWithMasters(gateways.url(0))
  if (games.length === 0) throw new RangeError('no game has masters')
  let [before, after] = [nothing, nothing]
  const reached = await playPhase(gateways, options, {
    tables: options.masters,
    think: options.think,
    people: 1,
    games,
    begin: async () => {
      await sleep(settling)
      before = await counted(gateways)
    },
    end: async () => {
      after = await counted(gateways)
    },
  })
  const bots = after.bots - before.bots
  const fallbacks = [...after.fallbacks].map(
    ([reason, count]) => [reason, count - (before.fallbacks.get(reason) ?? 0)] as const,
  )
  const below = fallbacks.reduce((sum, [, count]) => sum + count, 0)
  const thoughts = after.thoughts - before.thoughts
  const { p50, p99 } = reached.players
  const ms = (n: number): string => `${n.toFixed(1)} ms`
  return [
    `${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)}`,
    `${options.masters} tables of ${games.map(({ game }) => game).join(' and ')}, one person each, who thinks for ${options.think} ms`,
    `people: ${reached.movesPerSecond.toFixed(1)} moves/s, p50 ${ms(p50)}, p99 ${ms(p99)}`,
    `masters: ${(bots / options.seconds).toFixed(1)} moves/s; threads chose ${thoughts}, ` +
      ms((1_000 * (after.seconds - before.seconds)) / Math.max(1, thoughts)) +
      ' each',
    `played one level below: ${below} of ${bots} (${((100 * below) / Math.max(1, bots)).toFixed(1)} %)` +
      fallbacks.map(([reason, count]) => (count === 0 ? '' : `, ${reason} ${count}`)).join(''),
    `the gateway may use two cores; the clients used ${(100 * reached.clients).toFixed(0)} % of one of them`,
    ...Object.entries(reached.refusals).map(([code, n]) => `refused with ${code}: ${n}`),
  ].join('\n')
}

/** Those that the clients can play and the gateway has masters for. */
async function gamesWithMasters(url: string): Promise<readonly documents.Played[]> {
  const { data } = JSON.parse(await post(url, undefined, '{ games { id levels } }', {})) as {
    readonly data: { readonly games: readonly { readonly id: string; readonly levels: readonly string[] }[] }
  }
  return documents.games.filter(({ game }) =>
    data.games.some(({ id, levels }) => id === game && levels.includes('MASTER')),
  )
}

const nothing: Counted = { bots: 0, fallbacks: new Map(), thoughts: 0, seconds: 0 }

/** What all gateways have counted so far. */
async function counted(gateways: Gateways): Promise<Counted> {
  const texts = await Promise.all(
    gateways.all.map(async (_, n) => (await fetch(`${gateways.url(n)}/metrics`)).text()),
  )
  const all = texts.flatMap((text) => text.split('\n'))
  const sum = (start: string): number =>
    all.reduce((total, line) => (line.startsWith(start) ? total + Number(line.split(' ').at(-1)) : total), 0)
  const reasons = all.flatMap((line) => /^stolik_bot_fallbacks_total\{reason="(\w+)"/.exec(line)?.[1] ?? [])
  return {
    bots: sum('stolik_moves_total{by="bot"}'),
    fallbacks: new Map(
      reasons.map((reason) => [reason, sum(`stolik_bot_fallbacks_total{reason="${reason}"}`)]),
    ),
    thoughts: sum('stolik_bot_thinking_seconds_count'),
    seconds: sum('stolik_bot_thinking_seconds_sum'),
  }
}
