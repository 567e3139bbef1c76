/** Who plays the deals of which day, in every store. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sqlDaily } from '../../src/daily/sql.js'
import type { Attempt } from '../../src/daily/store.js'
import { columns, type Column } from '../columns.js'

const of = { game: 'tiny', day: '2026-11-28' }
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
  beforeEach(() => (isHere ? column.data.db.deleteFrom('daily').execute() : undefined))
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

  it.skipIf(!isHere)('are listed until their tables are released, once their day is over', async () => {
    await store().begin(attempt('ola', 't2222222'))
    await store().begin({ ...attempt('ola', 't3333333'), day: '2026-11-29' })
    expect(await store().closed('2026-11-28', 9)).toEqual([])
    expect(await store().closed('2026-11-29', 9)).toEqual(['t2222222'])
    expect(await store().closed('2026-11-30', 1)).toEqual(['t2222222'])
    await store().released('t2222222')
    expect(await store().closed('2026-11-30', 9)).toEqual(['t3333333'])
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
