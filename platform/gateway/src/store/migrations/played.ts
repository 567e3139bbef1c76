/** The SQL table of people's settled hands, for both SQLite and PostgreSQL. It is derived from the logs. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface PlayedSchema {
  played: {
    person: string
    table_id: string
    hand: number
    chair: number
    at: Big
    game: string
    kind: string
    took: number
    own: number
    won: number | null
    score: number | null
    /** 1 if the hand ended its series. */
    ended: number
    /** JSON. */
    shown: string
  }
  /** People whose hands were deleted, and until when: these hands are not rebuilt. */
  played_forgotten: { person: string; until: Big }
  /** Guests whose hands belong to an account as well. */
  played_guests: { guest: string; account: string }
}

interface Before {
  /** `indexed` is the version of the rows built from the hand; null for none. */
  records: { table_id: string; hand: number; text: string; indexed: number | null }
}

export const playedMigration: Migration = {
  up: async (db: Kysely<PlayedSchema & Before>) => {
    await db.schema
      .createTable('played')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('hand', 'integer', (c) => c.notNull())
      .addColumn('chair', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('took', 'integer', (c) => c.notNull())
      .addColumn('own', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer')
      .addColumn('score', 'integer')
      .addColumn('ended', 'integer', (c) => c.notNull())
      .addColumn('shown', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('played_key', ['person', 'table_id', 'hand'])
      .execute()
    await db.schema
      .createIndex('played_newest')
      .on('played')
      .columns(['person', 'at', 'table_id', 'hand'])
      .execute()
    // Rebuilding asks which rows of a table exist.
    await db.schema.createIndex('played_table').on('played').column('table_id').execute()
    await db.schema
      .createTable('played_forgotten')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.alterTable('records').addColumn('indexed', 'integer').execute()
    await db.schema.createIndex('records_indexed').on('records').column('indexed').execute()
  },
}

/**
 * A guest became an account. Rows name the player in the log and can be rebuilt from it, so this table records separately
 * that both are the same person.
 */
export const playedGuestsMigration: Migration = {
  up: async (db: Kysely<PlayedSchema>) => {
    await db.schema
      .createTable('played_guests')
      .addColumn('guest', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('played_guests_account').on('played_guests').column('account').execute()
  },
}
