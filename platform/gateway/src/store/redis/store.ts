/** Keeps logs of live tables in Redis, in front of the archive where everything settled is stored permanently. */
import type { Redis } from 'ioredis'
import type { Entry, Logged } from '../../table/entry.js'
import type { Append, Appended, Store } from '../store.js'
import { Away } from '../../base/failure.js'
import { redisTimeout } from './connect.js'
import type { Keys } from './keys.js'

export interface RedisStoreDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly archive: Store
  /** @throws Away if Redis is away, or may have lost its data. */
  readonly generation: () => string
  /** Redis's clock. */
  readonly now: () => number
}

/** The entries of a table in Redis; none if Redis does not have the table. */
export interface LogReader {
  (table: string, from?: number): Promise<{ readonly known: boolean; readonly entries: readonly Logged[] }>
}

export function logReader({ client, keys, generation }: Omit<RedisStoreDeps, 'archive' | 'now'>): LogReader {
  return async (table, from = 0) => {
    const now = generation()
    const read = client.multi().hget(keys.table(table), 'generation')
    const answers = await read.xrange(keys.log(table), `${from + 1}-0`, '+').exec()
    const [of, rows] = answers?.map(([, answer]) => answer) as [string | null, [string, string[]][]]
    if (of !== null && of !== now) throw new Away()
    const entries = rows.map(([, [, at, , entry]]) => ({
      at: Number(at),
      entry: JSON.parse(entry ?? '') as Entry,
    }))
    return { known: of !== null, entries }
  }
}

/** The field with a hand's rows, beside its record. */
export const playedField = (hand: number): string => `played ${hand}`

/** Any failure of Redis is reported as `Away`; its details do not matter here. */
const reached = async <T>(answer: () => Promise<T>): Promise<T> => {
  try {
    return await answer()
  } catch {
    throw new Away()
  }
}

export function redisStore(deps: RedisStoreDeps): Store {
  const { client, keys, archive, generation } = deps
  const read = logReader(deps)
  const append = async ({ table, expected, fence, over, entries, records }: Append): Promise<Appended> => {
    const fields = records.flatMap(({ hand, text, played }) => [
      [hand, text],
      ...(played === undefined ? [] : [[playedField(hand), JSON.stringify(played)]]),
    ])
    // Listed first: a table that is listed in vain is found and removed, but nobody would look for one that is not.
    if (expected === 0) await client.sadd(keys.live, table)
    const answer = await client.appendLog(
      ...[keys.log(table), keys.table(table), keys.records(table)],
      ...[expected, generation(), fence ?? '', over ? '1' : '0', keys.nudges(table)],
      ...[deps.now() + redisTimeout, fields.length],
      ...fields.flat(),
      ...entries.flatMap(({ at, entry }) => [at, JSON.stringify(entry)]),
    )
    if (answer === 'late') throw new Away()
    return answer as Appended
  }

  return {
    append: (request) => reached(() => append(request)),
    log: async (table, from = 0) => {
      const { known, entries } = await reached(() => read(table, from))
      return known ? entries : archive.log(table, from)
    },
    live: () =>
      reached(async () => {
        const tables = await client.smembers(keys.live)
        const fields = await Promise.all(
          tables.map((table) => client.hmget(keys.table(table), 'generation', 'over')),
        )
        return tables.filter((_, i) => fields[i]?.[0] !== null && fields[i]?.[1] !== '1')
      }),
    record: async (table, hand) => {
      const text = await reached(() => client.hget(keys.records(table), String(hand)))
      return text ?? archive.record(table, hand)
    },
    close: () => archive.close(),
  }
}
