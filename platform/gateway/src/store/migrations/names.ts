/** The SQL table of names that were taken away, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface TakenNameSchema {
  taken_names: { person: string; name: string; chosen: number; taken: string; at: Big; until: Big }
}

export const takenNamesMigration: Migration = {
  up: async (db: Kysely<TakenNameSchema>) => {
    await db.schema
      .createTable('taken_names')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('chosen', 'integer', (c) => c.notNull())
      .addColumn('taken', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('taken_names_until').on('taken_names').column('until').execute()
  },
}

/**
 * Clears hashes from before they included the gateway's secret: anybody with a list of names could find the names behind
 * them.
 */
export const unsaltedNamesMigration: Migration = {
  up: async (db: Kysely<TakenNameSchema>) => {
    await db.updateTable('taken_names').set({ taken: '' }).execute()
  },
}
