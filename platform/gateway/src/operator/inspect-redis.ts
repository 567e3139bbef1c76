/** Looks at a Redis server as it is configured, without changing anything. `INFO` works where `CONFIG` is forbidden, too. */
import { connect, open } from '../store/redis/connect.js'
import { betweenOf, type Between } from './offset.js'

export interface RedisFacts {
  /** Such as `7.0.15`. Valkey reports the Redis that it is compatible with. */
  readonly version: string
  /** Which keys are thrown away when memory is full; only `noeviction` is safe. */
  readonly policy: string
  /** Whether each write goes into a file (`appendonly`). */
  readonly appendOnly: boolean
  /** Whether the last write into that file, and the last rewrite of it, succeeded. */
  readonly fileWorks: boolean
  /** The share of its memory that is in use, from 0 to 1; undefined without a limit. */
  readonly full: number | undefined
  readonly clock: Between
}

/** @throws if it cannot be reached */
export async function inspectRedis(url: string, now: () => number): Promise<RedisFacts> {
  const client = connect(url)
  try {
    await open(client)
    const about = infoOf(await client.info())
    const sent = now()
    const [seconds, micros] = await client.time()
    const limit = Number(about.get('maxmemory') ?? 0)
    return {
      version: about.get('redis_version') ?? '0',
      policy: about.get('maxmemory_policy') ?? 'noeviction',
      appendOnly: about.get('aof_enabled') === '1',
      fileWorks: ['aof_last_write_status', 'aof_last_bgrewrite_status'].every(
        (name) => (about.get(name) ?? 'ok') === 'ok',
      ),
      full: limit === 0 ? undefined : Number(about.get('used_memory') ?? 0) / limit,
      clock: betweenOf(sent, Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000), now()),
    }
  } finally {
    client.disconnect()
  }
}

const infoOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(':')
      return at <= 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const]
    }),
  )
