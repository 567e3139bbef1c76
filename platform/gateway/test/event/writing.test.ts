/** How much one account writes a day at events. */
import { describe, expect, it } from 'vitest'
import { memoryRates } from '../../src/http/rates.js'
import type { Tier } from '../../src/http/quotas.js'
import { writingBy } from '../../src/event/api/writing.js'
import { fakeTime } from '../help.js'
import { act as actAs, owned, register } from '../settings/owner.js'
import { act, announce } from './gateway.js'

const tierOf = ({ session }: { readonly session: string | null }): Promise<Tier> =>
  Promise.resolve((session ?? 'newcomer') as Tier)
const by = (session: Tier | null, id: string | null = session) => ({
  address: '192.0.2.7',
  session,
  person: id === null ? null : { id, name: 'Ola' },
})

describe('a day', () => {
  it.each([
    ['newcomer', 10, 5_000],
    ['known', 20, 20_000],
    ['director', 200, 200_000],
  ] as const)('lets somebody %s announce %i events, and write %i rows', async (tier, events, rows) => {
    const time = fakeTime()
    const may = writingBy({ rates: memoryRates(time), tierOf })
    for (let n = 0; n < events; n++) expect(await may.event(by(tier))).toBe(true)
    expect(await may.event(by(tier))).toBe(false)
    expect([await may.rows(by(tier), rows), await may.rows(by(tier), 1)]).toEqual([true, false])
    await time.advance(24 * 60 * 60_000)
    expect([await may.event(by(tier)), await may.rows(by(tier), 1)]).toEqual([true, true])
  })

  it('lets the devices of a hall write its lists', async () => {
    const may = writingBy({ rates: memoryRates(fakeTime()), tierOf })
    // A hundred tables, three series of 48 hands.
    expect(await may.rows(by(null, null), 100 * 3 * 48)).toBe(true)
    expect(await may.rows(by(null, null), 6_000)).toBe(false)
  })
})

describe('at a gateway where everybody may announce events', () => {
  it('a new account announces some a day, and those who were given a role more', async () => {
    const { app, owner } = await owned({ rate: 600 })
    await actAs(owner, { installation: { announce: 'EVERYBODY' } })
    const jan = await register(app, 'Jan')
    const codes: string[] = []
    for (let n = 0; n < 12; n++) codes.push((await announce(jan, {}, `jan-${n}`)).code)
    expect(codes.findIndex((code) => code === 'TOO_MANY_ACTS')).toBe(10)
    for (let n = 0; n < 12; n++) expect((await announce(owner, {}, `ola-${n}`)).__typename).toBe('EventDone')
    await app.close()
  })

  it('new accounts behind one address do not fill an event, and its director enters others', async () => {
    const { app, owner } = await owned({ rate: 600 })
    const { event } = await announce(owner, { capacity: 100 })
    const enters = async (n: number): Promise<string | undefined> =>
      (await act(await register(app, `Jan ${n}`), event, { register: { entrant: { name: `Jan ${n}` } } }))
        .code
    for (let n = 0; n < 60; n++) expect(await enters(n)).toBeUndefined()
    expect(await enters(60)).toBe('TOO_MANY_ENTRIES')
    for (let n = 0; n < 20; n++)
      expect((await act(owner, event, { enter: { entrant: { name: `Ewa ${n}` } } })).__typename).toBe(
        'EventDone',
      )
    await app.close()
  })

  it('an account that goes on writing is refused for the day', async () => {
    const time = fakeTime()
    const rates = memoryRates(time)
    const { app, owner } = await owned({ rate: 600, time, rates })
    await actAs(owner, { installation: { announce: 'EVERYBODY' } })
    const jan = await register(app, 'Jan')
    const { event } = await announce(jan)
    const id = (await jan.get<{ id: string }>('{ me { id } }')).id
    await rates.hit(`written:${id}`, Infinity, 24 * 60 * 60_000, 4_999)
    expect((await act(jan, event, { notice: { text: 'The hall is open.' } })).code).toBeUndefined()
    expect((await act(jan, event, { notice: { text: 'The hall is full.' } })).code).toBe('TOO_MANY_ACTS')
    await app.close()
  })
})
