/** People’s settled hands in every store: written with the log, read by person, rebuilt, and forgotten. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlPlayed } from '../../src/played/sql.js'
import { indexVersion, type PlayedRow } from '../../src/table/played-row.js'
import type { PlayedStore } from '../../src/played/sql.js'
import type { Which } from '../../src/played/store.js'
import { append } from '../store-contract.js'
import { columns, type Column } from '../columns.js'

const start = 1_700_000_000_000

const row = (person: string, at: number, rest: Partial<PlayedRow> = {}): PlayedRow => ({
  person,
  chair: 1,
  at: start + at,
  game: 'tiny',
  kind: 'contract.high',
  took: true,
  own: false,
  won: null,
  score: null,
  shown: {
    profile: 'plain',
    invitation: null,
    length: 3,
    players: ['Jan', 'Ola „x”', ''],
    final: null,
    row: {
      hand: 0,
      dealer: 2,
      code: 'row',
      args: { n: 1 },
      owners: [0],
      scores: [1, null, 0],
      totals: [1, 0, 0],
    },
  },
  ...rest,
})
const ended = (of: PlayedRow): PlayedRow => ({ ...of, shown: { ...of.shown, final: [3, 1, 0] } })

describe.each(columns.filter(([, can]) => can))('people’s hands in %s', (_, __, open) => {
  let column: Column
  let played: PlayedStore
  beforeAll(async () => {
    column = await open()
    played = sqlPlayed(column.data.db)
  }, 60_000)
  afterAll(() => column.end())
  beforeEach(async () => {
    for (const table of [
      'played',
      'played_forgotten',
      'played_guests',
      'records',
      'entries',
      'tables',
    ] as const)
      await column.data.db.deleteFrom(table).execute()
    names += 1
  })

  let names = 0
  /** A table that no test has used, since the store remembers lengths of logs. */
  const table = (n: number): string => `t${names}x${n}`
  const settle = (id: string, hand: number, rows?: readonly PlayedRow[]): Promise<unknown> =>
    column.data.store.append(
      append(id, hand, { records: [{ hand, text: 'x', ...(rows !== undefined && { played: rows }) }] }),
    )
  const ask = async (rest: Partial<Which> = {}) =>
    played.newest({ person: 'ola', game: null, what: 'hands', before: null, most: 10, ...rest })

  it('are written with the log, and returned as they were', async () => {
    const mine = row('ola', 5, { own: true, won: false, score: -3 })
    await settle(table(1), 0, [mine, row('jan', 5)])
    expect(await ask()).toEqual([{ ...mine, table: table(1), hand: 0 }])
    expect(await ask({ person: 'ewa' })).toEqual([])
  })

  it('are not written if the log is stale', async () => {
    const { store } = column.data
    const records = [{ hand: 0, text: 'x', played: [row('ola', 1)] }]
    expect(await store.append(append(table(1), 7, { records }))).toBe('stale')
    expect(await ask()).toEqual([])
  })

  it('come newest first, page by page, even those of the same moment', async () => {
    for (const n of [1, 2]) await settle(table(n), 0, [row('ola', 1)])
    await settle(table(1), 1, [row('ola', 9)])
    const [first, second, third, ...more] = await ask()
    expect([first, second, third].map((one) => `${one?.table} ${one?.hand}`)).toEqual([
      `${table(1)} 1`,
      `${table(2)} 0`,
      `${table(1)} 0`,
    ])
    expect(more).toEqual([])
    if (first === undefined || second === undefined) throw new Error('no hands')
    expect(await ask({ before: first, most: 1 })).toEqual([second])
    expect(await ask({ before: second })).toEqual([third])
  })

  it('are listed by participant, by finished series, and by game', async () => {
    await settle(table(1), 0, [row('ola', 1, { took: false })])
    await settle(table(1), 1, [ended(row('ola', 2, { took: false }))])
    await settle(table(2), 0, [row('ola', 3, { game: 'other' })])
    expect((await ask()).map(({ game }) => game)).toEqual(['other'])
    expect(await ask({ game: 'tiny' })).toEqual([])
    expect((await ask({ what: 'series' })).map(({ shown }) => shown.final)).toEqual([[3, 1, 0]])
  })

  it('are summed up by kind, over as many of the newest as requested', async () => {
    await settle(table(1), 0, [row('ola', 1, { own: true, won: true, score: 24 })])
    await settle(table(1), 1, [row('ola', 2, { own: true, won: false, score: -48 })])
    await settle(table(1), 2, [row('ola', 3)])
    await settle(table(1), 3, [row('ola', 4, { kind: 'contract.low', score: 5 })])
    await settle(table(1), 4, [row('ola', 5, { took: false, score: 99 })])
    expect(await played.kinds('ola', 10)).toEqual([
      { game: 'tiny', kind: 'contract.high', hands: 3, own: 2, won: 1, points: -24 },
      { game: 'tiny', kind: 'contract.low', hands: 1, own: 0, won: 0, points: 5 },
    ])
    expect((await played.kinds('ola', 2)).map(({ hands }) => hands)).toEqual([1, 1])
    expect(await played.scores('ola', 'tiny', 10)).toEqual([24, -48, 0, 5])
    expect(await played.scores('ola', 'tiny', 3)).toEqual([-48, 0, 5])
    expect(await Promise.all([10, 3].map((most) => played.hands('ola', most)))).toEqual([4, 3])
    expect(await played.hands('nobody', 10)).toBe(0)
  })

  it('stay forgotten, even when they are rebuilt or written late', async () => {
    await settle(table(1), 0, [row('ola', 1), row('jan', 1)])
    await settle(table(1), 1, [row('ola', 9)])
    await played.forget('ola', start + 5)
    await settle(table(2), 0, [row('ola', 4)])
    await played.index(table(1), indexVersion + 1, [
      { hand: 0, rows: [row('ola', 1), row('jan', 1)] },
      { hand: 1, rows: [row('ola', 9)] },
    ])
    expect((await ask()).map(({ at }) => at - start)).toEqual([9])
    expect((await ask({ person: 'jan' })).length).toBe(1)
    expect((await played.kinds('ola', 10)).map(({ hands }) => hands)).toEqual([1])
    const remaining = column.data.db.selectFrom('played').select('at').where('person', '=', 'ola')
    expect((await remaining.where('table_id', '=', table(1)).execute()).map(({ at }) => at - start)).toEqual([
      9,
    ])
  })

  it('of a guest also belong to the account that claims them, whenever they were settled', async () => {
    await settle(table(1), 0, [row('guest', 1, { own: true, won: true, score: 24 })])
    await settle(table(2), 0, [row('ola', 2, { score: 5 }), row('jan', 2)])
    await played.claim('guest', 'ola')
    await settle(table(1), 1, [ended(row('guest', 3, { score: -1 }))])
    expect((await ask()).map(({ at }) => at - start)).toEqual([3, 2, 1])
    expect((await ask({ what: 'series' })).map(({ table: of }) => of)).toEqual([table(1)])
    expect(await played.kinds('ola', 10)).toEqual([
      { game: 'tiny', kind: 'contract.high', hands: 3, own: 1, won: 1, points: 28 },
    ])
    expect(await played.scores('ola', 'tiny', 2)).toEqual([5, -1])
    expect((await ask({ person: 'jan' })).map(({ at }) => at - start)).toEqual([2])
    const [newest] = await ask({ most: 1 })
    expect((await ask({ before: newest ?? null })).map(({ at }) => at - start)).toEqual([2, 1])
  })

  it('of a guest belong to nobody else once the account gives the guest up', async () => {
    await settle(table(1), 0, [row('guest', 1)])
    await played.claim('guest', 'ola')
    expect([...(await played.selves('ola'))].toSorted()).toEqual(['guest', 'ola'])
    await played.disclaim('ola')
    expect(await played.selves('ola')).toEqual(['ola'])
    expect(await ask()).toEqual([])
    expect(await ask({ person: 'guest' })).toHaveLength(1)
  })

  it('of several guests join one account, and those of a guest the first that claims them', async () => {
    await settle(table(1), 0, [row('guest', 1)])
    await settle(table(2), 0, [row('other', 2)])
    for (const guest of ['guest', 'other', 'guest']) await played.claim(guest, 'ola')
    await played.claim('guest', 'jan')
    expect((await ask()).map(({ at }) => at - start)).toEqual([2, 1])
    expect(await ask({ person: 'jan' })).toEqual([])
  })

  it('are listed once if an account and its guest sat at the same table', async () => {
    await settle(table(1), 0, [row('ola', 1, { score: 2 }), row('guest', 1, { chair: 2, score: 3 })])
    await played.claim('guest', 'ola')
    expect((await ask()).map(({ chair }) => chair)).toEqual([1])
    expect(await played.scores('ola', 'tiny', 10)).toEqual([2])
  })

  it('of a guest are forgotten with those of the account, and stay forgotten', async () => {
    await settle(table(1), 0, [row('guest', 1)])
    await played.claim('guest', 'ola')
    await played.forget('ola', start + 5)
    expect(await column.data.db.selectFrom('played').selectAll().execute()).toEqual([])
    // Archived late, and rebuilt from the log.
    await settle(table(2), 0, [row('guest', 4)])
    await played.index(table(1), indexVersion, [{ hand: 0, rows: [row('guest', 1)] }])
    expect(await ask()).toEqual([])
    await settle(table(3), 0, [row('guest', 6)])
    expect((await ask()).map(({ at }) => at - start)).toEqual([6])
  })

  it('that a guest had forgotten do not come to the account', async () => {
    await settle(table(1), 0, [row('guest', 1)])
    await played.forget('guest', start + 1)
    await played.claim('guest', 'ola')
    await settle(table(1), 1, [row('guest', 1), row('ola', 1)])
    expect(await ask()).toHaveLength(1)
    expect(await ask({ person: 'guest' })).toEqual([])
  })

  it('are behind if none were written or their version is older, until they are rebuilt', async () => {
    await settle(table(1), 0, [row('ola', 1)])
    expect(await played.behind(indexVersion, [])).toBeUndefined()
    await settle(table(2), 0)
    await settle(table(2), 1)
    expect(await played.behind(indexVersion, [])).toBe(table(2))
    expect(await played.behind(indexVersion, [table(2)])).toBeUndefined()
    // The second hand was settled after the log was read.
    await played.index(table(2), indexVersion, [{ hand: 0, rows: [row('ola', 2)] }])
    expect(await played.behind(indexVersion, [])).toBe(table(2))
    await played.index(table(2), indexVersion, [
      { hand: 0, rows: [row('ola', 2)] },
      { hand: 1, rows: [row('ola', 3)] },
    ])
    expect(await played.behind(indexVersion, [])).toBeUndefined()
    expect((await ask()).map(({ at }) => at - start)).toEqual([3, 2, 1])
  })

  it('of a higher version replace older ones, which stay if there are no rules to rebuild them', async () => {
    await settle(table(1), 0, [row('ola', 1), row('jan', 1)])
    const next = indexVersion + 1
    expect(await played.behind(next, [])).toBe(table(1))
    await played.index(table(1), next, null)
    expect(await played.behind(next, [])).toBeUndefined()
    expect((await ask()).length).toBe(1)
    await played.index(table(1), next + 1, [{ hand: 0, rows: [row('ola', 1, { kind: 'contract.low' })] }])
    expect((await ask()).map(({ kind }) => kind)).toEqual(['contract.low'])
    expect(await ask({ person: 'jan' })).toEqual([])
  })
})
