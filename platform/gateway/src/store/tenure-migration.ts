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
