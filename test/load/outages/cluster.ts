/** Two built gateways over a Redis and a PostgreSQL, behind one address; each reaches Redis through a network of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from '../../browser/balancer.js'
import { startPostgres } from '../../servers/postgres.js'
import { startRedis } from '../../servers/redis.js'
import { startRelay } from '../../servers/relay.js'
import { freePort } from '../../servers/server.js'
import { sleep } from '../clock.js'
import { listening, start, type Pinned } from '../process.js'

export interface TestCluster {
  readonly url: string
  readonly postgres: string
  /** Redis is killed, and comes back with its data after so many milliseconds. */
  restartRedis(away: number): Promise<void>
  /** A gateway is killed, and started again after so many milliseconds. */
  killGateway(n: number, away: number): Promise<void>
  /** A gateway cannot reach Redis for so many milliseconds. */
  cutOff(n: number, away: number): Promise<void>
  /** What each gateway says about tables whose settled hands are not archived. */
  behind(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** @param main the program of the gateways */
export async function startCluster(main: string): Promise<TestCluster> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-outages-'))
  const clean = (): void => rmSync(data, { recursive: true, force: true })
  process.once('exit', clean)
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const places = await Promise.all(
    [0, 1].map(async (n) => ({
      port: await freePort(),
      relay: await startRelay(redis.port),
      data: join(data, String(n)),
    })),
  )
  const startOne = ({ port, relay, data: folder }: (typeof places)[number]): Promise<Pinned> =>
    start(
      [main],
      {
        PORT: String(port),
        HOST: '127.0.0.1',
        STOLIK_DATA: folder,
        STOLIK_RATE: '0',
        STOLIK_BOT_DELAY: '100',
        STOLIK_SECRET: 'only for this minute, and for loopback: 7f3a9c',
        REDIS_URL: `redis://127.0.0.1:${relay.port}`,
        DATABASE_URL: postgres.url,
      },
      listening,
      'both',
    )
  const gateways: Pinned[] = []
  for (const place of places) gateways.push(await startOne(place))
  const ports = places.map(({ port }) => port)
  const health = watchHealth(ports)
  const balancer = await startBalancer(ports, health.serves)

  return {
    url: balancer.url.replace('localhost', '127.0.0.1'),
    postgres: postgres.url,
    restartRedis: async (away) => {
      await redis.stop('SIGKILL')
      await sleep(away)
      await redis.start()
    },
    killGateway: async (n, away) => {
      process.kill(gateways[n]?.pid ?? 0, 'SIGKILL')
      await sleep(away)
      const place = places[n]
      if (place !== undefined) gateways[n] = await startOne(place)
    },
    cutOff: async (n, away) => {
      places[n]?.relay.cut()
      await sleep(away)
      places[n]?.relay.mend()
    },
    behind: () =>
      Promise.all(
        places.map(async ({ port }) => {
          const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
          return /^stolik_archive_behind_tables (.*)$/m.exec(text)?.[1] ?? 'unknown'
        }),
      ),
    stop: async () => {
      health.stop()
      await balancer.stop()
      await Promise.all(gateways.map((one) => one.stop()))
      await Promise.all(places.map(({ relay }) => relay.stop()))
      await Promise.all([redis.end(), postgres.end()])
      process.off('exit', clean)
      clean()
    },
  }
}

/** Asks the gateways whether they can serve, as docs/deploy/Caddyfile tells Caddy to. */
function watchHealth(ports: readonly number[]): {
  readonly serves: (port: number) => boolean
  readonly stop: () => void
} {
  const every = 2_000
  const unready = new Set<number>()
  const look = async (port: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(every),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) unready.delete(port)
    else unready.add(port)
  }
  const timer = setInterval(() => ports.forEach((port) => void look(port)), every)
  return { serves: (port) => !unready.has(port), stop: () => clearInterval(timer) }
}
