/** How many entries one event accepts from one address. */
import { expect, it } from 'vitest'
import { mayEnterBy } from '../../src/tournament/entries-from.js'
import { memoryRates } from '../../src/http/rates.js'
import { fakeTime } from '../help.js'

const guest = (address: string, id: string) => ({ address, session: null, person: { id, name: 'G' } })

it('one person has a few tries, even with an account', async () => {
  const time = fakeTime()
  const mayEnter = mayEnterBy(memoryRates(time))
  const member = { ...guest('192.0.2.7', 'a'), session: 's' }
  for (let n = 0; n < 10; n++) expect(await mayEnter('e', member)).toBe(true)
  expect(await mayEnter('e', member)).toBe(false)
  expect(await mayEnter('f', member)).toBe(true)
  await time.advance(60 * 60_000)
  expect(await mayEnter('e', member)).toBe(true)
})

it.each([
  ['one address', () => '192.0.2.7', 60],
  ['one household of IPv6', (n: number) => `2001:db8:1:1::${n.toString(16)}`, 60],
  ['the addresses of one network', (n: number) => `192.0.2.${n}`, 200],
  ['the households of one network of IPv6', (n: number) => `2001:db8:1:${n.toString(16)}::1`, 200],
])('guests from %s cannot fill an event', async (_, addressOf, most) => {
  const mayEnter = mayEnterBy(memoryRates(fakeTime()))
  let entered = 0
  for (let n = 0; n < 250; n++) if (await mayEnter('e', guest(addressOf(n), `g${n}`))) entered += 1
  expect(entered).toBe(most)
  expect(await mayEnter('e', guest('198.51.100.1', 'elsewhere'))).toBe(true)
  expect(await mayEnter('e', { ...guest(addressOf(0), 'member'), session: 's' })).toBe(true)
})
