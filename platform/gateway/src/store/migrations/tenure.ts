/** Records who uses a database, which gateways may, and its backups. */
import { sql, type Kysely, type Migration } from 'kysely'

export interface TenureSchema {
  /** One row: the process or cluster that uses this database. */
  tenure: {
    id: number
    /** Increased at every takeover. A process with a lower term may no longer write. */
    term: number
    /**
     * A word that is also stored in the Redis of the processes that share the database; null if the last one worked without
     * Redis.
     */
    redis: string | null
    /** Where the database was located: a copy is located elsewhere. */
    place: string | null
    /** 1 in a backup that was written while play continued. */
    copied: number
    /** Where the data was moved; empty while it is still arriving; null if it was not moved. */
    moved: string | null
  }
}

/** The table as first created; `moved` was added later. */
interface First {
  tenure: Omit<TenureSchema['tenure'], 'moved'>
}

export const tenureMigration: Migration = {
  up: async (db: Kysely<First>) => {
    await db.schema
      .createTable('tenure')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('term', 'integer', (c) => c.notNull())
      .addColumn('redis', 'text')
      .addColumn('place', 'text')
      .addColumn('copied', 'integer', (c) => c.notNull())
      .execute()
    await db.insertInto('tenure').values({ id: 1, term: 0, redis: null, place: null, copied: 0 }).execute()
    // The term in which an entry was written; null for entries from before terms existed.
    await sql`ALTER TABLE entries ADD COLUMN term integer`.execute(db)
  },
}

/** Tells an older gateway whether newer ones have only added to the database. */
export interface CompatibleSchema {
  /** One row. */
  compatible: {
    id: number
    /** The lowest database version that a gateway must know to use this database. */
    needs: number
    /** The release that made the newest changes; null if none is recorded yet. */
    release: string | null
  }
}

/** Every gateway that reads this table knows the migration that created it. */
export const compatibleMigration: Migration = {
  up: async (db: Kysely<CompatibleSchema>) => {
    await db.schema
      .createTable('compatible')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('needs', 'integer', (c) => c.notNull())
      .addColumn('release', 'text')
      .execute()
    await db.insertInto('compatible').values({ id: 1, needs: 0, release: null }).execute()
  },
}

export interface UpkeepSchema {
  /** Attempted backups, both good and failed. */
  backups: {
    /** Milliseconds since 1970. */
    at: number
    file: string
    bytes: number
    /** Why it is not usable; null if it is good. */
    problem: string | null
  }
}

/**
 * Adds `backups`, and `tenure.moved`: where the data was moved, so that nobody continues here by mistake; empty while it is
 * arriving.
 */
export const upkeepMigration: Migration = {
  up: async (db: Kysely<UpkeepSchema>) => {
    await db.schema
      .createTable('backups')
      .addColumn('at', 'bigint', (c) => c.primaryKey())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('problem', 'text')
      .execute()
    await sql`ALTER TABLE tenure ADD COLUMN moved text`.execute(db)
  },
}
