import type { Redis } from 'ioredis'
import { logFailure, type Log } from '../../base/failure.js'
import type { Keys } from './keys.js'
import type { Rates } from '../../http/rates.js'

/** Counts in Redis for all processes together. While Redis is away, each process counts for itself. */
export function redisRates(
  client: Redis,
  deps: { readonly keys: Pick<Keys, 'rate'>; readonly alone: Rates; readonly log: Log },
): Rates {
  return {
    hit: async (name, most, window, more = 1) => {
      const key = deps.keys.rate(name)
      try {
        // The first request starts the window; later ones do not move it.
        const answers = await client.multi().incrby(key, more).pexpire(key, window, 'NX').exec()
        const [failed, count] = answers?.[0] ?? []
        if (failed instanceof Error || typeof count !== 'number') throw failed ?? new Error('no count')
        return count <= most
      } catch (error) {
        logFailure(deps.log, 'Redis could not count requests', error)
        return deps.alone.hit(name, most, window, more)
      }
    },
    rest: async (name) => {
      try {
        return Math.max(0, await client.pttl(deps.keys.rate(name)))
      } catch (error) {
        logFailure(deps.log, 'Redis did not say how long a window lasts', error)
        return deps.alone.rest(name)
      }
    },
  }
}
