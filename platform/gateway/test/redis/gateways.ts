/** Gateways of one cluster in this process, each with its own connections as if on its own machine. */
import type { FastifyInstance } from 'fastify'
import { nodeEntropy } from '../../src/base/entropy.js'
import { redisCluster } from '../../src/store/redis/cluster.js'
import type { Store } from '../../src/store/store.js'
import type { Cluster } from '../../src/store/cluster.js'
import type { Pace } from '../../src/table/due.js'
import type { Time } from '../../src/base/time.js'
import { asker, guest, testApp, type Asker, type TestDeps } from '../help.js'

export interface Gateway {
  readonly app: FastifyInstance
  readonly cluster: Cluster
  readonly redis: ReturnType<typeof redisCluster>
  /** The same person at this gateway. */
  as(who: Asker): Asker
}

/** The archive stays open when a gateway stops, because the others use it. */
export async function gateway(
  url: string,
  archive: Store,
  pace: Pace = { bot: 0, between: 12_000 },
  timeOf: (time: Time) => Time = (time) => time,
  rest: TestDeps = {},
  known?: string,
): Promise<Gateway> {
  const redis = redisCluster({
    url,
    archive: { ...archive, close: () => Promise.resolve() },
    ...(known !== undefined && { known }),
    word: (n) => nodeEntropy.word(n),
  })
  const { cluster, store, time } = redis
  const app = await testApp({ cluster, store, time: timeOf(time), pace, entropy: nodeEntropy, ...rest })
  return { app, cluster, redis, as: (who) => asker(app, who.token) }
}

export const people = (app: FastifyInstance, count: number): Promise<Asker[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => guest(app, `P${i}`)))
