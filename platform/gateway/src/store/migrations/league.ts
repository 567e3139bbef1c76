/** The SQL tables of leagues, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'
import { appendOnly } from '../append-only.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface LeagueSchema {
  /** One row per league: when its last entry was written. */
  leagues: { id: string; changed: Big }
  /** The logs, protected by triggers: `entry` is JSON of everything but the time. They name people by id only. */
  league_entries: { league_id: string; seq: number; at: Big; entry: string }
}

export const leaguesMigration: Migration = {
  up: async (db: Kysely<LeagueSchema>) => {
    await db.schema
      .createTable('leagues')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('leagues_changed').on('leagues').column('changed').execute()
    await db.schema
      .createTable('league_entries')
      .addColumn('league_id', 'text', (c) => c.notNull().references('leagues.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('league_entries_key', ['league_id', 'seq'])
      .execute()
    await appendOnly(db, 'league_entries')
  },
}
