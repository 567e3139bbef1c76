import { sql, type Kysely, type Migration } from 'kysely'

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
