/** One contract for both stores of rates, and which addresses count as one. */
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { household, memoryRates, within as withinAll, type Rates, type Share } from '../../src/http/rates.js'
import { connect } from '../../src/store/redis/connect.js'
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

const [window, everything] = [60_000, { most: 1_000, times: 1_000 }]
/** How much of a pool of 100 a key gets, in steps of 5. */
async function taken(rates: Rates, shares: readonly Share[], pool = 'pool'): Promise<number> {
  let sum = 0
  for (;;) {
    const { isTaken } = await rates.take({ pool, size: 100, amount: 5, window, shares })
    if (!isTaken) return sum
    sum += 5
  }
}

const sharing = (made: () => readonly [Rates, Rates]): void => {
  it('leave as much in a pool as a share has taken, for whoever comes next', async () => {
    const [one, other] = made()
    const share = (key: string): Share => ({ key, most: 1_000, times: 1 })
    expect(await taken(one, [share('a')])).toBe(50)
    expect(await taken(other, [share('b')])).toBe(25)
    expect(await taken(one, [share('c')])).toBe(15)
    expect(await taken(other, [share('a')])).toBe(0)
    expect(await taken(other, [])).toBe(10)
  })
  it('take from all shares or from none', async () => {
    const [one, other] = made()
    const wide: Share = { key: 'wide', ...everything }
    expect(await taken(one, [wide, { key: 'small', most: 15, times: 9 }], 'of all')).toBe(15)
    const answer = await other.take({ pool: 'of all', size: 100, amount: 10, window, shares: [wide] })
    expect(answer).toMatchObject({ isTaken: true, free: 85, left: 85 })
    expect(answer.rest).toBeGreaterThan(50_000)
    expect(await other.take({ pool: 'of all', size: 100, amount: 80, window, shares: [wide] })).toMatchObject(
      { isTaken: false, free: 75, left: 75 },
    )
  })
  it('count nothing for those who are refused for others’ sake', async () => {
    const [one, other] = made()
    const own = { key: 'own', most: 3, window }
    const common = { key: 'common', most: 1, window }
    expect(await withinAll(one, [own, common])).toBe(true)
    for (let n = 0; n < 9; n++) expect(await withinAll(one, [own, common])).toBe(false)
    expect([await withinAll(other, [own]), await withinAll(one, [own])]).toEqual([true, true])
    expect(await withinAll(other, [own])).toBe(false)
  })
}

describe('rates in memory', () => {
  sharing(() => {
    const rates = memoryRates(fakeTime())
    return [rates, rates]
  })
  it('fill a pool again after its window', async () => {
    const time = fakeTime()
    const rates = memoryRates(time)
    expect(await taken(rates, [])).toBe(100)
    await time.advance(window)
    expect(await taken(rates, [])).toBe(100)
  })

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
    const client = connect(server.url)
    client.connect().catch(() => undefined)
    clients.push(client)
    return redisRates(client, { keys: keysOf(0), alone: memoryRates(realTime), log })
  }
  beforeAll(async () => (server = await startRedis()))
  afterAll(async () => {
    for (const client of clients) client.disconnect()
    await server.end()
  })

  describe('of two processes', () => {
    let both: readonly [Rates, Rates]
    beforeAll(async () => {
      both = [process(), process()]
      await Promise.all(clients.map((client) => new Promise((resolve) => client.once('ready', resolve))))
    })
    sharing(() => both)
  })
  it('are shared by all processes, and forgotten after the window', async () => {
    const rates = [process(), process()] as const
    const fresh = clients.filter(({ status }) => status !== 'ready')
    await Promise.all(fresh.map((client) => new Promise((resolve) => client.once('ready', resolve))))
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
    expect(await taken(rates, [], 'alone')).toBe(100)
  })
})
