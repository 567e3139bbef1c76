import type { Redis } from 'ioredis'
import type { Log } from '../../base/failure.js'
import { logAnswered } from './failure.js'
import type { Keys } from './keys.js'
import type { Rates } from '../../http/rates.js'

/**
 * Counts in Redis for all processes together. Each process also counts for itself: while Redis is away, and so that a flood at
 * one process is refused there, without a request to Redis for each.
 */
export function redisRates(
  client: Redis,
  deps: { readonly keys: Pick<Keys, 'rate' | 'pool' | 'share'>; readonly alone: Rates; readonly log: Log },
): Rates {
  return {
    hit: async (name, most, window, more = 1) => {
      const key = deps.keys.rate(name)
      const isWithin = await deps.alone.hit(name, most, window, more)
      if (!isWithin) return false
      try {
        // The first request starts the window; later ones do not move it.
        const answers = await client.multi().incrby(key, more).pexpire(key, window, 'NX').exec()
        const [failed, count] = answers?.[0] ?? []
        if (failed instanceof Error || typeof count !== 'number') throw failed ?? new Error('no count')
        return count <= most
      } catch (error) {
        logAnswered(deps.log, 'Redis could not count requests', error)
        return isWithin
      }
    },
    take: async (taking) => {
      const { pool, size, amount, window, shares } = taking
      const names = [deps.keys.pool(pool), ...shares.map(({ key }) => deps.keys.share(pool, key))]
      const limits = shares.flatMap(({ most, times }) => [most, times])
      try {
        const answer = await client.takeFromPool(names.length, ...names, amount, size, window, ...limits)
        const [isTaken, free, left, rest] = answer
        return { isTaken: isTaken === 1, free: Number(free), left: Number(left), rest }
      } catch (error) {
        logAnswered(deps.log, 'Redis could not share out a budget', error)
        return deps.alone.take(taking)
      }
    },
    rest: async (name) => {
      try {
        const shared = await client.pttl(deps.keys.rate(name))
        return shared > 0 ? shared : await deps.alone.rest(name)
      } catch (error) {
        logAnswered(deps.log, 'Redis did not say how long a window lasts', error)
        return deps.alone.rest(name)
      }
    },
  }
}
