/** How many accounts are made from one household, and from one neighbourhood. */
import { expect, it } from 'vitest'
import { throttle } from '../../src/account/throttle.js'
import { memoryRates } from '../../src/http/rates.js'
import { fakeTime } from '../help.js'

const hour = 60 * 60_000

it.each([
  ['one household', () => '192.0.2.7', 400, 400],
  ['one network', (n: number) => `192.0.2.${n % 256}`, 500, 500],
  ['one network of IPv6', (n: number) => `2001:db8:1:${(n % 200).toString(16)}::1`, 500, 500],
])(
  '%s makes so many in an hour, and no more than a thousand in a day',
  async (_, addressOf, first, second) => {
    const time = fakeTime()
    const { register } = throttle(memoryRates(time))
    const made: number[] = []
    for (let n = 0; n < 4; n++) {
      let now = 0
      for (let i = 0; i < 700; i++) if (await register(addressOf(i))) now += 1
      made.push(now)
      expect(await register('198.51.100.7')).toBe(true)
      await time.advance(hour)
    }
    expect(made.slice(0, 2)).toEqual([first, second])
    expect(made.reduce((sum, now) => sum + now)).toBe(1_000)
  },
)

it('an account that was not made after all counts nowhere', async () => {
  const { register } = throttle(memoryRates(fakeTime()))
  for (let n = 0; n < 2_000; n++) {
    expect(await register('192.0.2.7')).toBe(true)
    await register('192.0.2.7', -1)
  }
})
