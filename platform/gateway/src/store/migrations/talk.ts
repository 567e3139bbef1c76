/** The SQL table of reports, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface ReportSchema {
  reports: {
    id: string
    at: Big
    table_id: string
    by_id: string
    by_name: string
    about_id: string
    about_name: string
    reason: string | null
    /** The sender as a keyed hash; in older rows, the person's id. */
    source: string
    /** JSON. */
    lines: string
    done: ColumnType<number | string | null, number | null, number | null>
  }
}

export const reportsMigration: Migration = {
  up: async (db: Kysely<ReportSchema>) => {
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('by_name', 'text', (c) => c.notNull())
      .addColumn('about_id', 'text', (c) => c.notNull())
      .addColumn('about_name', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('done', 'bigint')
      .execute()
    await db.schema.createIndex('reports_at').on('reports').column('at').execute()
  },
}

/** Records the sender of each report. If there are too many, reports of the busiest sender are deleted first. */
export const reportSourcesMigration: Migration = {
  up: async (db: Kysely<ReportSchema>) => {
    await db.schema
      .alterTable('reports')
      .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db
      .updateTable('reports')
      .set((c) => ({ source: c.ref('by_id') }))
      .execute()
  },
}

/** Lets players be reported for a reason, without a remark. */
export const reportReasonsMigration: Migration = {
  up: async (db: Kysely<ReportSchema>) => {
    await db.schema.alterTable('reports').addColumn('reason', 'text').execute()
  },
}
