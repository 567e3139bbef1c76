import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../servers/postgres.js'
import { startRedis } from '../servers/redis.js'
import type { Options } from './options.js'
import { listening, start, type Pinned } from './process.js'

const sampler = pathToFileURL(join(import.meta.dirname, 'sampler.mjs')).href
const ownDist = join(import.meta.dirname, '../../platform/gateway/dist')

export interface Gateways {
  readonly all: readonly Pinned[]
  /** The address of the gateways in turn. */
  url(n: number): string
  cpu(): number
  stop(): Promise<void>
}

/**
 * Starts the built gateways as `npm start` would, without a request limit per address.
 * @param dist the folder of the built gateway; default: of this checkout
 */
export async function startGateways(
  { gateways, redis, profile, rest, masters }: Options,
  dist = ownDist,
): Promise<Gateways> {
  // A profile tells stages by the file of a function, and the bundle has one file for all of them.
  const bundle = join(dist, 'bundle/main.js')
  const main = profile || !existsSync(bundle) ? join(dist, 'main.js') : bundle
  const data = mkdtempSync(join(tmpdir(), 'stolik-load-'))
  const clean = (): void => rmSync(data, { recursive: true, force: true })
  // However this process ends.
  process.once('exit', clean)
  // These run on the clients' core, like everything that this process starts.
  const servers = redis ? [await startRedis(), await startPostgres()] : []
  const [REDIS_URL = '', DATABASE_URL = ''] = servers.map(({ url }) => url)
  const all: Pinned[] = []
  for (let n = 0; n < gateways; n++)
    all.push(
      await start(
        profile || rest > 0 ? ['--expose-gc', '--import', sampler, main] : [main],
        {
          PORT: '0',
          HOST: '127.0.0.1',
          STOLIK_DATA: join(data, String(n)),
          STOLIK_RATE: '0',
          // Masters have as much time as in earnest.
          ...(masters === 0 && { STOLIK_BOT_DELAY: '0' }),
          STOLIK_SECRET: 'only for this minute, and for loopback: 7f3a9c',
          // An empty setting counts as unset.
          REDIS_URL,
          DATABASE_URL,
        },
        listening,
        // As on any machine with two cores, a thread that thinks can be on another one than the thread that serves people.
        masters === 0 ? 'own' : 'both',
      ),
    )
  return {
    all,
    url: (n) => (all[n % all.length] as Pinned).address.replace('localhost', '127.0.0.1'),
    cpu: () => all.reduce((sum, one) => sum + one.cpu(), 0),
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()))
      await Promise.all(servers.map((one) => one.end()))
      process.off('exit', clean)
      clean()
    },
  }
}
