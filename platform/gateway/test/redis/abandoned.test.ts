/** Abandoned tables in a cluster of several gateways are found, closed and forgotten. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Store } from '../../src/store/store.js'
import type { Time } from '../../src/base/time.js'
import { addBot, leave, look, openTiny, play, type Asker } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 20_000, interval: 20 }
const minute = 60_000

describe.skipIf(!hasRedis)('in a cluster of several gateways', { timeout: 60_000 }, () => {
  let server: Server
  let archive: Store
  let one: Gateway
  let two: Gateway
  let ola: Asker
  /** How far the clock of the tables is ahead, and the tasks that run once a minute. */
  let ahead: number
  let sweeps: Set<() => void>

  const moved = (time: Time): Time => ({
    now: () => time.now() + ahead,
    elapsed: () => time.elapsed() + ahead,
    after: (ms, then) => {
      if (ms !== minute) return time.after(ms, then)
      sweeps.add(then)
      return () => sweeps.delete(then)
    },
  })
  const sweep = (): void => {
    const now = [...sweeps]
    sweeps.clear()
    for (const then of now) then()
  }

  beforeEach(async () => {
    ;[ahead, sweeps] = [0, new Set()]
    server = await startRedis()
    archive = newStore()
    const pace = { bot: 0, between: 12_000 }
    one = await gateway(server.url, archive, pace, moved)
    two = await gateway(server.url, archive, pace, moved)
    ;[ola] = (await people(one.app, 1)) as [Asker]
  })
  afterEach(async () => {
    await Promise.all([one.app.close(), two.app.close()])
    await server.end()
  })

  const rowsAt = (at: Gateway): Promise<readonly object[]> => at.as(ola).get('{ lobby { id } }')

  it('a table whose owner is unknown is taken over within seconds', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    const { client, keys } = one.redis
    await client.multi().hset(keys.table(id), 'owner', 'nobody').hincrby(keys.table(id), 'fence', 1).exec()
    await addBot(ola, id)
    await expect.poll(() => client.hget(keys.table(id), 'owner'), patience).not.toBe('nobody')
    for (let seen = await look(ola, id); seen.phase === 'PLAYING'; seen = await look(ola, id))
      if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true)
        await play(ola, id, seen.seq, seen.view.legal[0] ?? '')
    expect((await look(two.as(ola), id)).phase).toBe('BETWEEN')
  })

  it('a table where strangers wait in vain is closed once, and disappears everywhere', async () => {
    const { id, seq } = await openTiny(ola)
    await look(two.as(ola), id)
    await expect.poll(() => rowsAt(two), patience).toEqual([{ id }])
    ahead = 14 * minute
    sweep()
    expect((await look(two.as(ola), id)).phase).toBe('GATHERING')
    ahead = 16 * minute
    sweep()
    await expect.poll(async () => (await look(two.as(ola), id)).phase, patience).toBe('CLOSED')
    expect((await one.redis.store.log(id, seq)).map(({ entry }) => entry)).toEqual([{ kind: 'close' }])
    await expect.poll(() => rowsAt(two), patience).toEqual([])
    expect(await rowsAt(one)).toEqual([])
  })

  it('a finished table leaves nothing in Redis once it is archived', async () => {
    const { id } = await openTiny(ola)
    await leave(two.as(ola), id)
    const { client, keys } = one.redis
    await expect.poll(() => archive.live(), patience).toEqual([])
    await expect.poll(() => client.smembers(keys.live), patience).toEqual([])
    const expiries = async (): Promise<number[]> => {
      const left = await client.keys(`*{${id}}*`)
      return Promise.all(left.map((key) => client.ttl(key)))
    }
    await expect.poll(async () => Math.min(...(await expiries())), patience).toBeGreaterThan(0)
    expect(Math.max(...(await expiries()))).toBeLessThanOrEqual(15 * 60)
    await expect
      .poll(async () => (await client.keys('*driven*')).length + (await client.hlen(keys.rows)), patience)
      .toBe(0)
  })
})
