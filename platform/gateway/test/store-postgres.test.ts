/** The store in PostgreSQL: the contract, other processes, and outages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import type { Server } from '../../../test/servers/server.js'
import { StoreInUse } from '../src/store/in-use.js'
import { openPostgres } from '../src/store/postgres.js'
import type { SqlData } from '../src/store/sql.js'
import { ask, newDatabase } from './databases.js'
import { append, bot, storeContract } from './store-contract.js'

const lost = (): void => undefined
const open = (url: string, shared = true): Promise<SqlData> => openPostgres(url, { shared, lost })

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: Server
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  storeContract('PostgreSQL', async () => (await open(await newDatabase(server), false)).store)

  describe('migrations', () => {
    it('run once when processes start together', async () => {
      const url = await newDatabase(server)
      const opened = await Promise.all([open(url), open(url), open(url)])
      const done = await ask(url, 'SELECT name FROM kysely_migration')
      expect(new Set(done.map(({ name }) => name)).size).toBe(done.length)
      expect(done.length).toBeGreaterThan(0)
      for (const { store } of opened) await store.close()
    })
  })

  describe('two processes', () => {
    it('append the same entry at once: one succeeds, the other is stale', async () => {
      const url = await newDatabase(server)
      const [a, b] = [await open(url), await open(url)]
      for (let n = 0; n < 30; n++) {
        const answers = await Promise.all([a.store.append(append('a', n)), b.store.append(append('a', n))])
        expect(answers.toSorted()).toEqual(['done', 'stale'])
      }
      expect(await a.store.log('a')).toEqual(Array.from({ length: 30 }, (_, n) => bot(n)))
      await a.store.close()
      await b.store.close()
    })

    it('write groups of the same tables in any order, and no entry is lost or duplicated', async () => {
      const url = await newDatabase(server)
      const stores = await Promise.all([open(url), open(url)])
      const tables = Array.from({ length: 20 }, (_, i) => `t${i}`)
      const runs = stores.map(async ({ store }, i) => {
        const mine = i === 0 ? tables : tables.toReversed()
        let done = 0
        for (let n = 0; n < 10; n++)
          for (const answer of await Promise.all(mine.map((id) => store.append(append(id, n)))))
            if (answer === 'done') done += 1
        return done
      })
      const [one = 0, two = 0] = await Promise.all(runs)
      expect(one + two).toBe(200)
      for (const { store } of stores) {
        for (const id of tables) expect(await store.log(id)).toHaveLength(10)
        await store.close()
      }
    })

    it('see each other’s appends, even after their own', async () => {
      const url = await newDatabase(server)
      const [a, b] = [await open(url), await open(url)]
      expect(await a.store.append(append('a', 0))).toBe('done')
      expect(await b.store.append(append('a', 1))).toBe('done')
      expect(await a.store.append(append('a', 1))).toBe('stale')
      expect(await a.store.append(append('a', 2))).toBe('done')
      await a.store.close()
      await b.store.close()
    })

    it('cannot share a database that is meant for one', async () => {
      const url = await newDatabase(server)
      const one = await open(url, false)
      await expect(open(url, false)).rejects.toBeInstanceOf(StoreInUse)
      await one.store.close()
      await (await open(url, false)).store.close()
    })
  })

  it('fail only what cannot be written, not the rest of the group', async () => {
    const { store } = await open(await newDatabase(server))
    const clash = { hand: 0, text: 'x' }
    const bad = store.append(append('a', 0, { records: [clash, clash] }))
    const beside = store.append(append('b', 0))
    await expect(bad).rejects.toThrow()
    expect(await beside).toBe('done')
    expect(await store.log('a')).toEqual([])
    await store.close()
  })

  it('return times as numbers', async () => {
    const { store } = await open(await newDatabase(server))
    await store.append(append('a', 0))
    expect((await store.log('a'))[0]?.at).toBe(1_700_000_000_000)
    await store.close()
  })
})

describe.skipIf(!hasPostgres)('while PostgreSQL is away', () => {
  let server: Server
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  it.each([
    ['stopped', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)('%s: everything fails at once, and works again when it is back', async (_, signal) => {
    const { store } = await open(await newDatabase(server), false)
    await store.append(append('a', 0))
    await server.stop(signal)
    for (let n = 0; n < 3; n++) await expect(store.append(append('a', 1))).rejects.toThrow()
    await expect(store.log('a')).rejects.toThrow()
    await server.start()
    expect(await store.append(append('a', 1))).toBe('done')
    expect(await store.log('a')).toEqual([bot(0), bot(1)])
    await store.close()
  })

  it('silent: queries fail within seconds, and no answers are mixed up afterwards', async () => {
    const url = await newDatabase(server)
    const { store } = await open(url)
    await store.append(append('a', 0))
    const [backend] = await ask(
      url,
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'stolik' AND datname = current_database()`,
    )
    process.kill(Number(backend?.['pid']), 'SIGSTOP')
    await expect(store.append(append('b', 0))).rejects.toThrow()
    process.kill(Number(backend?.['pid']), 'SIGCONT')
    expect(await store.append(append('a', 1))).toBe('done')
    expect(await store.log('a')).toEqual([bot(0), bot(1)])
    await store.close()
  })
})
