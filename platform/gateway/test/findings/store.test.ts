/** Examined hands and findings in every store: claimed by one process, found once, decided once, never rewritten, forgotten. */
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlFindings } from '../../src/findings/sql.js'
import type { Beyond, FindingEntry, HandRow } from '../../src/findings/store.js'
import type { FindingStore } from '../../src/findings/sql.js'
import type { Schema } from '../../src/store/migrations.js'
import { columns, type Column } from '../columns.js'

const ola = { id: 'ola', name: 'Ola' }
const jan = { id: 'jan', name: 'Jan „J”' }
const beyond = (part: Partial<Beyond> = {}): Beyond => ({
  detector: 'bids',
  player: ola,
  companion: jan,
  found: 6,
  among: 20,
  figure: 0.125,
  hands: ['t1/1', 't2/12'],
  ...part,
})
const entry = (part: Partial<FindingEntry> = {}): FindingEntry => ({
  kind: 'DECISION',
  at: 5_000,
  by: 'owner',
  text: 'Seen “it”.\nNothing.',
  ...part,
})
const row = (
  table: string,
  hand: number,
  at: number,
  players: readonly (object | null)[] = [ola, jan, null],
): HandRow => ({ table, hand, at, players: JSON.stringify(players), seen: '{}' })

describe.each(columns.filter(([, can]) => can))('findings in %s', (_, __, open) => {
  let column: Column
  let db: Kysely<Schema>
  let store: FindingStore
  let ids = 0
  beforeAll(async () => {
    column = await open()
    db = column.data.db
    store = sqlFindings(db)
  }, 60_000)
  afterAll(() => column.end())
  beforeEach(async () => {
    for (const table of ['fairness_hands', 'fairness_findings', 'tables'] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('fairness_runs').set({ at: 0, counted: 0, fresh: 0 }).execute()
  })
  const found = (all: readonly Beyond[], at: number, since = 0, game = 'tiny') =>
    store.found({ game, all, at, since, id: () => `f${(ids += 1)}` })
  const only = async () => {
    const all = await store.list(10)
    expect(all).toHaveLength(1)
    return all[0] as (typeof all)[0]
  }
  /** A finding that was decided at that time. */
  const decided = async (at: number, part: Partial<Beyond> = {}): Promise<string> => {
    await found([beyond(part)], at)
    const { id } = (await store.list(10)).find(({ state }) => state === 'OPEN') as { readonly id: string }
    expect(await store.add(id, entry({ at }), { from: 'OPEN', to: 'DECIDED' })).toBe(true)
    return id
  }

  it('are counted in one process at a time, and again when due, even if a wrong clock had claimed it', async () => {
    const tries = (now: number, since: number) =>
      Promise.all([store.claim(now, since), store.claim(now, since), store.claim(now, since)])
    expect((await tries(5_000, 4_000)).filter(Boolean)).toEqual([true])
    expect(await tries(6_000, 5_000)).toEqual([false, false, false])
    expect((await tries(7_000, 5_001)).filter(Boolean)).toEqual([true])
    expect((await tries(6_500, 6_000)).filter(Boolean)).toEqual([true])
  })

  it('come from finished tables, each of which is examined once', async () => {
    for (const [id, over] of Object.entries({ a: 1, b: 0, c: 2, d: 1 }))
      await db.insertInto('tables').values({ id, over }).execute()
    expect(await store.unexamined('', 10)).toEqual(['a', 'c', 'd'])
    expect(await store.unexamined('a', 1)).toEqual(['c'])
    await store.examined('c', '', [])
    expect(await store.counting()).toEqual({ counted: 0, fresh: false })
    const hands = Array.from({ length: 450 }, (_, n) => row('a', n, 100 + n))
    await Promise.all([store.examined('a', 'tiny', hands), store.examined('a', 'tiny', hands)])
    expect(await store.unexamined('', 10)).toEqual(['d'])
    expect([await store.hands(), await store.counting()]).toEqual([450, { counted: 0, fresh: true }])
    await store.done(7_000)
    expect(await store.counting()).toEqual({ counted: 7_000, fresh: false })
  })

  it('are counted over pages of hands of a game, newest first', async () => {
    await store.examined('a', 'tiny', [row('a', 0, 100), row('a', 1, 200)])
    await store.examined('b', 'tiny', [row('b', 0, 200), row('b', 1, 300)])
    await store.examined('c', 'other', [row('c', 0, 400)])
    const seen: HandRow[] = []
    for (let last: HandRow | null = null; ;) {
      const page: readonly HandRow[] = await store.page('tiny', last, 1)
      if (page.length === 0) break
      seen.push(...page)
      last = page.at(-1) ?? null
    }
    expect(seen).toEqual([row('b', 1, 300), row('b', 0, 200), row('a', 1, 200), row('a', 0, 100)])
  })

  it('are counted anew while they are open, and go once the count is as usual', async () => {
    await found([beyond(), beyond({ detector: 'results', companion: null, figure: 3.5 })], 1_000)
    const [first] = await store.list(10)
    expect(await store.list(10)).toMatchObject([
      { ...beyond(), game: 'tiny', state: 'OPEN', since: 1_000, counted: 1_000, changed: 1_000 },
      { detector: 'results', companion: null, figure: 3.5 },
    ])
    await found([beyond({ found: 7, hands: ['t3/1'], player: { id: 'ola', name: 'Ola N.' } })], 2_000)
    expect(await only()).toMatchObject({
      id: first?.id,
      found: 7,
      hands: ['t3/1'],
      player: { name: 'Ola N.' },
      since: 1_000,
      counted: 2_000,
    })
    // Another game is counted by itself.
    await found([], 3_000, 0, 'other')
    await only()
    await found([], 3_000)
    expect(await store.list(10)).toEqual([])
  })

  it('are not found again before the hands that were decided about are counted no more', async () => {
    const id = await decided(5_000)
    await found([beyond({ found: 9 })], 6_000, 5_000)
    expect(await only()).toMatchObject({ id, found: 6, state: 'DECIDED', changed: 5_000 })
    await found([beyond({ found: 9 })], 7_000, 5_001)
    expect((await store.list(10)).map(({ state, found: n }) => [state, n])).toEqual([
      ['OPEN', 9],
      ['DECIDED', 6],
    ])
  })

  it('are decided by one of two at once, and then appealed once', async () => {
    await found([beyond()], 1_000)
    const { id } = await only()
    const deciding = ['a', 'b'].map((by) => store.add(id, entry({ by }), { from: 'OPEN', to: 'DECIDED' }))
    expect((await Promise.all(deciding)).filter(Boolean)).toEqual([true])
    const appeal = entry({ kind: 'APPEAL', by: 'ola', at: 6_000, text: 'No.' })
    expect(await store.add(id, appeal, { from: 'DECIDED', to: 'APPEALED' })).toBe(true)
    expect(await store.add(id, appeal, { from: 'DECIDED', to: 'APPEALED' })).toBe(false)
    expect((await store.entries(id)).map(({ kind }) => kind)).toEqual(['DECISION', 'APPEAL'])
    expect((await store.entries(id))[1]).toEqual(appeal)
    expect(await store.find(id)).toMatchObject({ state: 'APPEALED', changed: 6_000 })
    expect(await store.find('none')).toBeUndefined()
  })

  it('are known to their player once they are decided, and to nobody else', async () => {
    await found([beyond()], 1_000)
    expect(await store.decided('ola', 10)).toEqual([])
    const id = await decided(5_000)
    expect((await store.decided('ola', 10)).map((one) => one.id)).toEqual([id])
    expect(await store.decided('jan', 10)).toEqual([])
  })

  it('tell which hands are behind them', async () => {
    await found([beyond()], 1_000)
    expect(await store.isBehind('t2/12')).toBe(true)
    for (const other of ['t2/1', 't2/2', '2/12', 't1/2', 't2/120'])
      expect(await store.isBehind(other), other).toBe(false)
  })

  it('have entries that the database lets nobody change or delete, only empty', async () => {
    const id = await decided(5_000)
    const mine = db.updateTable('fairness_entries').where('finding', '=', id)
    await expect(mine.set({ entry: '{"text":"other"}' }).execute()).rejects.toThrow(/never changed/)
    await expect(mine.set({ entry: '', at: 1 }).execute()).rejects.toThrow(/never changed/)
    await expect(db.deleteFrom('fairness_entries').execute()).rejects.toThrow(/never changed/)
    expect(await store.entries(id)).toHaveLength(1)
  })

  it('are forgotten with their player or companion, whose seats are then empty in the hands of others', async () => {
    const about = await decided(5_000)
    const companion = await decided(5_000, { player: { id: 'ewa', name: 'Ewa' }, companion: ola })
    const others = await decided(5_000, { player: jan, companion: null, detector: 'results' })
    await store.examined('a', 'tiny', [
      row('a', 0, 100),
      row('a', 1, 200, [jan, null, { id: 'olaf', name: 'Olaf' }]),
    ])
    await store.forget(['ola', 'guest'])
    expect((await only()).id).toBe(others)
    for (const gone of [about, companion]) expect(await store.entries(gone)).toEqual([])
    expect(await store.entries(others)).toHaveLength(1)
    const stored = await db.selectFrom('fairness_entries').select('entry').execute()
    expect(stored.some(({ entry: text }) => text.includes('Ola'))).toBe(false)
    expect((await store.page('tiny', null, 10)).map(({ players }) => JSON.parse(players) as unknown)).toEqual(
      [
        [jan, null, { id: 'olaf', name: 'Olaf' }],
        [null, jan, null],
      ],
    )
  })

  it('go after their time, and hands after theirs', async () => {
    await store.examined('a', 'tiny', [row('a', 0, 100), row('a', 1, 200)])
    const old = await decided(5_000)
    const late = await decided(6_000, { detector: 'cards' })
    expect(await store.tidy({ hands: 200, findings: 6_000 })).toBe(2)
    expect([(await only()).id, await store.hands()]).toEqual([late, 1])
    expect(await store.entries(old)).toEqual([])
    expect(await store.tidy({ hands: 200, findings: 6_000 })).toBe(0)
  })

  it('go when the counting is switched off, except decided ones, and the tables can be examined again', async () => {
    await db.insertInto('tables').values({ id: 'a', over: 1 }).execute()
    await store.examined('a', 'tiny', [row('a', 0, 100)])
    const id = await decided(5_000)
    await found([beyond({ detector: 'cards' })], 6_000)
    await store.clear()
    expect([(await only()).id, await store.hands(), await store.unexamined('', 9)]).toEqual([id, 0, ['a']])
  })
})
