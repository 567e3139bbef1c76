/**
 * `npm run load -- hall`: an event of 400 players at 100 tables in a hall. Phones write their lists hand by hand as fast as
 * they can, while boards and phones watch; over the real protocol, with the documents of the pages. It ends when the
 * lists are full: 100 tables with so many hands. Prints one line for the table in docs/performance.md.
 */
import { parseArgs } from 'node:util'
import * as documents from '../../web/elements/src/event/client/documents.js'
import { sleep } from './clock.js'
import { openLine, type Line } from './line.js'
import { gatewayWithOrganiser } from './organiser.js'
import { pinSelf } from './process.js'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '400' },
    readers: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '6' },
    /** Milliseconds between the answer and the next hand. */
    think: { type: 'string', default: '0' },
    profile: { type: 'string' },
  },
})
const [players, readers, rounds, think] = [values.players, values.readers, values.rounds, values.think].map(
  Number,
) as [number, number, number, number]

pinSelf()
setTimeout(() => {
  console.error('the hall took far too long')
  process.exit(1)
}, 300_000).unref()
const { gateway, url, ask } = await gatewayWithOrganiser('stolik-hall-', values.profile)

const note = 'As the rules of the association have it.'
const regulations = {
  ...{
    name: 'Load',
    place: 'Hall',
    organiser: 'Club',
    starts: 1_800_000_000_000,
    game: 'skat',
    mode: 'HALL',
  },
  format: {
    id: 'load',
    profile: 'pzskat',
    chairs: [4, 3],
    scoring: { scale: null },
    tieBreaks: ['lot'],
    series: [{ rounds, minutes: 120 }],
  },
  notes: { control: note, penalties: note, exclusion: note, appeals: note, material: note, other: '' },
}
const { event } = await ask<{ event: string }>(
  'mutation ($r: RegulationsInput!) { announce(op: "a", regulations: $r) { ... on EventDone { event } ... on EventRefused { message problems { code args { text } } } } }',
  { r: regulations },
)
interface Acted {
  readonly __typename: string
  readonly seq: number
  readonly code?: string
}
let ops = 0
const act = (what: object): Promise<Acted> =>
  ask<Acted>(documents.act, { event, op: `op-${ops++}`, act: what, pass: null })
const names = Array.from({ length: players }, (_, n) => `Zawodniczka Kowalska-${n + 1},Klub ${n % 60}`)
for (const what of [
  { enterAll: { csv: `name,club\n${names.join('\n')}\n` } },
  { draw: { series: 1 } },
  { start: { series: 1 } },
]) {
  const done = await act(what)
  if (done.__typename !== 'EventDone') throw new Error(JSON.stringify(done))
}
const drawn = await ask<{ series: { tables: { table: number; key: string }[] }[] }>(documents.entries, {
  id: event,
})
const tables = drawn.series[0]?.tables ?? []
/** The dealer of a table of four sits out; the next player is the declarer. */
const lineOf = (hand: number): string => `${((hand + 1) % 4) + 1} clubs with 2 won`

/** What the readers of one kind received. */
interface Seen {
  messages: number
  bytes: number
  /** Milliseconds from the answer to a phone until a reader had that change. */
  readonly lags: number[]
}
const answered = new Map<number, number>()
/** @param all whether every change is sent, so that the delay of each counts; else only that of the last one in a message */
const watch = async (query: string, variables: object, seen: Seen, all: boolean): Promise<Line> => {
  const line = await openLine(url)
  let before = 0
  let arrived = (): void => undefined
  const first = new Promise<void>((resolve) => (arrived = resolve))
  line.subscribe(query, variables, true, (text) => {
    arrived()
    seen.messages += 1
    seen.bytes += text.length
    const seq = Number(/"seq":(\d+)/.exec(text.slice(0, 300))?.[1] ?? 0)
    for (let n = all ? before + 1 : seq; n <= seq; n++) {
      const at = answered.get(n)
      if (at !== undefined) seen.lags.push(performance.now() - at)
    }
    before = Math.max(before, seq)
  })
  await first
  return line
}
const boards: Seen = { messages: 0, bytes: 0, lags: [] }
const phones: Seen = { messages: 0, bytes: 0, lags: [] }
const lines: Line[] = []
for (let n = 0; n < readers; n++) lines.push(await watch(documents.watchEvent, { id: event }, boards, true))
for (const { table, key } of tables.slice(0, readers))
  lines.push(await watch(documents.watchTable, { event, series: 1, table, pass: { key } }, phones, false))

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN) * 1000
}
/** A phone that writes the list of one table over its connection, and waits until that brings each entry, as the page does. */
async function phone({ table, key }: (typeof tables)[number]) {
  const pass = { key, chair: 0 }
  const line = await openLine(url)
  let told = 0
  let look = (): void => undefined
  line.subscribe(documents.watchTable, { event, series: 1, table, pass }, true, (text) => {
    told = Math.max(told, Number(/"seq":(\d+)/.exec(text.slice(0, 300))?.[1] ?? 0))
    look()
  })
  const isToldOf = (seq: number): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (told >= seq) resolve()
      }
      look()
    })
  await isToldOf(1)
  return {
    line,
    enter: async (hand: number): Promise<void> => {
      const sent = performance.now()
      const what = { hand: { series: 1, table, hand, line: lineOf(hand) } }
      const answer = await line.ask(documents.act, { event, op: `op-${ops++}`, act: what, pass })
      const done = (JSON.parse(answer) as { payload: { data: { act: Acted } } }).payload.data.act
      const now = performance.now()
      times.push(now - sent)
      if (done.__typename !== 'EventDone') {
        refusals[done.code ?? ''] = (refusals[done.code ?? ''] ?? 0) + 1
        return
      }
      answered.set(done.seq, now)
      await isToldOf(done.seq)
    },
  }
}
const times: number[] = []
const refusals: Record<string, number> = {}
// Opens the connections before anything is counted.
const writers = await Promise.all(tables.map(phone))
lines.push(...writers.map(({ line }) => line))
await metric('nodejs_eventloop_lag_p99_seconds')
for (const seen of [boards, phones]) Object.assign(seen, { messages: 0, bytes: 0 })
const cpuBefore = gateway.cpu()
const begun = performance.now()
await Promise.all(
  writers.map(async ({ enter }) => {
    for (let hand = 0; hand < rounds * 4; hand++) {
      if (think > 0) await sleep(think * (0.5 + Math.random()))
      await enter(hand)
    }
  }),
)
const seconds = (performance.now() - begun) / 1000
const cpu = gateway.cpu() - cpuBefore
const lag = await metric('nodejs_eventloop_lag_p99_seconds')
// Waits for messages still on their way.
const last = Math.max(...answered.keys())
await sleep(3_000)
const part = (all: readonly number[], p: number): string => {
  const sorted = Float64Array.from(all).sort()
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN).toFixed(0)
}
const told = (name: string, { messages, bytes, lags }: Seen): string =>
  `${name}: ${(messages / readers).toFixed(0)} messages each of ${(bytes / messages).toFixed(0)} bytes, seen after p50 ${part(lags, 0.5)} p99 ${part(lags, 0.99)} ms`
console.log(`${players} players, ${tables.length} tables, ${2 * readers} readers, think ${think} ms, last ${last}
entries ${times.length}, ${(times.length / seconds).toFixed(0)} a second, p50 ${part(times, 0.5)} p99 ${part(times, 0.99)} ms, processor ${(cpu / times.length).toFixed(2)} ms an entry
event loop p99 ${lag.toFixed(0)} ms; refusals ${JSON.stringify(refusals)}
${told('boards', boards)}
${told('phones', phones)}`)
await Promise.all(lines.map((line) => line.close()))
await gateway.stop()
process.exit(0)
