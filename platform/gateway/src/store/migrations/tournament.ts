/** The SQL tables of events, for both SQLite and PostgreSQL. */
import type { ColumnType, Kysely, Migration } from 'kysely'
import { appendOnly, changeable } from '../append-only.js'
import type { Logged } from '@stolik/event/model/entry'
import { separateNames } from '../separate-names.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface EventSchema {
  /**
   * One row per event: when it was announced, whether it is over (so that a start need not read every log), and when it
   * ended.
   */
  events: {
    id: string
    announced: Big
    over: number
    ended: ColumnType<number | string | null, number | null, number | null>
    /** 1 once it is over and `event_settlements` has all that its log lacks. */
    settled: ColumnType<number, number | undefined, number>
  }
  /** The logs, protected by triggers: `entry` is JSON of everything but the time. */
  event_entries: { event_id: string; seq: number; at: Big; entry: string }
  /** How hands are settled, for the entries of 0.1, which do not say it. Protected by triggers. `settlements` is JSON. */
  event_settlements: { event_id: string; seq: number; settlements: string }
  /** The names of people in the logs. Rows are deleted when somebody is forgotten. `text` is JSON. */
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

/** Stores names outside the logs, because logs never change. */
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

/** Stores outside the logs how hands of 0.1 are settled, because logs never change. */
export const eventSettlementsMigration: Migration = {
  up: async (db: Kysely<EventSchema>) => {
    await db.schema
      .createTable('event_settlements')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('settlements', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_settlements_key', ['event_id', 'seq'])
      .execute()
    await appendOnly(db, 'event_settlements')
    await db.schema
      .alterTable('events')
      .addColumn('settled', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}

/** Rows read at a time. */
const page = 500

/**
 * Rewrites the logs, for the only time: names in older entries are stored separately, so that they can be forgotten too. As
 * long as the names exist, the logs still give the same state.
 */
export const separateEventNamesMigration: Migration = {
  up: async (db: Kysely<EventSchema>) => {
    await changeable(db, 'event_entries')
    const keys = new Map<string, string>()
    let after = { event_id: '', seq: -1 }
    for (;;) {
      const rows = await db
        .selectFrom('event_entries')
        .selectAll()
        .where((e) =>
          e.or([
            e('event_id', '>', after.event_id),
            e.and([e('event_id', '=', after.event_id), e('seq', '>', after.seq)]),
          ]),
        )
        .orderBy('event_id')
        .orderBy('seq')
        .limit(page)
        .execute()
      for (const row of rows) await putSeparately(db, row, keys)
      const last = rows.at(-1)
      if (last === undefined) break
      after = { event_id: last.event_id, seq: last.seq }
    }
    await appendOnly(db, 'event_entries')
  },
}

async function putSeparately(
  db: Kysely<EventSchema>,
  { event_id, seq, entry }: { readonly event_id: string; readonly seq: number; readonly entry: string },
  keys: Map<string, string>,
): Promise<void> {
  const whole = JSON.parse(entry) as Omit<Logged, 'at'> & { readonly names?: unknown }
  if (whole.names !== undefined) return
  const { kind } = whole.entry
  const player = kind === 'enter' || kind === 'change' ? whole.entry.player : ''
  const [{ by, op, entry: left, names: places }, names] = separateNames(
    { ...whole, at: 0 },
    (account, name) => {
      const of = JSON.stringify([event_id, account, name])
      const key = keys.get(of) ?? `${account}.${seq}`
      keys.set(of, key)
      return key
    },
    `${player}.${seq}`,
  )
  if (names.length === 0) return
  await db
    .insertInto('event_names')
    .values(names.map((one) => ({ event_id, ...one })))
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .updateTable('event_entries')
    .set({ entry: JSON.stringify({ by, op, entry: left, names: places }) })
    .where('event_id', '=', event_id)
    .where('seq', '=', seq)
    .execute()
}
