/**
 * `npm run load:start`: how long a gateway takes from its command to its first answer, with an empty file and with one of
 * many finished tables. One series is played over the real protocol, and copied. Prints one line for the table in
 * docs/performance.md.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'libsql'
import { sleep } from './clock.js'
import { closePosts, post } from './post.js'
import { pinSelf, start, type Pinned } from './process.js'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50000' },
    hands: { type: 'string', default: '3' },
    times: { type: 'string', default: '5' },
  },
})
const [tables, hands, times] = [values.tables, values.hands, values.times].map(Number) as [
  number,
  number,
  number,
]

pinSelf()
// Each gateway adds a listener that ends it if this process ends first.
process.setMaxListeners(100)
setTimeout(() => {
  console.error('it took far too long')
  process.exit(1)
}, 900_000).unref()
const folder = mkdtempSync(join(tmpdir(), 'stolik-start-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [empty, full] = [join(folder, 'empty'), join(folder, 'full')]

const gatewayOn = (data: string): Promise<Pinned> =>
  start(
    [join(import.meta.dirname, '../../platform/gateway/dist/bundle/main.js')],
    {
      ...{ PORT: '0', HOST: '127.0.0.1', STOLIK_DATA: data, STOLIK_RATE: '0', STOLIK_BOT_DELAY: '0' },
      ...{ STOLIK_SECRET: 'only for this minute, and for loopback: 7f3a9c', REDIS_URL: '', DATABASE_URL: '' },
    },
    /Stolik is on (\S+)\n/,
  )
const addressOf = ({ said }: Pinned): string => said.replace('localhost', '127.0.0.1')

/** Plays a series with bots, with the first legal move each time. */
async function playSeries(url: string): Promise<void> {
  const session: { token?: string } = {}
  const ask = async <T>(query: string): Promise<T> => {
    const answer = JSON.parse(await post(url, session.token, query, {})) as { data: Record<string, T> | null }
    if (answer.data === null) throw new Error(JSON.stringify(answer))
    return Object.values(answer.data)[0] as T
  }
  const enter = 'mutation { enter(name: "Ola") { ... on Guest { token } } }'
  session.token = (await ask<{ token: string }>(enter)).token
  const { id } = await ask<{ id: string }>(
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: ${hands}, speed: FREE) { ... on Table { id } } }`,
  )
  await ask(`mutation { fillWithBots(table: "${id}") { __typename } }`)
  for (;;) {
    const { seq, phase, view } = await ask<{
      seq: number
      phase: string
      view: { seat: number | null; toAct: number[]; legal: string[] } | null
    }>(`{ table(id: "${id}") { ... on Table { seq phase view { seat toAct legal } } } }`)
    if (phase === 'FINISHED') return
    if (phase === 'BETWEEN') await ask(`mutation { ready(table: "${id}") { __typename } }`)
    else if (view?.seat !== null && view?.toAct.includes(view.seat) === true)
      await ask(
        `mutation { play(table: "${id}", seq: ${seq}, move: ${JSON.stringify(view.legal[0])}) { __typename } }`,
      )
    else await sleep(5)
  }
}

/** Copies the one table in the file, with its log, its records and the hands of its players. */
function multiply(file: string): void {
  const database = new Database(file)
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF')
  const { id } = database.prepare('SELECT id FROM tables').get() as { id: string }
  const ids = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${tables - 1})
    SELECT 'x' || replace(replace(printf('%07d', i), '0', 'a'), '1', 'b') AS id FROM n`
  database.exec(`CREATE TEMP TABLE copies AS ${ids}`)
  database.exec('BEGIN; INSERT INTO tables (id, over) SELECT id, 1 FROM copies')
  for (const [table, columns] of [
    ['entries', 'seq, at, entry, term'],
    ['records', 'hand, text, indexed'],
    ['played', 'person, hand, chair, at, game, kind, took, own, won, score, ended, shown'],
  ] as const)
    database.exec(
      `INSERT INTO ${table} (table_id, ${columns}) SELECT copies.id, ${columns} FROM copies, ${table} WHERE table_id = '${id}'`,
    )
  database.exec('COMMIT')
  database.close()
}

/** Milliseconds by the clock, and of processor time, until it answers, from the median run of several. */
async function measure(data: string): Promise<{ readonly ms: number; readonly cpu: number }> {
  const all: { ms: number; cpu: number }[] = []
  for (let n = 0; n < times; n++) {
    const from = performance.now()
    const gateway = await gatewayOn(data)
    const { ok } = await fetch(`${addressOf(gateway)}/readyz`)
    all.push({ ms: performance.now() - from, cpu: gateway.cpu() })
    if (!ok) throw new Error('it is not ready')
    await gateway.stop()
  }
  return all.toSorted((a, b) => a.ms - b.ms)[Math.floor(times / 2)] as { ms: number; cpu: number }
}

for (const data of [empty, full]) {
  const first = await gatewayOn(data)
  if (data === full) await playSeries(addressOf(first))
  await first.stop()
}
closePosts()
multiply(join(full, 'stolik.db'))
const [before, after] = [await measure(empty), await measure(full)]
const size = statSync(join(full, 'stolik.db')).size / 1024 / 1024
const ms = ({ ms, cpu }: { ms: number; cpu: number }): string => `${ms.toFixed(0)} (${cpu.toFixed(0)})`
console.log(`| ${tables} of ${hands} hands, ${size.toFixed(0)} MiB | ${ms(before)} | ${ms(after)} |`)
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}, Node ${process.version}`,
)
process.exit(0)
