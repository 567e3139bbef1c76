/** Deletion by rule in every store: exactly what is old enough and of that kind. */
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexVersion } from '../../src/table/played-row.js'
import { sqlRetention } from '../../src/retention/sql.js'
import type { Rule } from '../../src/retention/store.js'
import type { RetentionStore } from '../../src/retention/sql.js'
import type { Entry, Opened } from '../../src/table/entry.js'
import { isHeld } from '../../src/table/held.js'
import type { Schema } from '../../src/store/migrations.js'
import { columns, type Column } from '../columns.js'

const sealed = { salt: '1'.repeat(64), seed: '2'.repeat(64) }

/** A table as it may be stored. */
interface Made {
  readonly over: boolean
  readonly ofEvent: boolean
  readonly hands: number
  readonly moves: number
  readonly endedAt: number
}

const openedOf = ({ ofEvent }: Made): string =>
  JSON.stringify({
    kind: 'open',
    game: 'tiny',
    version: 1,
    profile: 'plain',
    chairs: 3,
    length: 3,
    speed: 'FREE',
    invitation: 'word',
    sealed,
    ...(ofEvent && { event: 'e1' }),
  })

/** The log of a table: who sat there, then moves. */
const logOf = (made: Made): readonly string[] => [
  openedOf(made),
  JSON.stringify({ kind: 'sit', chair: 0, person: { id: 'ola', name: 'Ola' }, luck: '' }),
  JSON.stringify({ kind: 'rename', person: { id: 'ola', name: 'Ola N.' } }),
  ...Array.from({ length: made.moves }, () =>
    JSON.stringify({ kind: 'move', seat: 0, move: 'pass', used: 0, by: 'bot' }),
  ),
]

async function make(db: Kysely<Schema>, id: string, made: Made): Promise<void> {
  await db
    .insertInto('tables')
    .values({ id, over: made.over ? 1 : 0 })
    .execute()
  const log = logOf(made)
  await db
    .insertInto('entries')
    .values(
      log.map((entry, seq) => ({
        table_id: id,
        seq,
        at: made.endedAt - log.length + seq + 1,
        entry,
        term: null,
      })),
    )
    .execute()
  for (let hand = 0; hand < made.hands; hand++)
    await db
      .insertInto('records')
      .values({ table_id: id, hand, text: 'hand', indexed: indexVersion })
      .execute()
}

/** Everything stored of a table. */
async function look(db: Kysely<Schema>, id: string) {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', id).execute()
  const records = await db.selectFrom('records').selectAll().where('table_id', '=', id).execute()
  const bySeq = entries.toSorted((a, b) => a.seq - b.seq)
  return { row, entries: bySeq.map(({ seq, entry }) => [seq, entry] as const), records: records.length }
}

/** Applies a whole rule step by step. Fails if it does not end. */
async function all(store: RetentionStore, rule: Rule, before: number): Promise<number> {
  let gone = 0
  let after: string | null = ''
  for (let steps = 0; after !== null; steps++) {
    if (steps === 1_000) throw new Error('it does not end')
    const step = await store.forget(rule, before, after)
    gone += step.gone
    after = step.next
  }
  return gone
}

describe.each(columns.filter(([, can]) => can))('deletion by rule in %s', (name, _, open) => {
  let column: Column
  let db: Kysely<Schema>
  let store: RetentionStore
  beforeAll(async () => {
    column = await open()
    db = column.data.db
    store = sqlRetention(db)
  }, 60_000)
  afterAll(() => column.end())

  const arbitrary = fc.array(
    fc.record<Made>({
      over: fc.boolean(),
      ofEvent: fc.boolean(),
      hands: fc.nat(2),
      moves: fc.nat(3),
      endedAt: fc.integer({ min: 1_000, max: 3_000 }),
    }),
    { maxLength: 12 },
  )
  let runs = 0

  it('empties tables that are old, over and of no event, and leaves their records and people', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.integer({ min: 900, max: 3_100 }), async (tables, before) => {
        const run = (runs += 1)
        const idOf = (n: number): string => `r${run}t${n}`
        for (const [n, made] of tables.entries()) await make(db, idOf(n), made)
        const goes = (made: Made): boolean => made.over && !made.ofEvent && made.endedAt < before
        const [empty, long] = [
          tables.filter((made) => goes(made) && made.hands === 0).length,
          tables.filter((made) => goes(made) && made.hands > 0).length,
        ]
        expect([await all(store, 'empty', before), await all(store, 'logs', before)]).toEqual([empty, long])
        // A second run finds nothing to do.
        expect([await all(store, 'empty', before), await all(store, 'logs', before)]).toEqual([0, 0])
        for (const [n, made] of tables.entries()) {
          const { row, entries, records } = await look(db, idOf(n))
          const log = logOf(made)
          if (!goes(made)) {
            expect([row?.over, records]).toEqual([made.over ? 1 : 0, made.hands])
            expect(entries).toEqual(log.map((entry, seq) => [seq, entry]))
          } else if (made.hands === 0) expect([row, entries, records]).toEqual([undefined, [], 0])
          else {
            expect([row?.over, records]).toEqual([2, made.hands])
            expect(entries).toEqual([
              ...log.slice(0, 3).map((entry, seq) => [seq, entry]),
              [log.length, `{"kind":"shorten","length":${log.length + 1}}`],
            ])
          }
          for (const table of ['entries', 'records'] as const)
            await db.deleteFrom(table).where('table_id', '=', idOf(n)).execute()
          await db.deleteFrom('tables').where('id', '=', idOf(n)).execute()
        }
      }),
      { numRuns: name === 'SQLite' ? 60 : 15, seed: 17 },
    )
  })

  it('leaves it to everybody to look at a table of a day that is closed', async () => {
    const made: Made = { over: true, ofEvent: false, hands: 2, moves: 3, endedAt: 1_000 }
    await make(db, 'daily', made)
    const seq = logOf(made).length
    await db
      .insertInto('entries')
      .values({ table_id: 'daily', seq, at: 1_001, entry: JSON.stringify({ kind: 'release' }), term: null })
      .execute()
    expect(await all(store, 'logs', 2_000)).toBe(1)
    const { entries } = await look(db, 'daily')
    const [opened, ...rest] = entries.map(([, entry]) => JSON.parse(entry) as Entry)
    expect(isHeld({ ...(opened as Opened), sealed: null }, rest)).toBe(false)
    expect(rest.at(-1)).toEqual({ kind: 'shorten', length: seq + 2 })
    for (const table of ['entries', 'records'] as const)
      await db.deleteFrom(table).where('table_id', '=', 'daily').execute()
    await db.deleteFrom('tables').where('id', '=', 'daily').execute()
  })

  it('leaves a log from which the lists of its players are still to be made', async () => {
    const made: Made = { over: true, ofEvent: false, hands: 2, moves: 3, endedAt: 1_000 }
    for (const [id, indexed] of Object.entries({ unlisted: null, older: indexVersion - 1 })) {
      await make(db, id, made)
      await db
        .updateTable('records')
        .set({ indexed })
        .where('table_id', '=', id)
        .where('hand', '=', 1)
        .execute()
    }
    expect(await all(store, 'logs', 2_000)).toBe(0)
    await db
      .updateTable('records')
      .set({ indexed: indexVersion })
      .where('table_id', '=', 'unlisted')
      .execute()
    expect(await all(store, 'logs', 2_000)).toBe(1)
    for (const id of ['unlisted', 'older'])
      for (const table of ['entries', 'records'] as const)
        await db.deleteFrom(table).where('table_id', '=', id).execute()
    await db.deleteFrom('tables').where('id', 'in', ['unlisted', 'older']).execute()
  })

  it('leaves the log of a rated table until its series is counted', async () => {
    const made: Made = { over: true, ofEvent: false, hands: 2, moves: 3, endedAt: 1_000 }
    const note = { game: 'tiny', speed: 'NORMAL', opened: 900, began: 910, done: 0 }
    for (const [id, hands] of Object.entries({ played: 2, deserted: 0 })) {
      await make(db, id, { ...made, hands })
      await db
        .insertInto('rated_tables')
        .values({ table_id: id, ...note })
        .execute()
    }
    expect([await all(store, 'empty', 2_000), await all(store, 'logs', 2_000)]).toEqual([0, 0])
    expect((await look(db, 'played')).entries).toHaveLength(logOf(made).length)
    await db.updateTable('rated_tables').set({ done: 1 }).execute()
    expect([await all(store, 'empty', 2_000), await all(store, 'logs', 2_000)]).toEqual([1, 1])
    await db.deleteFrom('rated_tables').execute()
    for (const table of ['entries', 'records'] as const)
      await db.deleteFrom(table).where('table_id', '=', 'played').execute()
    await db.deleteFrom('tables').where('id', '=', 'played').execute()
  })

  it('deletes old hands of guests, but never those of accounts or of guests claimed by an account', async () => {
    const account = { name: 'A', name_key: 'a', password: null, club: null, member: null }
    const roles = { roles: '', club_roles: '', denied_roles: '' }
    await db
      .insertInto('accounts')
      .values({ id: 'acc', login: 'acc', ...account, ...roles })
      .execute()
    await db.insertInto('played_guests').values({ guest: 'claimed', account: 'acc' }).execute()
    const row = {
      chair: 0,
      game: 'tiny',
      kind: 'k',
      took: 1,
      own: 0,
      won: null,
      score: 1,
      ended: 0,
      shown: '{}',
    }
    // More hands of one guest than one step deletes.
    for (let hand = 0; hand < 1_200; hand += 200)
      await db
        .insertInto('played')
        .values(
          Array.from({ length: 200 }, (_, n) => ({
            person: 'g0',
            table_id: 'x',
            hand: hand + n,
            at: 10,
            ...row,
          })),
        )
        .execute()
    const others = ['acc', 'claimed', ...Array.from({ length: 120 }, (_, n) => `guest${n}`)]
    for (const person of others)
      for (const [hand, at] of [10, 99, 100].entries())
        await db
          .insertInto('played')
          .values({ person, table_id: 'x', hand, at, ...row })
          .execute()
    expect(await all(store, 'guests', 100)).toBe(1_200 + 2 * 120)
    const left = await db.selectFrom('played').select(['person', 'at']).execute()
    const of = (who: string) => left.filter(({ person }) => person === who).map(({ at }) => at)
    for (const who of ['acc', 'claimed']) expect(of(who).toSorted((a, b) => a - b)).toEqual([10, 99, 100])
    expect(left.filter(({ person }) => person.startsWith('guest')).map(({ at }) => at)).toEqual(
      Array.from({ length: 120 }, () => 100),
    )
    expect(of('g0')).toEqual([])
  })

  it('deletes old acts, but the database protects those of the last year', async () => {
    const act = { who: 'acc', what: 'ROLES_SET', about: 'x', address: '' }
    // By the database’s own clock this one is in the future.
    const future = 32_503_680_000_000
    for (const at of [10, 99, 100, future])
      await db
        .insertInto('acts')
        .values({ at, ...act })
        .execute()
    expect(await all(store, 'acts', 100)).toBe(2)
    await expect(all(store, 'acts', future + 1)).rejects.toThrow(/never changed/)
    await expect(db.updateTable('acts').set({ about: 'y' }).execute()).rejects.toThrow(/never changed/)
    const left = await db.selectFrom('acts').select('at').orderBy('at').execute()
    expect(left.map(({ at }) => at)).toEqual([100, future])
  })

  it('reports what the last complete run has done, and nothing before the first', async () => {
    expect(await store.last()).toBeUndefined()
    for (const at of [1_700_000_000_000, 1_700_000_100_000]) {
      const run = { at, gone: { guests: 1, empty: 2, logs: 0, acts: 4 } }
      await store.done(run)
      expect(await store.last()).toEqual(run)
    }
  })

  it('runs in one process at a time, and again when due, even if a wrong clock had claimed it', async () => {
    const tries = (now: number, since: number) =>
      Promise.all([store.claim(now, since), store.claim(now, since), store.claim(now, since)])
    expect((await tries(5_000, 4_000)).filter(Boolean)).toEqual([true])
    expect(await tries(6_000, 5_000)).toEqual([false, false, false])
    expect((await tries(7_000, 5_001)).filter(Boolean)).toEqual([true])
    expect((await tries(6_500, 6_000)).filter(Boolean)).toEqual([true])
  })
})
