/** The targets of the attacks: one gateway as it is shipped, or two over Redis and PostgreSQL. */
import { join } from 'node:path'
import { startTarget, type Target } from '../fuzz/gateway.js'
import { hasPostgres, startPostgres } from '../servers/postgres.js'
import { hasRedis, startRedis } from '../servers/redis.js'

export interface Targets {
  readonly ports: readonly number[]
  readonly setup: string
  /** The bytes that each gateway uses now. */
  memory(): readonly number[]
  dead(): string | undefined
  end(): Promise<void>
}

/** The settings as shipped, with limits on. */
const limited = {
  STOLIK_RATE: '',
  STOLIK_PROXIES: 'loopback',
  STOLIK_BOT_DELAY: '20',
  NODE_ENV: 'production',
}
const built = join(import.meta.dirname, '../../platform/gateway/dist/bundle/main.js')

const of = (gateways: readonly Target[], end: () => Promise<void>): Targets => ({
  ports: gateways.map(({ port }) => port),
  setup: gateways[0]?.setup ?? '',
  memory: () => gateways.map((gateway) => gateway.memory()),
  dead: () => gateways.map((gateway) => gateway.dead()).find((said) => said !== undefined),
  end: async () => {
    await Promise.all(gateways.map((gateway) => gateway.end()))
    await end()
  },
})

export async function startOne(): Promise<Targets> {
  return of([await startTarget(limited, [built])], () => Promise.resolve())
}

export const hasServers = hasRedis && hasPostgres

export async function startTwo(): Promise<Targets> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const shared = { ...limited, REDIS_URL: redis.url, DATABASE_URL: postgres.url }
  // One after the other: the first one migrates the database.
  const gateways = [await startTarget(shared, [built]), await startTarget(shared, [built])]
  return of(gateways, async () => {
    await Promise.all([redis.end(), postgres.end()])
  })
}
