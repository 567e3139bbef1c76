/** Two gateways of a cluster: neither opens a day of deals while a table of it is in play at the other one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { DailyStore } from '../../src/daily/store.js'
import { sqlDaily } from '../../src/daily/store.js'
import type { SqlData } from '../../src/store/sql.js'
import { openSqlite } from '../../src/store/sqlite.js'
import type { Time } from '../../src/base/time.js'
import { asker, leave, look } from '../help.js'
import { levelled } from '../levelled.js'
import { begin, days, evening, minute, record, register, signInAgain, theDay } from '../daily/house.js'
import { gateway, type Gateway } from './gateways.js'

describe.skipIf(!hasRedis)('a day of deals in a cluster', () => {
  let server: Server
  let data: SqlData
  let gateways: readonly Gateway[]
  /** How far the clocks of all gateways are ahead, in milliseconds. */
  let ahead: number
  /** How often each gateway has looked for days to close. */
  let looks: number[]

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    data = await openSqlite(':memory:')
    ahead = 0
    looks = [0, 0]
    // What happens once a minute happens twenty times a second.
    const timeOf = (time: Time): Time => ({
      ...time,
      now: () => time.now() + ahead,
      after: (ms, then) => time.after(ms === minute ? 50 : ms, then),
    })
    const counted = (n: number): DailyStore => {
      const store = sqlDaily(data.db)
      return {
        ...store,
        unclosed: (before) => {
          looks[n] = (looks[n] ?? 0) + 1
          return store.unclosed(before)
        },
      }
    }
    const join = (n: number): Promise<Gateway> =>
      gateway(server.url, data.store, undefined, timeOf, {
        games: [levelled],
        data,
        daily: counted(n),
      })
    gateways = [await join(0), await join(1)]
    ahead = evening - (gateways[0] as Gateway).redis.time.now()
  })
  afterEach(async () => {
    await Promise.all(gateways.map(({ app }) => app.close()))
    await data.store.close()
  })

  it('is opened by each of them once the table at one of them has ended', async () => {
    const [one, other] = gateways as [Gateway, Gateway]
    const [ola, jan] = [await register(one.app, 'Ola'), await register(other.app, 'Jan')]
    const { id: olaAt } = await begin(ola)
    const { id: janAt } = await begin(jan)
    await leave(jan, janAt)
    ahead += 8 * minute
    const before = [...looks]
    await expect.poll(() => looks.every((n, i) => n >= (before[i] ?? 0) + 3)).toBe(true)
    const past = (at: Gateway) => days(asker(at.app), `day: "${theDay}"`)
    for (const at of gateways) {
      expect(await past(at)).toMatchObject({ over: false, opened: null, begun: 2 })
      expect(await look(asker(at.app), janAt)).toMatchObject({ code: 'CARDS_IN_PLAY' })
      expect(await record(asker(at.app), janAt)).toMatchObject({ code: 'CARDS_IN_PLAY' })
    }
    await leave(await signInAgain(one.app, ola), olaAt)
    for (const at of gateways) {
      await expect.poll(async () => (await past(at)).opened).not.toBeNull()
      await expect.poll(async () => (await look(asker(at.app), janAt)).__typename).toBe('Table')
    }
  })
})
