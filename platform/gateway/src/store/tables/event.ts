/** The tables of events and leagues, and of who is told about them: notices to entrants, and webhooks. */
import type { Kysely } from 'kysely'
import type { Logged } from '@stolik/event/model/entry'
import { fingerprintOf } from '../../base/secrets.js'
import { appendOnly, changeable } from '../append-only.js'
import { separateNames } from '../separate-names.js'
import { bigint, integer, table, text, type RowsOf } from '../table.js'

export const eventTables = {
  /**
   * One row per event: when it was announced, whether it is over (so that a start need not read every log), and when it
   * ended.
   */
  events: table({
    since: '003',
    columns: {
      id: text('key'),
      announced: bigint(),
      over: integer(),
      ended: bigint('null', { since: '006' }),
      /** 1 once it is over and `event_settlements` has all that its log lacks. */
      settled: integer('filled', { since: '036', fill: 0 }),
    },
    indexes: { announced: ['announced'], ended: ['ended'] },
  }),
  /** The logs, protected by triggers: `entry` is JSON of everything but the time. */
  event_entries: table({
    since: '003',
    columns: { event_id: text({ to: 'events.id' }), seq: integer(), at: bigint(), entry: text() },
    key: ['event_id', 'seq'],
    appendOnly: true,
  }),
  /** The names of people in the logs, which never change. Rows are deleted when somebody is forgotten. `text` is JSON. */
  event_names: table({
    since: '014',
    columns: {
      event_id: text({ to: 'events.id' }),
      key: text(),
      player: text('null'),
      person: text('null'),
      text: text(),
    },
    key: ['event_id', 'key'],
    indexes: { person: ['person'] },
  }),
  /** How hands are settled, for the entries of 0.1, which do not say it. Protected by triggers. `settlements` is JSON. */
  event_settlements: table({
    since: '036',
    columns: { event_id: text({ to: 'events.id' }), seq: integer(), settlements: text() },
    key: ['event_id', 'seq'],
    appendOnly: true,
  }),
  /** One row per league: when its last entry was written. */
  leagues: table({
    since: '038',
    columns: { id: text('key'), changed: bigint() },
    indexes: { changed: ['changed'] },
  }),
  /** The logs, protected by triggers: `entry` is JSON of everything but the time. They name people by id only. */
  league_entries: table({
    since: '038',
    columns: { league_id: text({ to: 'leagues.id' }), seq: integer(), at: bigint(), entry: text() },
    key: ['league_id', 'seq'],
    appendOnly: true,
  }),
  /** Notices to entrants. `endpoint`, `p256dh` and `auth` are empty for mails. */
  notice_subscriptions: table({
    since: '040',
    columns: {
      id: text('key'),
      event: text(),
      person: text(),
      kind: text(),
      session: text('null'),
      endpoint: text(),
      p256dh: text(),
      auth: text(),
      locale: text(),
      at: bigint(),
      told: integer(),
      reminded: bigint(),
      /** The start shortly before which they were reminded last; 0: none. */
      soon: bigint('filled', { since: '049', fill: 0 }),
      tries: integer(),
      next: bigint(),
    },
    unique: { once: ['event', 'person', 'kind', 'endpoint'] },
    indexes: { person: ['person'], endpoint: ['endpoint'] },
  }),
  /** Mails with the personal links of entrants: `answer` is empty while one waits to be sent. */
  event_link_mails: table({
    since: '049',
    columns: {
      event: text(),
      player: text(),
      locale: text(),
      at: bigint(),
      tries: integer(),
      next: bigint(),
      answer: text(),
    },
    key: ['event', 'player'],
    indexes: { due: ['answer', 'next'] },
  }),
  /** One row at most: the keys that sign pushes, the private one sealed. */
  notice_keys: table({ since: '040', columns: { id: text('key'), public: text(), sealed: text() } }),
  /** `types` is JSON. */
  webhooks: table({
    since: '005',
    columns: {
      id: text('key'),
      url: text(),
      types: text(),
      at: bigint(),
      fingerprint: text({ since: '006', fill: '' }),
      paused: integer({ since: '006', fill: 0 }),
    },
  }),
  deliveries: table({
    since: '005',
    columns: {
      id: text('key'),
      webhook: text({ to: 'webhooks.id' }),
      type: text(),
      body: text(),
      at: bigint(),
      status: text(),
      tries: integer(),
      next: bigint(),
      answer: text('null'),
    },
    indexes: { due: ['status', 'next'], of: ['webhook', 'at'] },
  }),
}

type Events = Kysely<RowsOf<typeof eventTables>>
/** `webhooks` as it was before migration 006. */
type WithSecrets = Kysely<{ webhooks: { id: string; secret: string; fingerprint: string } }>

export const eventSteps = {
  '005': async (db: WithSecrets) => {
    await db.schema
      .alterTable('webhooks')
      .addColumn('secret', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
  /** Adds what the outbox queries: when events ended. Removes the secrets of webhooks. */
  '006': async (db: Events) => {
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
    await removeSecrets(db as unknown as WithSecrets)
  },
  /**
   * Rewrites the logs, for the only time: names in older entries are stored separately, so that they can be forgotten too. As
   * long as the names exist, the logs still give the same state.
   */
  '017': async (db: Events) => {
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

/** Random secrets cannot be derived again. Webhooks that had one report that they must be added again. */
async function removeSecrets(db: WithSecrets): Promise<void> {
  for (const { id, secret } of await db.selectFrom('webhooks').select(['id', 'secret']).execute())
    await db
      .updateTable('webhooks')
      .set({ fingerprint: fingerprintOf(secret) })
      .where('id', '=', id)
      .execute()
  await db.schema.alterTable('webhooks').dropColumn('secret').execute()
}

/** Rows read at a time. */
const page = 500

async function putSeparately(
  db: Events,
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
