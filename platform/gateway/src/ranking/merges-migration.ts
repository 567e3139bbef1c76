import type { ColumnType, Kysely, Migration } from 'kysely'
import { appendOnly } from '../store/append-only.js'

export interface MergeSchema {
  /** Decisions on who is who, never changed; `same_as` is null where one is taken back. */
  merges: {
    n: number
    person: string
    same_as: string | null
    /** PostgreSQL gives a bigint as text. */
    at: ColumnType<number | string, number, number>
    by: string
  }
}

export const mergesMigration: Migration = {
  up: async (db: Kysely<MergeSchema>) => {
    await db.schema
      .createTable('merges')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('same_as', 'text', (c) => c.references('persons.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .execute()
    await appendOnly(db, 'merges')
  },
}
