/** Connections to Redis that refuse at once while it is away: nothing waits to be done later, when it may be wrong. */
import { readFileSync } from 'node:fs'
import { Redis, type Result } from 'ioredis'

declare module 'ioredis' {
  // As ioredis has it for commands of one's own.
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
  }
}

const lua = (name: string): string => readFileSync(new URL(`./${name}.lua`, import.meta.url), 'utf8')

/** Who has not answered within so many milliseconds is away. */
export const patience = 2_000

/** A connection that comes back by itself, soon after it can. */
export function connect(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Done by hand, so that it is known when all is heard again.
    autoResubscribe: false,
    connectTimeout: patience,
    commandTimeout: patience,
    retryStrategy: () => 100,
    scripts: {
      appendLog: { lua: lua('append'), numberOfKeys: 3 },
      claimTable: { lua: lua('claim'), numberOfKeys: 1 },
      beat: { lua: lua('beat'), numberOfKeys: 4 },
    },
  })
  // Without a listener an outage would end the process; every command that it fails is answered for itself.
  redis.on('error', () => undefined)
  return redis
}
