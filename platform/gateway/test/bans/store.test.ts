/** One contract for all stores of bans. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ban, type BanStore, sqlBans } from '../../src/bans/bans.js'
import { columnsOf } from '../columns.js'

const at = 1_700_000_000_000
const ban = (id: string, rest: Partial<Ban> = {}): Ban => ({
  id,
  kind: 'person',
  of: 'p',
  name: 'Józef „b”',
  mute: false,
  at,
  until: at + 1_000,
  ...rest,
})

interface Column {
  readonly bans: BanStore
  readonly end: () => Promise<void>
}
const columns = columnsOf(({ db }) => ({ bans: sqlBans(db) }))

describe.each(columns.filter(([, can]) => can))('bans in %s', (_, __, open) => {
  let column: Column
  beforeAll(async () => {
    column = await open()
  }, 60_000)
  afterAll(() => column.end())

  it('stand until they expire or are lifted, the newest first, and are then forgotten', async () => {
    const { bans } = column
    const [first, second] = [
      ban('a', { until: at + 5_000 }),
      ban('b', { at: at + 1, kind: 'address', of: '203.0.113.7', mute: true }),
    ]
    await bans.add(first)
    await bans.add(second)
    expect(await bans.active(at)).toEqual([second, first])
    expect(await bans.active(at + 1_000)).toEqual([first])
    await bans.tidy(at + 1_000)
    expect(await bans.active(at)).toEqual([first])
    expect(await bans.lift('a')).toBe(true)
    expect(await bans.lift('a')).toBe(false)
    expect(await bans.active(at)).toEqual([])
  })

  it('of somebody who was forgotten stand without their name', async () => {
    const { bans } = column
    const [one, other, address] = [
      ban('c', { of: 'guest', at: at + 2 }),
      ban('d', { of: 'other', at: at + 1 }),
      ban('e', { kind: 'address', of: 'guest' }),
    ]
    for (const each of [one, other, address]) await bans.add(each)
    await bans.forget(['person', 'guest'])
    expect(await bans.active(at)).toEqual([{ ...one, name: '–' }, other, address])
  })
})
