import type { Redis } from 'ioredis'
import { logFailure, type Log } from '../../base/failure.js'
import type { Keys } from './keys.js'
import type { Rates } from '../../http/rates.js'

/**
 * Counts in Redis for all processes together. Each process also counts for itself: while Redis is away, and so that a flood at
 * one process is refused there, without a request to Redis for each.
 */
export function redisRates(
  client: Redis,
  deps: { readonly keys: Pick<Keys, 'rate'>; readonly alone: Rates; readonly log: Log },
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
        logFailure(deps.log, 'Redis could not count requests', error)
        return isWithin
      }
    },
    rest: async (name) => {
      try {
        const shared = await client.pttl(deps.keys.rate(name))
        return shared > 0 ? shared : await deps.alone.rest(name)
      } catch (error) {
        logFailure(deps.log, 'Redis did not say how long a window lasts', error)
        return deps.alone.rest(name)
      }
    },
  }
}
