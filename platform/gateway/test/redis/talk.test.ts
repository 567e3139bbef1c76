/** The talk at a table with several gateways: heard everywhere, counted once, and gone when Redis is emptied. */
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { memoryRates } from '../../src/http/rates.js'
import { keysOf } from '../../src/store/redis/keys.js'
import { redisRates } from '../../src/store/redis/rates.js'
import { realTime } from '../../src/base/time.js'
import { openTiny, sit, type Asker } from '../help.js'
import { listen, subscribe, type Watching } from '../socket-help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

interface Talk {
  readonly remarks: readonly { readonly phrase: string; readonly name: string }[]
}

const say = (who: Asker, table: string, phrase: string): Promise<{ __typename: string; wait: number }> =>
  who.get(
    `mutation { say(table: "${table}", phrase: "${phrase}") {
      __typename ... on TooSoon { wait } ... on Refused { code }
    } }`,
  )

describe.skipIf(!hasRedis)('talk in a cluster of several gateways', () => {
  let server: Server
  let database = 0
  let url: string
  let one: Gateway
  let two: Gateway
  let ola: Asker
  let jan: Asker
  const watching: Watching<Talk>[] = []

  const join = async (archive = newStore()): Promise<Gateway> => {
    const redis = new Redis(url)
    const keys = keysOf(database)
    const log = { error: () => undefined, warn: () => undefined, info: () => undefined }
    const rates = redisRates(redis, { keys, alone: memoryRates(realTime), log })
    const made = await gateway(url, archive, undefined, undefined, { rates })
    made.app.addHook('onClose', () => redis.disconnect())
    return made
  }
  const hear = async ({ app }: Gateway, table: string): Promise<Watching<Talk>> => {
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : await listen(app)
    const it = subscribe<Talk>(port, `subscription { talk(id: "${table}") { remarks { phrase name } } }`)
    watching.push(it)
    return it
  }
  beforeAll(async () => {
    server = await startRedis('--databases', '64')
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database += 1
    url = `${server.url}/${database}`
    const archive = newStore()
    ;[one, two] = [await join(archive), await join(archive)]
    ;[ola, jan] = (await people(one.app, 2)) as [Asker, Asker]
  })
  afterEach(async () => {
    for (const it of watching.splice(0)) it.close()
    await Promise.all([one, two].map(({ app }) => app.close()))
  })

  it('is heard at every gateway, also by people who come later, and is in no log', async () => {
    const { id } = await openTiny(ola)
    const { seq } = await sit(two.as(jan), id)
    const here = await hear(one, id)
    expect((await say(two.as(jan), id, 'good-evening')).__typename).toBe('Said')
    expect((await say(ola, id, 'good-luck')).__typename).toBe('Said')
    const both = [
      { phrase: 'good-evening', name: 'P1' },
      { phrase: 'good-luck', name: 'P0' },
    ]
    expect((await here.until(({ remarks }) => remarks.length === 2)).remarks).toEqual(both)
    const there = await hear(two, id)
    expect((await there.until(({ remarks }) => remarks.length === 2)).remarks).toEqual(both)
    expect(await one.redis.store.log(id)).toHaveLength(seq)
    expect(await two.redis.client.ttl(two.redis.keys.remarks(id))).toBeGreaterThan(0)
  })

  it('of a forgotten person is removed everywhere, from Redis too', async () => {
    const { id } = await openTiny(ola)
    await sit(two.as(jan), id)
    await say(two.as(jan), id, 'hello')
    await say(ola, id, 'good-luck')
    await two.as(jan).get(`mutation { leave(table: "${id}") { __typename } }`)
    const there = await hear(one, id)
    await there.until(({ remarks }) => remarks.length === 2)
    const done = await two.as(jan).get('mutation { deleteAccount { ... on Done { done } } }')
    expect(done).toEqual({ done: true })
    expect((await there.until(({ remarks }) => remarks.length === 1)).remarks).toEqual([
      { phrase: 'good-luck', name: 'P0' },
    ])
    expect(await two.redis.client.lrange(two.redis.keys.remarks(id), 0, -1)).toEqual([
      expect.not.stringContaining('P1'),
    ])
  })

  it('is counted once, whichever gateway it comes through', async () => {
    const { id } = await openTiny(ola)
    const ways = [ola, two.as(ola), ola, two.as(ola), ola, two.as(ola), ola, two.as(ola)]
    const answers = await Promise.all(ways.map((who) => say(who, id, 'hello')))
    expect(answers.filter(({ __typename }) => __typename === 'Said')).toHaveLength(6)
    for (const { wait } of answers.filter(({ __typename }) => __typename === 'TooSoon')) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(30_000)
    }
  })
})
