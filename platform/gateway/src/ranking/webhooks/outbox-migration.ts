/** The SQL tables as the outbox reads them: what ended and was stamped since, and webhooks without their secrets. */
import type { Kysely, Migration } from 'kysely'
import type { EventSchema } from '../../tournament/migration.js'
import type { RankingSchema } from '../migration.js'
import { fingerprintOf } from './secrets.js'
import type { WebhookSchema } from './migration.js'

/** `webhooks` as it was before. */
interface Before {
  webhooks: WebhookSchema['webhooks'] & { secret: string }
}

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
    // Secrets that were drawn can be made by nobody again: their webhooks say that they have to be added anew.
    for (const { id, secret } of await db.selectFrom('webhooks').select(['id', 'secret']).execute())
      await db
        .updateTable('webhooks')
        .set({ fingerprint: fingerprintOf(secret) })
        .where('id', '=', id)
        .execute()
    await db.schema.alterTable('webhooks').dropColumn('secret').execute()
  },
}
