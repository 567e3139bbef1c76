/**
 * Connections to Redis that fail at once while it is away. No command is queued, because it may be wrong by the time it
 * runs.
 */
import { readFileSync } from 'node:fs'
import { Redis, type RedisOptions, type Result } from 'ioredis'
import { readRedisAddress } from './address.js'

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

/**
 * A connection that reconnects automatically, soon after it can, and each time asks anew where Redis is: its name is looked
 * up, or its sentinels are asked.
 */
export function connect(url: string): Redis {
  const options: RedisOptions = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Done explicitly, so that it is known when all channels are subscribed again.
    autoResubscribe: false,
    connectTimeout: redisTimeout,
    commandTimeout: redisTimeout,
    retryStrategy: () => retryAfter,
    sentinelRetryStrategy: () => retryAfter,
    // By default a Redis that reads its data is asked only once a second whether it is done.
    maxLoadingRetryTime: retryAfter,
    scripts: {
      appendLog: { lua: lua('append'), numberOfKeys: 3 },
      claimTable: { lua: lua('claim'), numberOfKeys: 1 },
      beat: { lua: lua('beat'), numberOfKeys: 4 },
      takeFromPool: { lua: lua('take') },
    },
  }
  const address = readRedisAddress(url)
  const redis =
    address?.kind === 'sentinels' ? new Redis({ ...options, ...address.options }) : new Redis(url, options)
  // Without a listener an outage would end the process. Failed commands are handled one by one.
  redis.on('error', () => undefined)
  return redis
}

/** Milliseconds for the first connection: sentinels may have to be asked one after the other. */
const firstConnection = 6_000

/** Opens a connection for the first time. @throws if Redis cannot be reached in time: sentinels would be asked for ever */
export async function open(redis: Redis, limit = firstConnection): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no Redis'), { code: 'ETIMEDOUT' })), limit)
  })
  try {
    await Promise.race([redis.connect(), late])
  } catch (error) {
    redis.disconnect()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
