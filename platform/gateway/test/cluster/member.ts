/** One of several gateways that serve the same tables, whatever connects them. */
import type { FastifyInstance } from 'fastify'
import type { Cluster } from '../../src/store/cluster.js'
import type { Store } from '../../src/store/store.js'
import type { Time } from '../../src/base/time.js'
import type { Asker } from '../help.js'

export interface Member {
  readonly app: FastifyInstance
  readonly cluster: Cluster
  readonly store: Store
  readonly time: Time
  /** The same person at this gateway. */
  as(who: Asker): Asker
}
