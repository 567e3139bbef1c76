/** The SQL tables of notices to entrants, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface NoticeSchema {
  /** `endpoint`, `p256dh` and `auth` are empty for mails. */
  notice_subscriptions: {
    id: string
    event: string
    person: string
    kind: string
    session: string | null
    endpoint: string
    p256dh: string
    auth: string
    locale: string
    at: Big
    told: number
    reminded: Big
    tries: number
    next: Big
  }
  /** One row at most: the keys that sign pushes, the private one sealed. */
  notice_keys: { id: string; public: string; sealed: string }
}

export const noticesMigration: Migration = {
  up: async (db: Kysely<NoticeSchema>) => {
    await db.schema
      .createTable('notice_subscriptions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('session', 'text')
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addColumn('reminded', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('next', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('notice_subscriptions_once', ['event', 'person', 'kind', 'endpoint'])
      .execute()
    await db.schema
      .createIndex('notice_subscriptions_person')
      .on('notice_subscriptions')
      .column('person')
      .execute()
    await db.schema
      .createIndex('notice_subscriptions_endpoint')
      .on('notice_subscriptions')
      .column('endpoint')
      .execute()
    await db.schema
      .createTable('notice_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('public', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .execute()
  },
}
