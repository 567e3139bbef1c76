/** The SQL tables of settings, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface SettingsSchema {
  /** One row; `document` is JSON. */
  settings: { id: number; version: number; document: string }
  /** HMACs of the setup codes that make the first owner. */
  setup_codes: { hash: string; at: Big }
  /** Requests for the right to announce events, one per account. */
  right_requests: {
    account: string
    reason: string
    at: Big
    status: string
    decided_by: string | null
    decided: ColumnType<number | string | null, number | null, number | null>
  }
}

export const settingsMigration: Migration = {
  up: async (db: Kysely<SettingsSchema>) => {
    await db.schema
      .createTable('settings')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('document', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('setup_codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('right_requests')
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('decided', 'bigint')
      .execute()
    await db.schema
      .createIndex('right_requests_waiting')
      .on('right_requests')
      .columns(['status', 'at'])
      .execute()
  },
}
