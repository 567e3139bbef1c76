/** One contract for both stores of rates, and which addresses count as one. */
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { household, memoryRates, type Rates } from '../../src/http/rates.js'
import { redisRates } from '../../src/store/redis/rates.js'
import { keysOf } from '../../src/store/redis/keys.js'
import { realTime } from '../../src/base/time.js'
import { fakeTime } from '../help.js'

const log = { error: () => undefined, warn: () => undefined, info: () => undefined }

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, home) => {
    expect(household(address)).toBe(home)
  })
})

/** How many of `tries` simultaneous attempts are within a limit. */
const within = async (rates: Rates, key: string, most: number, tries: number): Promise<number> => {
  const hits = await Promise.all(Array.from({ length: tries }, () => rates.hit(key, most, 60_000)))
  return hits.filter(Boolean).length
}

describe('rates in memory', () => {
  it('count each key separately, and start again after the window', async () => {
    const time = fakeTime()
    const rates = memoryRates(time)
    expect([await within(rates, 'a', 3, 5), await within(rates, 'b', 3, 2)]).toEqual([3, 2])
    await time.advance(59_999)
    expect(await within(rates, 'a', 3, 1)).toBe(0)
    await time.advance(1)
    expect(await within(rates, 'a', 3, 5)).toBe(3)
  })
  it('are bounded in number', async () => {
    const rates = memoryRates(fakeTime())
    await rates.hit('first', 1, 60_000)
    for (let i = 0; i < 100_001; i++) await rates.hit(`k${i}`, 1, 60_000)
    expect(await rates.hit('first', 1, 60_000)).toBe(true)
    expect(await rates.hit('k100000', 1, 60_000)).toBe(false)
  })
  it('are not all searched for each new key when full', async () => {
    const time = fakeTime()
    let looks = 0
    const rates = memoryRates({
      now: () => {
        looks += 1
        return time.now()
      },
    })
    for (let i = 0; i < 100_000; i++) await rates.hit(`k${i}`, 1, 60_000)
    looks = 0
    for (let i = 0; i < 10_000; i++) await rates.hit(`more${i}`, 1, 60_000)
    // The clock is read once per entry looked at, and a few times per new key.
    expect(looks).toBeLessThan(200_000)
  })
})

describe.skipIf(!hasRedis)('rates in Redis', () => {
  let server: Server
  const clients: Redis[] = []
  const process = (): Rates => {
    const client = new Redis(server.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
    client.on('error', () => undefined)
    clients.push(client)
    return redisRates(client, { keys: keysOf(0), alone: memoryRates(realTime), log })
  }
  beforeAll(async () => (server = await startRedis()))
  afterAll(async () => {
    for (const client of clients) client.disconnect()
    await server.end()
  })

  it('are shared by all processes, and forgotten after the window', async () => {
    const rates = [process(), process()] as const
    await Promise.all(clients.map((client) => new Promise((resolve) => client.once('ready', resolve))))
    const counts = await Promise.all(rates.map((one) => within(one, 'a', 10, 8)))
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(10)
    const key = keysOf(0).rate('a')
    const left = (await clients[0]?.pttl(key)) ?? 0
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
  })
  it('are counted by each process separately while Redis is away, so there is always a limit', async () => {
    const rates = process()
    await server.stop()
    expect(await within(rates, 'b', 3, 5)).toBe(3)
  })
})
