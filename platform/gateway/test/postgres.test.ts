/** Gateways on a real PostgreSQL that goes away during play, and comes back. */
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../test/servers/redis.js'
import type { Server } from '../../../test/servers/server.js'
import { sqlAccounts } from '../src/account/accounts.js'
import { sqlRankings } from '../src/ranking/store/sql.js'
import { workInWorker } from '../src/ranking/work/in-worker.js'
import { loggedOutages } from '../src/store/outages.js'
import { openPostgres } from '../src/store/postgres.js'
import { sqlReports } from '../src/talk/reports.js'
import { ask, newDatabase } from './databases.js'
import {
  addBot,
  fakeTime,
  guest,
  look,
  openTiny,
  play,
  playOn,
  ready,
  testApp,
  type TableAnswer,
} from './help.js'
import { gateway } from './redis/gateways.js'

const lost = (): void => undefined
const patience = { timeout: 20_000, interval: 50 }

let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  if (hasPostgres) await postgres.end()
})

describe.skipIf(!hasPostgres)('a gateway on PostgreSQL alone', () => {
  it('refuses while it is away, and continues without a restart', async () => {
    const url = await newDatabase(postgres)
    const time = fakeTime()
    const { store } = await openPostgres(url, { shared: false, lost })
    const app = await testApp({ store, time })
    const ola = await guest(app, 'Ola')
    const { id } = await openTiny(ola, 'speed: FREE')
    await addBot(ola, id)
    await addBot(ola, id)
    let mine = await look(ola, id)
    for (; mine.view?.toAct.includes(mine.view.seat ?? -1) !== true; mine = await look(ola, id))
      await time.advance(1)

    await postgres.stop()
    const move = mine.view.legal[0] ?? ''
    expect((await play(ola, id, mine.seq, move)).code).toBe('UNAVAILABLE')
    expect((await openTiny(ola)).code).toBe('UNAVAILABLE')
    expect(await look(ola, id)).toMatchObject({ seq: mine.seq, view: mine.view })
    const record = `{ record(table: "${id}", hand: 0) { ... on Refused { code } } }`
    expect(await ola.get(record)).toEqual({ code: 'UNAVAILABLE' })
    expect((await app.inject('/readyz')).statusCode).toBe(503)

    await postgres.start()
    expect((await play(ola, id, mine.seq, move)).seq).toBeGreaterThan(mine.seq)
    await time.advance(5_000)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    const over = await playOn(time, [ola], id)
    expect(over.phase).toBe('BETWEEN')
    await app.close()

    const again = await openPostgres(url, { shared: false, lost })
    const log = await again.store.log(id)
    expect(log).toHaveLength(over.seq)
    expect(await again.store.record(id, 0)).toContain('hand: 0')
    await again.store.close()
  })
})

describe.skipIf(!hasPostgres)('data that is only in PostgreSQL, while it is away', () => {
  it('is reported as unavailable, not as an internal error, and logged once', async () => {
    const url = await newDatabase(postgres)
    const logged: object[] = []
    const outages = loggedOutages({ time: fakeTime(), log: { warn: (fields) => void logged.push(fields) } })
    const { store, db } = await openPostgres(url, { shared: false, lost, outages })
    const lines: string[] = []
    const stream = new Writable({
      write: (line: Buffer, _, done) => {
        lines.push(line.toString())
        done()
      },
    })
    const deps = { store, rankings: sqlRankings(db), accounts: sqlAccounts(db), reports: sqlReports(db) }
    // In a thread, as in earnest: failures come through it, too.
    const rankingWork = workInWorker
    const app = await testApp({ ...deps, rankingWork, logger: { level: 'warn', stream } })
    const query = async (payload: string) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ query: payload }),
      })
      return { statusCode, code: /"code":"(\w+)"/.exec(body)?.[1] }
    }
    expect((await query('{ rankings { id } }')).statusCode).toBe(200)

    await postgres.stop()
    expect(await query('{ rankings { id } }')).toEqual({ statusCode: 503, code: 'UNAVAILABLE' })
    const page = await app.inject({ url: '/rankings/', headers: { accept: 'application/json' } })
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('UNAVAILABLE')])
    expect(
      await query(
        'mutation { signIn(login: "ola", password: "correct horse battery") { ... on Refused { code } } }',
      ),
    ).toMatchObject({
      code: 'UNAVAILABLE',
    })
    for (let n = 0; n < 50; n++)
      await app.inject({ url: '/rankings/', headers: { accept: 'application/json' } })
    expect(logged).toEqual([
      { event: 'DATABASE_AWAY', code: expect.stringMatching(/^(57P0|ECONN|CONNECTION_LOST)/) as string },
    ])
    expect(lines).toEqual([])

    await postgres.start()
    await expect.poll(() => query('{ rankings { id } }'), patience).toMatchObject({ statusCode: 200 })
    expect(logged).toHaveLength(2)
    expect(logged[1]).toMatchObject({ event: 'DATABASE_BACK', failed: expect.any(Number) as number })
    expect((logged[1] as { failed: number }).failed).toBeGreaterThan(50)
    await app.close()
  })
})

describe.skipIf(!hasPostgres || !hasRedis)('gateways on Redis and PostgreSQL', () => {
  it('play on while PostgreSQL is away, and archive it all later', { timeout: 90_000 }, async () => {
    const url = await newDatabase(postgres)
    const redis = await startRedis()
    const stores = await Promise.all([1, 2].map(() => openPostgres(url, { shared: true, lost })))
    const [one, two] = await Promise.all(stores.map(({ store }) => gateway(redis.url, store)))
    if (one === undefined || two === undefined) throw new Error('no gateways')
    const ola = await guest(one.app, 'Ola')
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(ola, id)

    const playHand = async (): Promise<TableAnswer> => {
      for (let turn = 0; ; turn++) {
        const who = turn % 2 === 0 ? ola : two.as(ola)
        const seen = await look(who, id)
        if (seen.phase !== 'PLAYING') return seen
        if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true)
          await play(who, id, seen.seq, seen.view.legal[0] ?? '')
      }
    }
    const behind = (): number => one.cluster.status().behind + two.cluster.status().behind
    await playHand()
    await expect.poll(() => stores[0]?.store.record(id, 0), patience).toContain('hand: 0')

    await postgres.stop('SIGKILL')
    await ready(ola, id)
    await playHand()
    await expect.poll(behind, patience).toBe(1)
    expect((await one.app.inject('/readyz')).statusCode).toBe(200)
    expect((await one.app.inject('/metrics')).body).toMatch(/stolik_archive_behind_tables [01]/)
    await ready(ola, id)
    expect((await playHand()).phase).toBe('FINISHED')

    await postgres.start()
    await expect.poll(behind, patience).toBe(0)
    const log = await one.redis.store.log(id)
    expect(await stores[1]?.store.log(id)).toEqual(log)
    const records = await ask(url, 'SELECT hand FROM records ORDER BY hand')
    expect(records.map(({ hand }) => hand)).toEqual([0, 1, 2])
    expect(await ask(url, 'SELECT over FROM tables')).toEqual([{ over: 1 }])

    for (const { app } of [one, two]) await app.close()
    for (const { store } of stores) await store.close()
    await redis.end()
  })
})
