/**
 * `npm run load -- arena`: an arena of 500 players of Skat on one gateway. Programs sit at its page as people would, think before each
 * move, and are seated table after table; over the real protocol, with the documents of the pages. Prints a line for the table in
 * docs/performance.md: how long they waited between tables, whom they met, and what that cost.
 */
import { parseArgs } from 'node:util'
import { arenaPlayer, skatProfile, type Counts } from './arena/player.js'
import { sleep } from './clock.js'
import { gatewayWithOrganiser } from './organiser.js'
import { pinSelf } from './process.js'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    /** How long tables begin. */
    minutes: { type: 'string', default: '5' },
    /** How often each player deals at a table of three. */
    rounds: { type: 'string', default: '1' },
    /** The median of milliseconds that somebody thinks about a move; some are three times as fast, some as slow. */
    think: { type: 'string', default: '1000' },
    profile: { type: 'string' },
  },
})
const [players, minutes, rounds, think] = [values.players, values.minutes, values.rounds, values.think].map(
  Number,
) as [number, number, number, number]

pinSelf()
const { gateway, url, ask } = await gatewayWithOrganiser('stolik-arena-', values.profile)
const note = 'As the rules of the association have it.'
const opening = 15_000 + players * 30
const { event, message } = await ask<{ event: string; message?: string }>(
  'mutation ($r: RegulationsInput!) { announce(op: "a", regulations: $r) { ... on EventDone { event } ... on EventRefused { message problems { code args { text } } } } }',
  {
    r: {
      name: 'Arena',
      organiser: 'Club',
      starts: Date.now() + opening,
      game: 'skat',
      mode: 'ONLINE',
      arena: true,
      speed: 'NORMAL',
      protestMinutes: 0,
      format: {
        id: 'arena',
        profile: skatProfile,
        chairs: [3],
        scoring: { scale: null },
        tieBreaks: ['wins'],
        series: [{ rounds, minutes }],
      },
      notes: { control: note, penalties: note, exclusion: note, appeals: note },
    },
  },
)
if (message !== undefined) throw new Error(message)

const counts: Counts = {
  waits: [],
  seatings: 0,
  repeats: 0,
  moves: 0,
  refused: {},
  tableOf: new Map(),
  newest: new Map(),
}
const all: Awaited<ReturnType<typeof arenaPlayer>>[] = []
for (let n = 0; n < players; n++) all.push(await arenaPlayer({ n, url, event, ask, think, counts }))

/** In milliseconds. Reading them begins them anew. */
async function eventLoop(): Promise<{ readonly p50: number; readonly p99: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const part = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1] ?? NaN) * 1000
  return { p50: part('p50'), p99: part('p99') }
}
const phase = async (): Promise<string> =>
  (
    await ask<{ phase: string }>(
      'query ($e: ID!) { eventArena(event: $e) { ... on EventArena { phase } } }',
      { e: event },
    )
  ).phase
while ((await phase()) === 'OPEN') await sleep(200)
await eventLoop()
const [begun, cpuBefore, movesBefore] = [performance.now(), gateway.cpu(), counts.moves]
await sleep(minutes * 60_000)
const seconds = (performance.now() - begun) / 1000
const [cpu, moves] = [gateway.cpu() - cpuBefore, counts.moves - movesBefore]
const { p50, p99 } = await eventLoop()
const memory = gateway.memory()
while ((await phase()) !== 'FINAL') await sleep(500)
const sorted = counts.waits.toSorted((a, b) => a - b)
const part = (p: number): string =>
  ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN) / 1000).toFixed(1)
console.log(`${players} players, ${minutes} minutes, ${rounds * 3} hands a table, think ${think} ms
waited between tables ${sorted.length} times: median ${part(0.5)} s, p90 ${part(0.9)} s, most ${part(1)} s
met somebody twice in a row: ${((100 * counts.repeats) / Math.max(1, counts.seatings)).toFixed(1)} % of ${counts.seatings} seats
${(moves / seconds).toFixed(0)} moves/s, processor ${((100 * cpu) / seconds / 1000).toFixed(0)} %, event loop p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms, memory ${(memory / 2 ** 20).toFixed(0)} MB; refusals ${JSON.stringify(counts.refused)}`)
await Promise.all(all.map((one) => one.close()))
await gateway.stop()
process.exit(0)
