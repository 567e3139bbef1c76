/**
 * Connections to Redis that fail at once while it is away. No command is queued, because it may be wrong by the time it
 * runs.
 */
import { readFileSync } from 'node:fs'
import { Redis, type Result } from 'ioredis'

declare module 'ioredis' {
  // Declares our scripts the way ioredis expects it.
  interface RedisCommander<Context> {
    /** append.lua */
    appendLog(...args: (string | number)[]): Result<string, Context>
    /** claim.lua */
    claimTable(table: string, me: string, dead: string, generation: string): Result<number, Context>
    /** beat.lua */
    beat(
      generation: string,
      whole: string,
      processes: string,
      words: string,
      me: string,
      word: string,
      known: string,
    ): Result<[now: string, generation: string, whole: string, processes: string[]], Context>
    /** take.lua; the first argument is the number of keys. */
    takeFromPool(
      ...args: (string | number)[]
    ): Result<[isTaken: number, free: string, left: string, rest: number], Context>
  }
}

const lua = (name: string): string => readFileSync(new URL(`./${name}.lua`, import.meta.url), 'utf8')

/** In milliseconds: without an answer in this time, Redis counts as away. */
export const redisTimeout = 2_000

/** In milliseconds. */
const retryAfter = 100

/** A connection that reconnects automatically, soon after it can. */
export function connect(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Done explicitly, so that it is known when all channels are subscribed again.
    autoResubscribe: false,
    connectTimeout: redisTimeout,
    commandTimeout: redisTimeout,
    retryStrategy: () => retryAfter,
    // By default a Redis that reads its data is asked only once a second whether it is done.
    maxLoadingRetryTime: retryAfter,
    scripts: {
      appendLog: { lua: lua('append'), numberOfKeys: 3 },
      claimTable: { lua: lua('claim'), numberOfKeys: 1 },
      beat: { lua: lua('beat'), numberOfKeys: 4 },
      takeFromPool: { lua: lua('take') },
    },
  })
  // Without a listener an outage would end the process. Failed commands are handled one by one.
  redis.on('error', () => undefined)
  return redis
}
