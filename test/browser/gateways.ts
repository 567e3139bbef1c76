/**
 * Where a journey runs: at one gateway with its own file or, with STOLIK_JOURNEYS=two, at two of them over Redis and
 * PostgreSQL, behind one address that alternates between them.
 */
import { startPostgres } from '../servers/postgres.js'
import { startRedis } from '../servers/redis.js'
import { startBalancer } from './balancer.js'
import { startAlone, type Gateway, type Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'

/** The part that every journey may use, whichever it runs on. */
export type Somewhere = Pick<Served, 'url' | 'stop'>

export interface TwoGateways extends Somewhere {
  readonly gateways: readonly [Gateway, Gateway]
}

export async function startTwo(): Promise<TwoGateways> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const shared = { REDIS_URL: redis.url, DATABASE_URL: postgres.url }
  const gateways = await Promise.all([startAlone(shared), startAlone(shared)])
  const balancer = await startBalancer(gateways.map(({ url }) => Number(new URL(url).port)))
  return {
    url: balancer.url,
    gateways,
    stop: async () => {
      await balancer.stop()
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      await Promise.all([redis.end(), postgres.end()])
    },
  }
}

export const overTwo = process.env['STOLIK_JOURNEYS'] === 'two'

/** Starts either, for journeys that run on both. */
export const startGateways = (): Promise<Somewhere> => (overTwo ? startTwo() : startGateway())
