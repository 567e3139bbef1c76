/** Copies settled play into the archive, catches up after an outage, and releases tables that are over. */
import type { Redis } from 'ioredis'
import { type Log, Away } from '../../base/failure.js'
import { logAnswered } from './failure.js'
import type { PlayedRow } from '../../table/played-row.js'
import { withoutForgotten } from '../../table/forgotten.js'
import type { HandRecord, Store } from '../store.js'
import type { Keys } from './keys.js'
import { playedField, type LogReader } from './store.js'

export interface ArchiverDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly archive: Store
  readonly read: LogReader
  readonly log: Log
  /** Called when so much of a log is archived. */
  readonly archived: (table: string, length: number, over: boolean) => void
  /** Called when a table is over and completely archived. */
  readonly done: (table: string) => Promise<unknown>
}

/** The settled part of a log. */
export interface Wanted {
  readonly length: number
  /** How many hands are settled in it. */
  readonly hands: number
  readonly over: boolean
}

/** A part to be copied, and since when. Times are from the process's own monotonic clock. */
interface Waiting extends Wanted {
  readonly since: number
  /** When more to copy was last announced. */
  readonly newest: number
}

const retryAfter = 1_000
/** Seconds that a finished table stays in Redis for people who still look at it. */
const keepOver = 15 * 60

/** The records in a table's hash in Redis. Each record may have a second field with its rows. */
const recordsIn = (hash: Readonly<Record<string, string>>): readonly HandRecord[] =>
  Object.entries(hash)
    .filter(([field]) => /^\d+$/.test(field))
    .map(([field, text]) => {
      const hand = Number(field)
      const played = hash[playedField(hand)]
      return { hand, text, ...(played !== undefined && { played: JSON.parse(played) as PlayedRow[] }) }
    })

export function redisArchiver({ client, keys, archive, read, log, archived, done }: ArchiverDeps) {
  const wanted = new Map<string, Waiting>()
  const working = new Set<string>()
  /** How much of each table this process knows to be archived, so that a move that settles nothing asks nobody. */
  const copied = new Map<string, number>()
  let stopped = false

  /** Appends from the end of the archive. If that was done before, the archive's length shows it. */
  const copy = async (table: string, { length, hands, over }: Wanted): Promise<void> => {
    const known = await client.hget(keys.table(table), 'kept')
    let saved = Number(known ?? 0)
    while (saved < length) {
      const { entries } = await read(table, saved)
      // The end of the log was lost with Redis, and so is what was settled in it. Whoever reads the log anew reports it again.
      if (entries.length < length - saved) return
      const texts = recordsIn(await client.hgetall(keys.records(table))).filter(({ hand }) => hand < hands)
      const records: HandRecord[] = []
      for (const one of texts) if ((await archive.record(table, one.hand)) === undefined) records.push(one)
      // A name that was forgotten and removed from the archive meanwhile must not return to it.
      const settled = withoutForgotten(entries, entries.slice(0, length - saved))
      const answer = await archive.append({ table, expected: saved, entries: settled, over, records })
      if (answer === 'done') {
        await client.hset(keys.table(table), 'kept', length)
        if (texts.length > 0)
          await client.hdel(
            keys.records(table),
            ...texts.flatMap(({ hand }) => [String(hand), playedField(hand)]),
          )
        saved = length
      } else saved = (await archive.log(table)).length
    }
    copied.set(table, saved)
    archived(table, length, over)
    if (over) await letGo(table)
  }

  const letGo = async (table: string): Promise<void> => {
    const of = [
      keys.log(table),
      keys.table(table),
      keys.records(table),
      keys.here(table),
      keys.remarks(table),
    ]
    await Promise.all(of.map((key) => client.expire(key, keepOver)))
    await client.srem(keys.live, table)
    await done(table)
    copied.delete(table)
  }

  const work = async (table: string): Promise<void> => {
    if (working.has(table)) return
    working.add(table)
    for (;;) {
      const now = wanted.get(table)
      if (now === undefined || stopped) break
      try {
        await copy(table, now)
        const more = wanted.get(table)
        if (more === now) wanted.delete(table)
        else if (more !== undefined) wanted.set(table, { ...more, since: more.newest })
      } catch (error) {
        if (!(error instanceof Away)) logAnswered(log, 'a table could not be archived', error)
        await new Promise((resolve) => setTimeout(resolve, retryAfter).unref())
      }
    }
    working.delete(table)
  }

  return {
    keep: (table: string, settled: Wanted): void => {
      if (!settled.over && settled.length <= (copied.get(table) ?? -1)) return
      const newest = performance.now()
      wanted.set(table, { ...settled, since: wanted.get(table)?.since ?? newest, newest })
      void work(table)
    },
    /** Redis has lost the tables. */
    reset: (): void => {
      wanted.clear()
      copied.clear()
    },
    has: (table: string): boolean => wanted.has(table),
    tables: (): Iterable<string> => wanted.keys(),
    /** How long the oldest table has waited, in milliseconds. */
    oldest: (): number => Math.max(0, ...[...wanted.values()].map(({ since }) => performance.now() - since)),
    stop: (): void => {
      stopped = true
    },
  }
}
