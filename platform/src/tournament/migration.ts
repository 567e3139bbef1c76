/** The SQL tables of events, for SQLite and PostgreSQL alike. */
import type { ColumnType, Kysely, Migration } from 'kysely'
import { appendOnly } from '../store/append-only.js'

/** PostgreSQL gives a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface EventSchema {
  /** One row an event: when it was announced, whether it is over, so that a start need not read every log, and since when. */
  events: {
    id: string
    announced: Big
    over: number
    ended: ColumnType<number | string | null, number | null, number | null>
  }
  /** The logs, which the database keeps from being changed: `entry` is JSON of all of it but its time. */
  event_entries: { event_id: string; seq: number; at: Big; entry: string }
  /** What people in the logs are called: rows go when somebody is forgotten. `text` is JSON. */
  event_names: { event_id: string; key: string; player: string | null; person: string | null; text: string }
}

export const eventsMigration: Migration = {
  up: async (db: Kysely<EventSchema>) => {
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('announced', 'bigint', (c) => c.notNull())
      .addColumn('over', 'integer', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('events_announced').on('events').column('announced').execute()
    await db.schema
      .createTable('event_entries')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_entries_key', ['event_id', 'seq'])
      .execute()
    await appendOnly(db, 'event_entries')
  },
}

/** Names lie beside the logs, which never change. */
export const eventNamesMigration: Migration = {
  up: async (db: Kysely<EventSchema>) => {
    await db.schema
      .createTable('event_names')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('player', 'text')
      .addColumn('person', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_names_key', ['event_id', 'key'])
      .execute()
    await db.schema.createIndex('event_names_person').on('event_names').column('person').execute()
  },
}
