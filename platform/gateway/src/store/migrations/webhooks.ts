/** The SQL tables of webhooks, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'
import type { EventSchema } from './tournament.js'
import type { RankingSchema } from './ranking.js'
import { fingerprintOf } from '../../base/secrets.js'

/** PostgreSQL returns a bigint as text. */
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

/** `webhooks` as it was before the outbox. */
interface Before {
  webhooks: WebhookSchema['webhooks'] & { secret: string }
}

/** Adds what the outbox queries: when events ended and editions were stamped. Removes the secrets of webhooks. */
export const outboxMigration: Migration = {
  up: async (db: Kysely<EventSchema & RankingSchema & Before>) => {
    await db.schema.alterTable('events').addColumn('ended', 'bigint').execute()
    await db
      .updateTable('events')
      .set((e) => ({
        ended: e
          .selectFrom('event_entries')
          .whereRef('event_id', '=', 'events.id')
          .select((s) => s.fn.max<number>('at').as('at')),
      }))
      .where('over', '=', 1)
      .execute()
    await db.schema.createIndex('events_ended').on('events').column('ended').execute()
    await db.schema.createIndex('stamps_at').on('stamps').column('at').execute()
    await db.schema
      .alterTable('webhooks')
      .addColumn('fingerprint', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('webhooks')
      .addColumn('paused', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // Random secrets cannot be derived again. Webhooks that had one report that they must be added again.
    for (const { id, secret } of await db.selectFrom('webhooks').select(['id', 'secret']).execute())
      await db
        .updateTable('webhooks')
        .set({ fingerprint: fingerprintOf(secret) })
        .where('id', '=', id)
        .execute()
    await db.schema.alterTable('webhooks').dropColumn('secret').execute()
  },
}
