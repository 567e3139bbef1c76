/** Takes over a PostgreSQL database, or joins the processes that use it: decides the term for all later writes. */
import { sql, type Kysely } from 'kysely'
import { BadConfig } from '../base/bad-config.js'
import { lockTimeout, retry, type Hold } from './hold.js'
import type { Schema } from './migrations.js'
import { standingOf, refuseIfMoved, termAfterRestore, type Standing, type Tenure } from './tenure.js'

/** The parts of a cluster's Redis that are needed here. */
export interface SharedRedis {
  /** The words stored in Redis, newest first, and how many processes had a heartbeat recently. */
  readonly look: () => Promise<{ readonly found: readonly string[]; readonly alive: number }>
  /** Stores its words. `fresh`: its other data belongs to another database and is deleted. */
  readonly keep: (words: readonly string[], fresh: boolean) => Promise<void>
  /** A word that was never drawn before. */
  readonly word: () => string
}

/** Takes it over for a single process that does not share it. */
export async function takeAlone(db: Kysely<Schema>): Promise<Tenure> {
  const place = await placeOf(db)
  const before = await rowOf(db)
  refuseIfMoved(before)
  const older = before.copied === 1 || (before.place !== null && before.place !== place)
  const term = older ? termAfterRestore(before.term) : before.term + 1
  await db.updateTable('tenure').set({ term, redis: null, place, copied: 0 }).execute()
  return { term, restored: older || before.redis !== null }
}

/**
 * Takes it over, or joins, for a process of a cluster with one Redis.
 * @throws BadConfig if others use this database with another Redis, or this Redis with another database.
 */
export async function takeShared(db: Kysely<Schema>, hold: Hold, redis: SharedRedis): Promise<Tenure> {
  const until = performance.now() + lockTimeout
  for (;;) {
    const [before, holders, { found, alive }] = [await rowOf(db), await hold.holders(), await redis.look()]
    refuseIfMoved(before)
    const tenure = standingOf({ holders, alive, known: before.redis, found })
    if (tenure === 'join')
      return { term: before.term, restored: false, ...(before.redis !== null && { redis: before.redis }) }
    if (tenure === 'first' || tenure === 'fresh') {
      const word = redis.word()
      // Both words, until the database has the new one: if the process is killed in between, they still match.
      await redis.keep(before.redis === null ? [word] : [word, before.redis], tenure === 'fresh')
      const place = await placeOf(db)
      // The data of a cluster ends with a settled hand; the data of a single process may end within one.
      const moved = before.redis === null && before.place !== null && before.place !== place
      const restored = before.copied === 1 || moved
      const term = restored ? termAfterRestore(before.term) : before.term + 1
      await db.updateTable('tenure').set({ term, redis: word, place, copied: 0 }).execute()
      return { term, restored, redis: word }
    }
    // A process that is just starting or stopping is seen in only one of the two places.
    if (performance.now() > until) throw new BadConfig(words[tenure])
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
}

const words: Readonly<Record<Exclude<Standing, 'join' | 'first' | 'fresh'>, string>> = {
  'another redis':
    'Other processes use the database at DATABASE_URL, but not the Redis at REDIS_URL: give all processes the same two addresses.',
  'another database':
    'Other processes use the Redis at REDIS_URL, but not the database at DATABASE_URL: give each installation a Redis of its own, or another number (redis://host/1).',
}

export const termOf = async (db: Kysely<Schema>): Promise<number> => (await rowOf(db)).term

const rowOf = (db: Kysely<Schema>): Promise<Schema['tenure']> =>
  db.selectFrom('tenure').selectAll().executeTakeFirstOrThrow()

/** The identity of the database. A copy elsewhere has other object ids. */
async function placeOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    SELECT concat_ws(':', (SELECT oid FROM pg_database WHERE datname = current_database()), 'entries'::regclass::oid) AS place
  `.execute(db)
  return [await serverOf(db), rows[0]?.place].join(':')
}

/** The random id of the server; some hosts do not disclose it. */
const serverOf = (db: Kysely<Schema>): Promise<string> =>
  sql<{ server: string }>`SELECT system_identifier::text AS server FROM pg_control_system()`.execute(db).then(
    ({ rows }) => rows[0]?.server ?? '',
    () => '',
  )
