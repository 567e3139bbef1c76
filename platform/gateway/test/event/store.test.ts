/** One contract for all stores of events. */
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { migrations, type Schema } from '../../src/store/migrations.js'
import { openPostgres } from '../../src/store/postgres.js'
import type { Logged } from '@stolik/event/model/entry'
import { sqlEvents } from '../../src/event/store/sql.js'
import type { EventAppend } from '../../src/event/store/store.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { newDatabase } from '../databases.js'
import { logContract, numbersOfEvents } from '../log/contract.js'
import { sealed } from '@stolik/event/model/seal'
import { entrant } from '../../../event/test/event.js'
import { newData } from '../stores.js'

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

const her = (name: string) => entrant(name, { person: 'ada', licence: 'L 7' })

interface Opened {
  readonly events: EventStore
  readonly db: Kysely<Schema>
  close(): Promise<void>
}

function contract(name: string, make: () => Promise<Opened>): void {
  logContract(`${name}, of events`, async () => {
    const opened = await make()
    return numbersOfEvents(opened.events, () => opened.close())
  })

  describe(`events in ${name}`, () => {
    let opened: Opened
    let events: EventStore
    beforeEach(async () => {
      opened = await make()
      events = opened.events
    })
    afterEach(() => opened.close())

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

    it('knows which have been over since when, the oldest first', async () => {
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
      // An event whose append failed is not over.
      expect(await events.append(append('d', 0, { over: true }))).toBe('stale')
      expect(await events.ended(start(10).at)).toEqual([])
    })

    it('adds to an entry of 0.1 how its hands are settled, once', async () => {
      const hand = (n: number): Logged => ({
        ...start(n),
        entry: { kind: 'hand', series: 1, table: 1, hand: n, line: 'passed' },
      })
      const settlements = (score: number, rules: string | null) => ({
        settled: [
          {
            hand: 0,
            dealer: 0,
            seating: [0, 1],
            settlement: { scores: [score, -score], lines: [], entry: {} },
          },
        ],
        rules,
      })
      const known = { ...hand(2), settlements: settlements(3, 'aaaaaaaaaaaaaaaa') }
      await events.append(append('a', 0, { entries: [start(0), hand(1), known] }))
      await events.append(append('b', 0, { entries: [start(0)], over: true }))
      await events.settle('a', [
        { seq: 1, settlements: settlements(1, null) },
        { seq: 2, settlements: settlements(1, null) },
      ])
      await events.settle('a', [{ seq: 1, settlements: settlements(2, null) }])
      const settled = { ...hand(1), settlements: settlements(1, null) }
      expect(await events.log('a')).toEqual([start(0), settled, known])
      expect(await events.log('a', 1)).toEqual([settled, known])
      expect(await events.unsettled(9)).toEqual(['b'])
      await events.append(append('a', 3, { over: true }))
      expect([await events.unsettled(1), (await events.unsettled(9)).toSorted()]).toEqual([
        [expect.any(String)],
        ['a', 'b'],
      ])
      for (const event of ['a', 'b']) await events.settle(event, [])
      expect(await events.unsettled(9)).toEqual([])
      // Once it is reopened and over again, it may have other entries that lack something.
      await events.append(append('b', 1, { entries: [start(1)] }))
      await events.append(append('b', 2, { over: true }))
      expect(await events.unsettled(9)).toEqual(['b'])
    })

    it('knows when a final event is reopened, and when it is final again', async () => {
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

    it('returns names until they are forgotten, in every entry that had them', async () => {
      const named = (name: string, n: number): Logged => ({
        ...start(n),
        entry: sealed(
          n === 0
            ? { kind: 'enter', player: 'p1', number: 1, entrant: her(name), waiting: false, reserve: false }
            : { kind: 'change', player: 'p1', entrant: her(name) },
          () => `salt ${n}`,
        ),
      })
      const other = sealed(
        { kind: 'enter', player: 'p2', number: 2, entrant: entrant('Bea'), waiting: false, reserve: false },
        () => 'salt',
      )
      const entries = [named('Ada', 0), named('Ada Nowak', 1), { ...start(2), entry: other }]
      await events.append(append('a', 0, { entries }))
      await events.append(append('b', 0, { entries: [named('Ada', 0)] }))
      expect(await events.log('a')).toEqual(entries)
      expect(await events.log('a', 2)).toEqual(entries.slice(2))
      expect((await events.namedIn('ada')).toSorted((x, y) => (x.event < y.event ? -1 : 1))).toEqual([
        { event: 'a', player: 'p1' },
        { event: 'b', player: 'p1' },
      ])
      await events.append(
        append('a', 3, { entries: [{ ...start(3), entry: { kind: 'forget', player: 'p1' } }] }),
      )
      const log = await events.log('a')
      expect(JSON.stringify(log)).not.toMatch(/Ada|L 7|salt [01]|"ada"/)
      expect(log.slice(0, 3).map(({ entry }) => 'seal' in entry && entry.seal.hash)).toEqual(
        entries.map(({ entry }) => 'seal' in entry && entry.seal.hash),
      )
      expect(log[2]).toEqual(entries[2])
      expect(await events.namedIn('ada')).toEqual([{ event: 'b', player: 'p1' }])
      expect(await events.log('b')).toEqual([named('Ada', 0)])
    })

    it('returns the names of officials until they are forgotten', async () => {
      const by = (account: string, name: string): Logged['by'] => ({ kind: 'direction', account, name })
      const appoint = { kind: 'appoint', appointed: true, office: 'referee' } as const
      const entries: Logged[] = [
        { ...start(0), by: by('a', 'Ada') },
        { ...start(1), by: by('b', 'Bea'), entry: { ...appoint, account: 'a', name: 'Ada' } },
        { ...start(2), by: by('a', 'Ada Nowak') },
      ]
      await events.append(append('a', 0, { entries: entries.slice(0, 1) }))
      await events.append(append('a', 1, { entries: entries.slice(1) }))
      expect(await events.log('a')).toEqual(entries)
      expect(await events.namedIn('a')).toEqual([{ event: 'a', player: null }])
      const forget = { kind: 'forgetOfficial', account: 'a' } as const
      await events.append(append('a', 3, { entries: [{ ...start(3), by: by('b', 'Bea'), entry: forget }] }))
      const log = await events.log('a')
      expect(JSON.stringify(log)).not.toContain('Ada')
      expect(log.map(({ by }) => 'name' in by && by.name)).toEqual(['', 'Bea', '', 'Bea'])
      expect(await events.namedIn('a')).toEqual([])
    })

    it('reads entries from before names were stored separately', async () => {
      const { db } = opened
      await events.append(append('a', 0, { entries: [start(0)] }))
      const { at, ...entry } = start(1)
      await db
        .insertInto('event_entries')
        .values({ event_id: 'a', seq: 1, at, entry: JSON.stringify(entry) })
        .execute()
      expect(await events.log('a')).toEqual([start(0), start(1)])
    })

    it('moves names of old entries out of the log, once, so that they can be forgotten', async () => {
      const { db } = opened
      const by = { kind: 'direction', account: 'a', name: 'Ada' } as const
      const old: Logged[] = [
        start(0),
        {
          ...start(1),
          by,
          entry: {
            kind: 'enter',
            player: 'p1',
            number: 1,
            entrant: her('Ada'),
            waiting: false,
            reserve: false,
          },
        },
        { ...start(2), by, entry: { kind: 'change', player: 'p1', entrant: her('Ada Nowak') } },
        {
          ...start(3),
          by: { kind: 'gateway' },
          entry: { kind: 'appoint', appointed: true, account: 'a', name: 'Ada', office: 'referee' },
        },
        { ...start(4), by: { kind: 'gateway' } },
      ]
      await events.append(append('a', 0, { entries: [start(0)] }))
      for (const [i, { at, ...entry }] of old.slice(1).entries())
        await db
          .insertInto('event_entries')
          .values({ event_id: 'a', seq: i + 1, at, entry: JSON.stringify(entry) })
          .execute()
      expect(await events.log('a')).toEqual(old)
      expect(await events.namedIn('ada')).toEqual([])
      for (let again = 0; again < 2; again++) {
        await (await migrations.getMigrations())['017']?.up(db)
        expect(await events.log('a')).toEqual(old)
        expect(await events.namedIn('ada')).toEqual([{ event: 'a', player: 'p1' }])
        const { rows } = await sql`SELECT entry FROM event_entries`.execute(db)
        expect(JSON.stringify(rows)).not.toMatch(/Ada|L 7/)
      }
      await expect(sql`UPDATE event_entries SET entry = '{}'`.execute(db)).rejects.toThrow('never changed')
      const forgets = [
        { kind: 'forget', player: 'p1' },
        { kind: 'forgetOfficial', account: 'a' },
      ] as const
      const entries = forgets.map((entry, i): Logged => ({ ...start(5 + i), by: { kind: 'gateway' }, entry }))
      await events.append(append('a', 5, { entries }))
      expect(JSON.stringify(await events.log('a'))).not.toMatch(/Ada|L 7/)
    })

    it('PT 7.4.4 never changes or removes an entry', async () => {
      const { db } = opened
      await events.append(append('a', 0))
      await expect(sql`UPDATE event_entries SET entry = '{}'`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`DELETE FROM event_entries`.execute(db)).rejects.toThrow('never changed')
      expect(await events.log('a')).toEqual([start(0)])
    })
  })
}

contract('SQLite', () => {
  const { db, store, durably } = newData()
  return Promise.resolve({ events: sqlEvents(db, durably), db, close: () => store.close() })
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

  it('lets only one of two processes append, entry by entry', async () => {
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
