/** Results of rated series and the ratings that follow, in every store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SeriesResult } from '@stolik/rating/model'
import { farmedIn } from '../../src/rating/farmed.js'
import { differing, recount } from '../../src/rating/recount.js'
import { sqlRatings } from '../../src/rating/store.js'
import type { Account } from '../../src/account/account.js'
import { sqlAccounts } from '../../src/account/accounts.js'
import { columns, type Column } from '../columns.js'

const people = ['ola', 'jan', 'ewa', 'bob'] as const
const account = (id: string): Account => ({
  id,
  name: id,
  login: id,
  password: null,
  club: id === 'bob' ? 'sopot' : null,
  member: null,
  roles: [],
  clubRoles: [],
  denied: [],
  made: 0,
})

const day = 24 * 60 * 60_000
const result = (
  players: readonly (readonly [string, number])[],
  at: number,
  left: string | null = null,
): SeriesResult => ({
  game: 'skat',
  profile: 'pzskat',
  at,
  hands: 9,
  squares: 72_000,
  isShort: false,
  players: players.map(([person, points]) => ({ person, points, left: person === left })),
})
const three = (points: readonly [number, number, number], at: number): SeriesResult =>
  result([['ola', points[0]], ['jan', points[1]], ['ewa', points[2]]], at) // oxfmt-ignore

describe.each(columns)('ratings in %s', (_, isHere, make) => {
  let column: Column
  beforeAll(async () => {
    if (isHere) column = await make()
  })
  afterAll(() => (isHere ? column.end() : undefined))
  const store = () => sqlRatings(column.data.db)
  beforeEach(async () => {
    if (!isHere) return
    const { db } = column.data
    for (const table of [
      'rated_tables',
      'rated_series',
      'rated_players',
      'ratings',
      'rating_spreads',
    ] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('sign_in_names').execute()
    await db.deleteFrom('accounts').execute()
    for (const id of people) await sqlAccounts(db).add(account(id))
  })
  let names = 0
  const name = (): string => `gone${(names += 1)}`
  const noLogs = { log: () => Promise.resolve([]) }
  const check = async () => differing(store(), await recount(store(), noLogs, new Map()))

  it.skipIf(!isHere)('are counted once for each table, in the order in which results come', async () => {
    const first = three([300, 0, -300], day)
    await store().note({ table: 't2222222', game: 'skat', speed: 'FAST', opened: 1 })
    expect(await store().pending()).toEqual(['t2222222'])
    await store().add('t2222222', first, name)
    expect(await store().pending()).toEqual([])
    const [before] = await store().of('ola', day)
    await store().add('t2222222', first, name)
    expect(await store().of('ola', day)).toEqual([before])
    expect(before).toMatchObject({ game: 'skat', series: 1, provisional: true })
    await store().add('t3333333', three([-300, 0, 300], 2 * day), name)
    const [after] = await store().of('ola', 2 * day)
    expect(after?.history.map(({ at }) => at)).toEqual([day, 2 * day])
    expect(after?.history.at(-1)?.value).toBe(after?.value)
  })

  it.skipIf(!isHere)('lose no result if several processes count at once', async () => {
    const all = Array.from({ length: 12 }, (_, i) => i)
    await Promise.all(
      all.flatMap((i) => {
        const one = three([100 * i, 0, -100], i * 3 * day)
        // Two processes have noticed each end.
        return [store().add(`t${i}`, one, name), sqlRatings(column.data.db).add(`t${i}`, one, name)]
      }),
    )
    expect((await store().of('ola', 40 * day))[0]?.series).toBe(12)
    const results = await store().results(0, 100)
    expect(new Set(results.map(({ n }) => n)).size).toBe(12)
    expect(await check()).toEqual([])
  })

  it.skipIf(!isHere)('are the same when they are counted again, and are put right by it', async () => {
    for (let i = 0; i < 8; i++) await store().add(`t${i}`, three([50 * i, 20, -100], i * 60_000), name)
    await store().add('left', result([['ola', 900], ['bob', 0], ['jan', -5]], 2 * day, 'ola'), name) // oxfmt-ignore
    expect(await check()).toEqual([])
    const before = await store().all()
    const { db } = column.data
    await db.updateTable('ratings').set({ value: 2000 }).where('person', '=', 'jan').execute()
    await db.deleteFrom('ratings').where('person', '=', 'ewa').execute()
    expect((await check()).toSorted()).toEqual(['skat ewa', 'skat jan'])
    const counted = await recount(store(), noLogs, new Map())
    expect(await store().replace(counted)).toBe(true)
    expect(await check()).toEqual([])
    expect((await store().all()).map(({ person, value }) => [person, value])).toEqual(
      before.map(({ person, value }) => [person, value]),
    )
  })

  it.skipIf(!isHere)('are not replaced by what was counted before the newest series', async () => {
    await store().add('t1', three([300, 0, -300], day), name)
    const counted = await recount(store(), noLogs, new Map())
    await store().add('t2', three([300, 0, -300], 2 * day), name)
    expect(await store().replace(counted)).toBe(false)
    expect(await check()).toEqual([])
  })

  it.skipIf(!isHere)('forget a person, and leave the others as they are', async () => {
    for (let i = 0; i < 3; i++) await store().add(`t${i}`, three([300, 0, -300], i * day), name)
    const before = await store().of('jan', 3 * day)
    await store().forget('ola', name)
    expect(await store().of('ola', 3 * day)).toEqual([])
    expect(await store().of('jan', 3 * day)).toEqual(before)
    const left = await column.data.db.selectFrom('rated_players').select('person').distinct().execute()
    expect(left.some(({ person }) => person === 'ola')).toBe(false)
    expect(await check()).toEqual([])
    // They are deleted while a series of theirs is still to be counted.
    await column.data.db.deleteFrom('accounts').where('id', '=', 'ola').execute()
    await store().add('late', three([300, 0, -300], 4 * day), name)
    expect(await store().of('ola', 4 * day)).toEqual([])
    expect(await check()).toEqual([])
  })

  it.skipIf(!isHere)('are listed by value, by club, and by what a month changed', async () => {
    for (let i = 0; i < 4; i++)
      await store().add(`t${i}`, result([['ola', 400], ['bob', 100], ['ewa', -500]], i * day), name) // oxfmt-ignore
    const everybody = { game: 'skat', club: null, most: 10 }
    expect((await store().best(everybody, 4 * day)).map(({ person }) => person)).toEqual([
      'ola',
      'bob',
      'ewa',
    ])
    expect((await store().best({ ...everybody, club: 'sopot' }, 0)).map(({ person }) => person)).toEqual([
      'bob',
    ])
    const month = await store().ofMonth(everybody, { from: day, until: 4 * day, least: 3 })
    expect(month.map(({ person, series }) => [person, series])).toEqual([
      ['ola', 3],
      ['bob', 3],
      ['ewa', 3],
    ])
    expect(month[0]?.gain).toBeGreaterThan(0)
    expect(month[2]?.gain).toBeLessThan(0)
    expect(await store().ofMonth(everybody, { from: day, until: 3 * day, least: 3 })).toEqual([])
  })

  it.skipIf(!isHere)('are examined for people who always lose to one companion', async () => {
    for (let i = 0; i < 8; i++)
      await store().add(`f${i}`, result([['jan', -500], ['bob', 900]], i * day), name) // oxfmt-ignore
    const [found, ...more] = await farmedIn(store(), 'skat', 0)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      detector: 'farming',
      player: { id: 'jan', name: 'jan' },
      companion: { id: 'bob', name: 'bob' },
      found: 8,
      among: 8,
    })
    expect(found?.hands.at(-1)).toBe('f7/9')
    expect(await farmedIn(store(), 'skat', 3 * day)).toEqual([])
    expect(await farmedIn(store(), 'baska', 0)).toEqual([])
  })

  it.skipIf(!isHere)('say how long the newest tables waited for their players', async () => {
    for (const [i, waited] of [30_000, 60_000, 90_000].entries()) {
      await store().note({ table: `t${i}`, game: 'skat', speed: 'FAST', opened: i * 1_000 })
      await store().noteBegun(`t${i}`, i * 1_000 + waited)
      await store().noteBegun(`t${i}`, 10 * day)
    }
    expect(await store().waits('skat', 'FAST', 0, 2)).toEqual([90_000, 60_000])
    expect(await store().waits('skat', 'CALM', 0, 2)).toEqual([])
  })
})
