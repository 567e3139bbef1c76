/** Who plays the deals of which day, in every store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlDaily } from '../../src/daily/store.js'
import { noLimit, type Attempt } from '../../src/daily/store.js'
import { columns, type Column } from '../columns.js'

const of = { game: 'tiny', day: '2026-11-28', club: null }
const attempt = (person: string, table: string, commitment = 'one'): Attempt => ({
  ...of,
  person,
  table,
  commitment,
})

describe.each(columns)('attempts at the deals of a day in %s', (_, isHere, make) => {
  let column: Column
  beforeAll(async () => {
    if (isHere) column = await make()
  })
  afterAll(() => (isHere ? column.end() : undefined))
  beforeEach(async () => {
    if (!isHere) return
    await column.data.db.deleteFrom('daily').execute()
    await column.data.db.deleteFrom('daily_closed').execute()
  })
  const store = () => sqlDaily(column.data.db)

  it.skipIf(!isHere)('are one for each account, day and game, however many begin at once', async () => {
    const begun = await Promise.all(
      ['t2222222', 't3333333'].map((table) => store().begin(attempt('ola', table))),
    )
    expect(begun[0]).toEqual(begun[1])
    expect(await store().of(of, 'ola')).toEqual(begun[0])
    const tomorrow = await store().begin({ ...attempt('ola', 't4444444'), day: '2026-11-29' })
    expect(tomorrow.table).toBe('t4444444')
    expect(await store().of(of, 'jan')).toBeUndefined()
  })

  it.skipIf(!isHere)('of one day have the commitment of its first', async () => {
    expect(await store().commitment(of)).toBeUndefined()
    await store().begin(attempt('ola', 't2222222', 'one'))
    expect(await store().begin(attempt('jan', 't3333333', 'other'))).toMatchObject({ commitment: 'one' })
    expect(await store().commitment(of)).toBe('one')
  })

  it.skipIf(!isHere)(
    'keep their tables from others until their day is closed and they are released',
    async () => {
      await store().begin(attempt('ola', 't2222222'))
      await store().begin({ ...attempt('ola', 't3333333'), day: '2026-11-29' })
      expect(await store().unclosed('2026-11-28')).toEqual([])
      expect(await store().unclosed('2026-11-30')).toEqual([of, { ...of, day: '2026-11-29' }])
      expect(await store().tables(of)).toEqual(['t2222222'])
      expect(await store().held(9)).toEqual([])
      expect(await store().closedAt(of)).toBeUndefined()
      await store().close(of, 1_700_000_000_000)
      await store().close(of, 1_800_000_000_000)
      expect(await store().closedAt(of)).toBe(1_700_000_000_000)
      expect(await store().unclosed('2026-11-30')).toEqual([{ ...of, day: '2026-11-29' }])
      expect(await store().held(9)).toEqual(['t2222222'])
      await store().released('t2222222')
      expect(await store().held(9)).toEqual([])
    },
  )

  it.skipIf(!isHere)(
    'are closed if an older release has released them, and where there are none',
    async () => {
      expect(await store().closedAt(of)).toBe(noLimit)
      await store().begin(attempt('ola', 't2222222'))
      await store().begin(attempt('jan', 't3333333'))
      await store().released('t2222222')
      expect(await store().closedAt(of)).toBeUndefined()
      await store().released('t3333333')
      expect(await store().closedAt(of)).toBe(noLimit)
    },
  )

  it.skipIf(!isHere)('of a club’s members are apart from those of everybody', async () => {
    const club = { ...of, club: 'rybnik' }
    await store().begin(attempt('ola', 't2222222', 'one'))
    await store().begin({ ...attempt('jan', 't3333333', 'two'), club: 'rybnik' })
    expect([await store().commitment(of), await store().commitment(club)]).toEqual(['one', 'two'])
    expect(await store().of(of, 'jan')).toMatchObject({ club: 'rybnik' })
    expect([await store().tables(of), await store().tables(club)]).toEqual([['t2222222'], ['t3333333']])
    await store().close(club, 1_700_000_000_000)
    expect(await store().closedAt(of)).toBeUndefined()
    expect(await store().held(9)).toEqual(['t3333333'])
  })

  it.skipIf(!isHere)('are forgotten with their person, or with their day', async () => {
    await store().begin(attempt('ola', 't2222222'))
    await store().begin(attempt('jan', 't3333333'))
    await store().forget('ola')
    expect(await store().of(of, 'ola')).toBeUndefined()
    await store().tidy('2026-11-28')
    expect(await store().of(of, 'jan')).toBeDefined()
    await store().tidy('2026-11-29')
    expect(await store().of(of, 'jan')).toBeUndefined()
  })
})
