/** The SQL table of who plays the deals of which day, for both SQLite and PostgreSQL. */
import type { Kysely, Migration } from 'kysely'

export interface DailySchema {
  /** `released` is 1 once everybody may look at the table. */
  daily: {
    day: string
    game: string
    person: string
    table_id: string
    commitment: string
    released: number
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
