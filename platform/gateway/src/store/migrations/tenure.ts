/** Who works with a database, which gateways may, and how it was kept. */
import { sql, type Kysely, type Migration } from 'kysely'

export interface TenureSchema {
  /** One row: who works with this database. */
  tenure: {
    id: number
    /** Goes up whenever somebody takes the database over; whoever has a lower one may not write any more. */
    term: number
    /** A word that the Redis of those who share it holds, too; null when the last one worked without Redis. */
    redis: string | null
    /** Where the database lay: a copy lies elsewhere. */
    place: string | null
    /** 1 in a backup that was written while the game went on. */
    copied: number
    /** Where the data went; empty while they are still arriving; null where they are. */
    moved: string | null
  }
}

/** As it was made; `moved` came later. */
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
    // The term that an entry was written in; null for those from before there were terms.
    await sql`ALTER TABLE entries ADD COLUMN term integer`.execute(db)
  },
}

/** How an older gateway knows whether a newer one has only added to the database. */
export interface CompatibleSchema {
  /** One row. */
  compatible: {
    id: number
    /** The lowest version of the database that a gateway must know to work with this one. */
    needs: number
    /** The release that has made the newest changes; null before one was noted. */
    release: string | null
  }
}

/** Every gateway that looks into this table knows the migration that made it. */
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
  /** Backups that were tried, the good ones and the others. */
  backups: {
    /** Milliseconds since 1970. */
    at: number
    file: string
    bytes: number
    /** Why it is not good; null for one that is. */
    problem: string | null
  }
}

/** `tenure.moved`: where the data went, so that nobody plays on here by mistake; empty while they are still arriving. */
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
