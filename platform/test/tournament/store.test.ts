/** One contract for every column of events. */
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import type { Schema } from '../../src/store/migrations.js'
import { openPostgres } from '../../src/store/postgres.js'
import { openSqlite } from '../../src/store/sqlite.js'
import type { Logged } from '../../src/tournament/entry.js'
import { memoryEvents } from '../../src/tournament/memory.js'
import { sqlEvents } from '../../src/tournament/sql.js'
import type { EventAppend, EventStore } from '../../src/tournament/store.js'
import { newDatabase } from '../databases.js'

const start = (n: number): Logged => ({
  at: 1_700_000_000_000 + n,
  by: { kind: 'direction', account: 'a', name: `Zażółć “${n}”\n` },
  op: n % 2 === 0 ? null : `op ${n}`,
  entry: { kind: 'start', series: n },
})
const append = (event: string, expected: number, rest: Partial<EventAppend> = {}): EventAppend => ({
  event,
  expected,
  entries: [start(expected)],
  over: false,
  ...rest,
})

interface Opened {
  readonly events: EventStore
  readonly db?: Kysely<Schema>
  close(): Promise<void>
}

function contract(name: string, make: () => Promise<Opened>): void {
  describe(`events in ${name}`, () => {
    let opened: Opened
    let events: EventStore
    beforeEach(async () => {
      opened = await make()
      events = opened.events
    })
    afterEach(() => opened.close())

    it('gives a log back as it was written, in order', async () => {
      expect(await events.append(append('a', 0, { entries: [start(0), start(1)] }))).toBe('done')
      expect(await events.append(append('a', 2))).toBe('done')
      expect(await events.append(append('b', 0))).toBe('done')
      expect(await events.log('a')).toEqual([start(0), start(1), start(2)])
      expect(await events.log('a', 1)).toEqual([start(1), start(2)])
      expect(await events.log('a', 3)).toEqual([])
      expect(await events.log('unknown')).toEqual([])
    })

    it('refuses an append to a log of another length, and writes nothing of it', async () => {
      await events.append(append('a', 0))
      for (const expected of [0, 2])
        expect(await events.append(append('a', expected, { over: true }))).toBe('stale')
      expect(await events.append(append('b', 1))).toBe('stale')
      expect(await events.log('a')).toEqual([start(0)])
      expect(await events.live()).toEqual(['a'])
      expect(await events.newest(9)).toEqual([{ id: 'a', ended: null }])
    })

    it('lets one of many appends at once win', async () => {
      await events.append(append('a', 0))
      const answers = await Promise.all(Array.from({ length: 8 }, () => events.append(append('a', 1))))
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
      expect(await events.log('a')).toHaveLength(2)
    })

    it('takes a thousand entries at once', async () => {
      const entries = Array.from({ length: 1_100 }, (_, n) => start(n))
      expect(await events.append(append('a', 0, { entries }))).toBe('done')
      expect(await events.log('a')).toEqual(entries)
    })

    it('knows the newest, and which are not over', async () => {
      for (const [n, id] of ['a', 'b', 'c'].entries())
        await events.append(append(id, 0, { entries: [start(n)] }))
      await events.append(append('b', 1, { over: true }))
      const ended = start(1).at
      expect(await events.newest(2)).toEqual([
        { id: 'c', ended: null },
        { id: 'b', ended },
      ])
      expect(
        (await events.endings(['b', 'unknown', 'a'])).toSorted((x, y) => (x.id < y.id ? -1 : 1)),
      ).toEqual([
        { id: 'a', ended: null },
        { id: 'b', ended },
      ])
      expect(await events.endings([])).toEqual([])
      expect((await events.live()).toSorted()).toEqual(['a', 'c'])
    })

    it('knows which were over since when, the first one first', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await events.append(append(id, 0, { entries: [start(0)] }))
      for (const [id, n] of [
        ['c', 5],
        ['a', 6],
        ['b', 9],
      ] as const)
        await events.append(append(id, 1, { entries: [start(1), start(n)], over: true }))
      const ends = (id: string, n: number) => ({ id, ended: start(n).at })
      expect(await events.ended(start(0).at)).toEqual([ends('c', 5), ends('a', 6), ends('b', 9)])
      expect(await events.ended(start(6).at)).toEqual([ends('a', 6), ends('b', 9)])
      expect(await events.ended(start(10).at)).toEqual([])
      // One that is not written is not over.
      expect(await events.append(append('d', 0, { over: true }))).toBe('stale')
      expect(await events.ended(start(10).at)).toEqual([])
    })

    it('knows that one is over no more, and when it is over again', async () => {
      await events.append(append('a', 0, { entries: [start(0)] }))
      await events.append(append('a', 1, { entries: [start(1)], over: true }))
      await events.append(append('a', 2, { entries: [start(2)] }))
      expect(await events.ended(0)).toEqual([])
      expect(await events.live()).toEqual(['a'])
      expect(await events.newest(1)).toEqual([{ id: 'a', ended: null }])
      await events.append(append('a', 3, { entries: [start(3)], over: true }))
      expect(await events.ended(start(2).at)).toEqual([{ id: 'a', ended: start(3).at }])
      expect(await events.live()).toEqual([])
    })

    it('never changes an entry nor takes one out', async () => {
      const { db } = opened
      if (db === undefined) return
      await events.append(append('a', 0))
      await expect(sql`UPDATE event_entries SET entry = '{}'`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`DELETE FROM event_entries`.execute(db)).rejects.toThrow('never changed')
      expect(await events.log('a')).toEqual([start(0)])
    })
  })
}

contract('memory', () =>
  Promise.resolve({ events: memoryEvents(), close: () => Promise.resolve() } satisfies Opened),
)

contract('SQLite', async () => {
  const { db, store, durably } = await openSqlite(':memory:')
  return { events: sqlEvents(db, durably), db, close: () => store.close() }
})

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())
  const lost = (): void => undefined

  contract('PostgreSQL', async () => {
    const { db, store } = await openPostgres(await newDatabase(server), { shared: true, lost })
    return { events: sqlEvents(db), db, close: () => store.close() }
  })

  it('lets one of two processes append, entry by entry', async () => {
    const url = await newDatabase(server)
    const [a, b] = await Promise.all([0, 1].map(() => openPostgres(url, { shared: true, lost })))
    if (a === undefined || b === undefined) throw new Error('two were opened')
    const [one, two] = [sqlEvents(a.db), sqlEvents(b.db)]
    for (let n = 0; n < 20; n++) {
      const answers = await Promise.all([one.append(append('a', n)), two.append(append('a', n))])
      expect(answers.toSorted()).toEqual(['done', 'stale'])
    }
    expect(await two.log('a')).toEqual(Array.from({ length: 20 }, (_, n) => start(n)))
    await a.store.close()
    await b.store.close()
  })
})
