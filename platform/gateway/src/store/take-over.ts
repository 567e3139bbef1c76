/** Takes a PostgreSQL database over, or joins those who work with it: decides which term is written in from now on. */
import { sql, type Kysely } from 'kysely'
import { BadConfig } from '../base/bad-config.js'
import { patience, retry, type Hold } from './hold.js'
import type { Schema } from './migrations.js'
import { standingOf, stayed, termAfterRestore, type Standing, type Tenure } from './tenure.js'

/** The Redis of those who share a database, as far as it is asked here. */
export interface SharedRedis {
  /** The words that it holds, the newest first, and how many processes have lately given a sign in it. */
  readonly look: () => Promise<{ readonly found: readonly string[]; readonly alive: number }>
  /** Writes its words. `fresh`: what else it holds is of another database, and forgotten. */
  readonly keep: (words: readonly string[], fresh: boolean) => Promise<void>
  /** A word that nobody has drawn before. */
  readonly word: () => string
}

/** By one process, which shares it with nobody. */
export async function takeAlone(db: Kysely<Schema>): Promise<Tenure> {
  const place = await placeOf(db)
  const before = await rowOf(db)
  stayed(before)
  const older = before.copied === 1 || (before.place !== null && before.place !== place)
  const term = older ? termAfterRestore(before.term) : before.term + 1
  await db.updateTable('tenure').set({ term, redis: null, place, copied: 0 }).execute()
  return { term, restored: older || before.redis !== null }
}

/**
 * By a process of several, all of one Redis.
 * @throws BadConfig when others work with this database by another Redis, or with this Redis on another database.
 */
export async function takeShared(db: Kysely<Schema>, hold: Hold, redis: SharedRedis): Promise<Tenure> {
  const until = performance.now() + patience
  for (;;) {
    const [before, holders, { found, alive }] = [await rowOf(db), await hold.holders(), await redis.look()]
    stayed(before)
    const standing = standingOf({ holders, alive, known: before.redis, found })
    if (standing === 'join')
      return { term: before.term, restored: false, ...(before.redis !== null && { redis: before.redis }) }
    if (standing === 'first' || standing === 'fresh') {
      const word = redis.word()
      // Both, until the database has the new one: whoever is killed in between leaves it in order.
      await redis.keep(before.redis === null ? [word] : [word, before.redis], standing === 'fresh')
      const place = await placeOf(db)
      // What a cluster of several left has an end at a settled hand; what one process left may end within a hand.
      const moved = before.redis === null && before.place !== null && before.place !== place
      const restored = before.copied === 1 || moved
      const term = restored ? termAfterRestore(before.term) : before.term + 1
      await db.updateTable('tenure').set({ term, redis: word, place, copied: 0 }).execute()
      return { term, restored, redis: word }
    }
    // Somebody who is just coming or going is seen at one place only.
    if (performance.now() > until) throw new BadConfig(words[standing])
    await new Promise((resolve) => setTimeout(resolve, retry))
  }
}

const words: Readonly<Record<Exclude<Standing, 'join' | 'first' | 'fresh'>, string>> = {
  'another redis':
    'Others are at work in the database at DATABASE_URL, and not by the Redis at REDIS_URL: give all processes the same two addresses.',
  'another database':
    'Others are at work in the Redis at REDIS_URL, and not with the database at DATABASE_URL: give each installation a Redis of its own, or another number (redis://host/1).',
}

export const termOf = async (db: Kysely<Schema>): Promise<number> => (await rowOf(db)).term

const rowOf = (db: Kysely<Schema>): Promise<Schema['tenure']> =>
  db.selectFrom('tenure').selectAll().executeTakeFirstOrThrow()

/** Where the database lies: rows that were copied to another place are in a table that was made there. */
async function placeOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    SELECT concat_ws(':', (SELECT oid FROM pg_database WHERE datname = current_database()), 'entries'::regclass::oid) AS place
  `.execute(db)
  return [await serverOf(db), rows[0]?.place].join(':')
}

/** The number that a server drew when it was made; some hosts tell it to nobody. */
const serverOf = (db: Kysely<Schema>): Promise<string> =>
  sql<{ server: string }>`SELECT system_identifier::text AS server FROM pg_control_system()`.execute(db).then(
    ({ rows }) => rows[0]?.server ?? '',
    () => '',
  )
