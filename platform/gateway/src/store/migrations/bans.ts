/** The SQL table of bans, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface BanSchema {
  /** Where guests have played from in the last day, as a keyed hash. */
  seen_guests: { person: string; hash: string; until: Big }
  bans: { id: string; kind: string; of_whom: string; name: string; mute: number; at: Big; until: Big }
}

export const bansMigration: Migration = {
  up: async (db: Kysely<BanSchema>) => {
    await db.schema
      .createTable('bans')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('of_whom', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('mute', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('bans_until').on('bans').column('until').execute()
  },
}

export const seenGuestsMigration: Migration = {
  up: async (db: Kysely<BanSchema>) => {
    await db.schema
      .createTable('seen_guests')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('seen_guests_until').on('seen_guests').column('until').execute()
  },
}
