/** How many entries one event accepts from one address, whether people have an account or not. */
import { describe, expect, it } from 'vitest'
import { mayEnterBy } from '../../src/event/api/entries-from.js'
import { memoryRates } from '../../src/http/rates.js'
import type { Tier } from '../../src/http/quotas.js'
import { fakeTime } from '../help.js'

const tierOf = ({ session }: { readonly session: string | null }): Promise<Tier> =>
  Promise.resolve((session ?? 'newcomer') as Tier)
const enterer = (address: string, id: string, session: Tier | null = null) => ({
  address,
  session,
  person: { id, name: 'G' },
})
const event = (id: string, capacity: number | null = null) => ({ id, capacity })
const limited = (time = fakeTime(), more = 1) => mayEnterBy({ rates: memoryRates(time), tierOf }, more)

it('one person has a few tries, even with an account', async () => {
  const time = fakeTime()
  const mayEnter = limited(time)
  const member = enterer('192.0.2.7', 'a', 'known')
  for (let n = 0; n < 10; n++) expect(await mayEnter(event('e'), member)).toBe(true)
  expect(await mayEnter(event('e'), member)).toBe(false)
  expect(await mayEnter(event('f'), member)).toBe(true)
  await time.advance(60 * 60_000)
  expect(await mayEnter(event('e'), member)).toBe(true)
})

it('one person enters so many events a day', async () => {
  const mayEnter = limited()
  const entered = async (session: Tier): Promise<number> => {
    let events = 0
    for (let n = 0; n < 150; n++)
      if (await mayEnter(event(`${session} ${n}`), enterer(`10.0.${n}.1`, session, session))) events += 1
    return events
  }
  expect([await entered('newcomer'), await entered('known')]).toEqual([30, 100])
})

describe.each([
  ['guests', null],
  ['new accounts', 'newcomer'],
] as const)('%s', (_, session) => {
  it.each([
    ['one address', () => '192.0.2.7', 60],
    ['one household of IPv6', (n: number) => `2001:db8:1:1::${n.toString(16)}`, 60],
    ['the addresses of one network', (n: number) => `192.0.2.${n}`, 200],
    ['the households of one network of IPv6', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 200],
  ])('from %s cannot fill an event', async (_, addressOf, most) => {
    const mayEnter = limited()
    let entered = 0
    for (let n = 0; n < 250; n++)
      if (await mayEnter(event('e'), enterer(addressOf(n), `g${n}`, session))) entered += 1
    expect(entered).toBe(most)
    expect(await mayEnter(event('e'), enterer('198.51.100.1', 'elsewhere', session))).toBe(true)
    expect(await mayEnter(event('e'), enterer(addressOf(0), 'member', 'known'))).toBe(true)
  })

  it('from one network take a quarter of the places in an hour, and half in a day', async () => {
    const time = fakeTime()
    const mayEnter = limited(time)
    const entered: number[] = []
    for (const hour of [0, 1, 2]) {
      let now = 0
      for (let n = 0; n < 250; n++)
        if (await mayEnter(event('e', 400), enterer(`192.0.2.${n}`, `g${hour} ${n}`, session))) now += 1
      entered.push(now)
      await time.advance(60 * 60_000)
    }
    expect(entered).toEqual([100, 100, 0])
  })
})

it('forty people enter from one hall, and four hundred members from a large one', async () => {
  const mayEnter = limited()
  for (let n = 0; n < 40; n++)
    expect(await mayEnter(event('e', 40), enterer('192.0.2.7', `new ${n}`, 'newcomer'))).toBe(true)
  for (let n = 0; n < 400; n++)
    expect(await mayEnter(event('e', 400), enterer('192.0.2.7', `m${n}`, 'known'))).toBe(true)
})

it('the operator can allow more', async () => {
  const mayEnter = limited(fakeTime(), 3)
  for (let n = 0; n < 180; n++) expect(await mayEnter(event('e'), enterer('192.0.2.7', `g${n}`))).toBe(true)
  expect(await mayEnter(event('e'), enterer('192.0.2.7', 'late'))).toBe(false)
})
