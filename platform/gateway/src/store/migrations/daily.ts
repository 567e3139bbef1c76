/** The SQL table of who plays the deals of which day, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

export interface DailySchema {
  /**
   * `released` is 1 once everybody may look at the table. `club` names the club whose members alone have these deals; '' for those of
   * everybody, like all attempts before 1.3.
   */
  daily: {
    day: string
    game: string
    person: string
    table_id: string
    commitment: string
    released: number
    club: ColumnType<string, string | undefined, string>
  }
  /** Deals that lie open, since when. Days that a release before 1.3 has opened have no row. */
  daily_closed: {
    day: string
    game: string
    club: string
    /** Milliseconds since 1970. PostgreSQL returns a bigint as text. */
    at: ColumnType<number | string, number, number>
  }
}

export const dailyMigration: Migration = {
  up: async (db: Kysely<DailySchema>) => {
    await db.schema
      .createTable('daily')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('released', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_key', ['day', 'game', 'person'])
      .execute()
    await db.schema.createIndex('daily_person').on('daily').column('person').execute()
    await db.schema.createIndex('daily_released').on('daily').columns(['released', 'day']).execute()
  },
}

export const dailyClosedMigration: Migration = {
  up: async (db: Kysely<DailySchema>) => {
    await db.schema
      .alterTable('daily')
      .addColumn('club', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('daily_closed')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('club', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_closed_key', ['day', 'game', 'club'])
      .execute()
  },
}
