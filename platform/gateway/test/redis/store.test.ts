/** The contract of stores for Redis with an archive, and the refusals of a store shared by processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { BadConfig } from '../../src/base/bad-config.js'
import { nodeEntropy } from '../../src/base/entropy.js'
import { redisCluster } from '../../src/store/redis/cluster.js'
import { Away } from '../../src/base/failure.js'
import type { Home, LastEntries } from '../../src/store/cluster.js'
import type { Logged } from '../../src/table/entry.js'
import { append, storeContract } from '../store-contract.js'
import { newStore } from '../stores.js'

const nobody: Home = {
  takeOver: () => Promise.resolve(),
  back: () => undefined,
  revive: () => undefined,
  rowsChanged: () => undefined,
  isDriven: () => false,
  archiveAgain: () => Promise.resolve(),
}
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

describe.skipIf(!hasRedis)('on Redis', () => {
  let server: Server
  let database = 0
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.end())

  const open = async (url = `${server.url}/${database}`) => {
    const made = redisCluster({ url, archive: newStore(), word: (n) => nodeEntropy.word(n) })
    await made.cluster.start(nobody, silent)
    return made
  }
  storeContract('Redis', async () => {
    database += 1
    const { store, cluster } = await open()
    return {
      ...store,
      close: async () => {
        await cluster.leave()
        await store.close()
      },
    }
  })

  it('an older lease is fenced off, and acts of people need none', async () => {
    database += 1
    const [old, young] = [await open(), await open()]
    await old.store.append(append('a', 0))
    const before = await old.cluster.claim('a')
    expect(await young.cluster.claim('a')).toBeUndefined()
    // Normally a lease is taken over when its holder dies. Here it happens while the holder runs.
    await young.client.hdel(young.keys.table('a'), 'owner')
    const after = await young.cluster.claim('a')
    if (before === undefined || after === undefined) throw new Error('no lease')
    expect(after).toBeGreaterThan(before)
    expect(await old.store.append(append('a', 1, { fence: before }))).toBe('fenced')
    expect(await old.store.append(append('a', 1))).toBe('done')
    expect(await young.store.append(append('a', 2, { fence: after }))).toBe('done')
    await Promise.all([old.cluster.leave(), young.cluster.leave()])
  })

  it('a log is invalid in another generation', async () => {
    database += 1
    const one = await open()
    await one.store.append(append('a', 0))
    await one.client.hset(one.keys.table('a'), 'generation', 'another')
    expect(await one.store.append(append('a', 1))).toBe('stale')
    await expect(one.store.log('a')).rejects.toBeInstanceOf(Away)
    await one.cluster.leave()
  })

  it('other processes are told the last entries with the new length, unless they are long or of another log', async () => {
    database += 1
    const [one, other] = [await open(), await open()]
    const notified: [number, readonly Logged[] | undefined][] = []
    const grew = (length: number, last?: LastEntries): void => void notified.push([length, last?.()])
    const following = await other.cluster.follow('a', { grew, met: () => undefined })
    const first = append('a', 0)
    const two = { ...append('a', 1), entries: [...append('a', 1).entries, ...append('a', 2).entries] }
    await one.store.append(first)
    await one.store.append(two)
    const long = { kind: 'bot', chair: 0, name: 'ś'.repeat(4_000) } as const
    await one.store.append({ ...append('a', 3), entries: [{ at: 3, entry: long }] })
    await expect
      .poll(() => notified)
      .toEqual([
        [1, first.entries],
        [3, two.entries],
        [4, undefined],
      ])
    await other.client.publish(other.keys.nudges('a'), 'another 5 [5,{}]')
    await expect.poll(() => notified[3]).toEqual([5, undefined])
    following.stop()
    await Promise.all([one.cluster.leave(), other.cluster.leave()])
  })

  it('it cannot be used if it is unreachable', async () => {
    const line = 'The Redis at REDIS_URL cannot be used.'
    await expect(open('redis://127.0.0.1:1')).rejects.toThrow(new BadConfig(line))
  })

  it('nothing is accepted while it is away, or applied later', { timeout: 20_000 }, async () => {
    const other = await startRedis()
    const one = await open(other.url)
    await one.store.append(append('a', 0))
    await other.stop()
    const started = performance.now()
    await expect(one.store.append(append('a', 1))).rejects.toBeInstanceOf(Away)
    await expect(one.store.log('a')).rejects.toBeInstanceOf(Away)
    expect(performance.now() - started).toBeLessThan(1_000)
    await other.start()
    await expect.poll(() => one.cluster.status().ready, { timeout: 10_000 }).toBe(true)
    expect(await one.store.log('a')).toHaveLength(1)
    expect(await one.store.append(append('a', 1))).toBe('done')
    await one.cluster.leave()
    await other.end()
  })
})
