/** The SQL tables of webhooks, for SQLite and PostgreSQL alike. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL gives a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface WebhookSchema {
  /** `types` is JSON. */
  webhooks: { id: string; url: string; fingerprint: string; types: string; paused: number; at: Big }
  deliveries: {
    id: string
    webhook: string
    type: string
    body: string
    at: Big
    status: string
    tries: number
    next: Big
    answer: string | null
  }
}

export const webhooksMigration: Migration = {
  up: async (db: Kysely<WebhookSchema>) => {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('types', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('webhook', 'text', (c) => c.notNull().references('webhooks.id'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('next', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text')
      .execute()
    await db.schema.createIndex('deliveries_due').on('deliveries').columns(['status', 'next']).execute()
    await db.schema.createIndex('deliveries_of').on('deliveries').columns(['webhook', 'at']).execute()
  },
}
