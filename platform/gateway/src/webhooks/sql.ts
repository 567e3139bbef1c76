import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Delivery, WebhookStore, WebhookType } from './store.js'

/** Webhooks in SQL that both SQLite and PostgreSQL understand. */
export const sqlWebhooks = (db: Kysely<Schema>): WebhookStore => ({
  webhooks: async () => {
    const rows = await db.selectFrom('webhooks').selectAll().orderBy('at').orderBy('id').execute()
    return rows.map(({ types, paused, at, ...row }) => ({
      ...row,
      types: JSON.parse(types) as WebhookType[],
      paused: paused === 1,
      at,
    }))
  },
  addWebhook: async ({ types, paused, ...webhook }) => {
    await db
      .insertInto('webhooks')
      .values({ ...webhook, types: JSON.stringify(types), paused: paused ? 1 : 0 })
      .execute()
  },
  pauseWebhook: async (id, paused) => {
    const row = await db
      .updateTable('webhooks')
      .set({ paused: paused ? 1 : 0 })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
  dropWebhook: (id) =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('deliveries').where('webhook', '=', id).execute()
      const row = await trx.deleteFrom('webhooks').where('id', '=', id).returning('id').executeTakeFirst()
      return row !== undefined
    }),
  post: (messages) =>
    db.transaction().execute(async (trx) => {
      for (const { id, webhook, type, body, at } of messages)
        await trx
          .insertInto('deliveries')
          .columns(['id', 'webhook', 'type', 'body', 'at', 'status', 'tries', 'next'])
          .expression((e) =>
            e
              .selectFrom('webhooks')
              .where('webhooks.id', '=', webhook)
              .select((s) => [
                ...[s.val(id).as('a'), s.val(webhook).as('b'), s.val(type).as('c'), s.val(body).as('d')],
                s.cast<number>(s.val(at), 'bigint').as('e'),
                s.val('waiting').as('f'),
                s.cast<number>(s.val(0), 'integer').as('g'),
                s.cast<number>(s.val(at), 'bigint').as('h'),
              ]),
          )
          .onConflict((c) => c.doNothing())
          .execute()
    }),
  due: async (now, most, without) =>
    (
      await sendable(db, without)
        .selectAll()
        .where('next', '<=', now)
        .orderBy('next')
        .orderBy('id')
        .limit(most)
        .execute()
    ).map(deliveryOf),
  nextDue: async (without) => {
    const row = await sendable(db, without)
      .select((e) => e.fn.min<number | string | null>('next').as('next'))
      .executeTakeFirst()
    const next = row?.next ?? null
    return next === null ? null : Number(next)
  },
  claim: async ({ id, tries }, until) => {
    const row = await db
      .updateTable('deliveries')
      .set({ tries: tries + 1, next: until })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('tries', '=', tries)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
  settle: async ({ id, tries }, { status, next, answer }) => {
    await db
      .updateTable('deliveries')
      .set({ status, next, answer })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute()
  },
  sendAgain: async (id, now) => {
    const row = await db
      .updateTable('deliveries')
      .set((e) => ({
        status: 'waiting',
        next: now,
        answer: null,
        tries: e.case().when('status', '=', 'waiting').then(e.ref('tries')).else(0).end(),
      }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
  deliveries: async (webhook, most) =>
    (
      await db
        .selectFrom('deliveries')
        .selectAll()
        .where('webhook', '=', webhook)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
    ).map(deliveryOf),
  untaken: async () => {
    const rows = await ofUnpaused(db)
      .where((e) =>
        e.or([e('status', '=', 'failed'), e.and([e('status', '=', 'waiting'), e('tries', '>', 0)])]),
      )
      .select((e) => ['status', e.fn.countAll<number | string>().as('count')])
      .groupBy('status')
      .execute()
    const count = (of: Delivery['status']): number =>
      Number(rows.find(({ status }) => status === of)?.count ?? 0)
    return { waiting: count('waiting'), failed: count('failed') }
  },
  tidyDeliveries: async (before) => {
    await db.deleteFrom('deliveries').where('at', '<', before).execute()
  },
})

const ofUnpaused = (db: Kysely<Schema>) =>
  db
    .selectFrom('deliveries')
    .where('webhook', 'in', db.selectFrom('webhooks').select('id').where('paused', '=', 0))

const sendable = (db: Kysely<Schema>, without: readonly string[] = []) => {
  const all = ofUnpaused(db).where('status', '=', 'waiting')
  return without.length === 0 ? all : all.where('webhook', 'not in', without)
}

const deliveryOf = ({ at, next, type, status, ...row }: Selectable<Schema['deliveries']>): Delivery => ({
  ...row,
  type: type as WebhookType,
  status: status as Delivery['status'],
  at,
  next,
})
