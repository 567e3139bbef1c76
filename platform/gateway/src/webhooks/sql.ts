import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Delivery, Message, Untaken, Webhook, WebhookType } from './store.js'

/** Receivers and the outbox in SQL that both SQLite and PostgreSQL understand. All methods throw when the store cannot be reached. */
export const sqlWebhooks = (db: Kysely<Schema>) => ({
  /** Oldest first. */
  webhooks: async (): Promise<readonly Webhook[]> => {
    const rows = await db.selectFrom('webhooks').selectAll().orderBy('at').orderBy('id').execute()
    return rows.map(({ types, paused, at, ...row }) => ({
      ...row,
      types: JSON.parse(types) as WebhookType[],
      paused: paused === 1,
      at,
    }))
  },
  addWebhook: async ({ types, paused, ...webhook }: Webhook): Promise<void> => {
    await db
      .insertInto('webhooks')
      .values({ ...webhook, types: JSON.stringify(types), paused: paused ? 1 : 0 })
      .execute()
  },
  /** False if there is no such webhook. */
  pauseWebhook: async (id: string, paused: boolean): Promise<boolean> => {
    const row = await db
      .updateTable('webhooks')
      .set({ paused: paused ? 1 : 0 })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
  /** Deletes a webhook with all its deliveries; false if there is none. */
  dropWebhook: (id: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('deliveries').where('webhook', '=', id).execute()
      const row = await trx.deleteFrom('webhooks').where('id', '=', id).returning('id').executeTakeFirst()
      return row !== undefined
    }),
  /** Puts messages into the outbox, to be sent from their time on. Existing ones stay unchanged. */
  post: (messages: readonly Message[]): Promise<void> =>
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
  /**
   * Waiting deliveries that are due, longest due first, limited to `most`.
   * @param without these webhooks, and paused ones
   */
  due: async (now: number, most: number, without?: readonly string[]): Promise<readonly Delivery[]> =>
    (
      await sendable(db, without)
        .selectAll()
        .where('next', '<=', now)
        .orderBy('next')
        .orderBy('id')
        .limit(most)
        .execute()
    ).map(deliveryOf),
  /** When the next waiting delivery is due, `without` those of these webhooks; null if none waits. */
  nextDue: async (without?: readonly string[]): Promise<number | null> => {
    const row = await sendable(db, without)
      .select((e) => e.fn.min<number | string | null>('next').as('next'))
      .executeTakeFirst()
    const next = row?.next ?? null
    return next === null ? null : Number(next)
  },
  /** Reserves a delivery for sending until this time. False: another process has it, or it is done. */
  claim: async ({ id, tries }: Try, until: number): Promise<boolean> => {
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
  /** Records the outcome of the try numbered `tries`. Writes nothing if another try was started since. */
  settle: async (
    { id, tries }: Try,
    { status, next, answer }: Pick<Delivery, 'status' | 'next' | 'answer'>,
  ): Promise<void> => {
    await db
      .updateTable('deliveries')
      .set({ status, next, answer })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute()
  },
  /** Makes a delivery due now. If it had ended, all its tries start again. False if there is none. */
  sendAgain: async (id: string, now: number): Promise<boolean> => {
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
  /** The deliveries of a webhook, newest first. */
  deliveries: async (webhook: string, most: number): Promise<readonly Delivery[]> =>
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
  /** Counts deliveries of webhooks that are not paused: those tried without success so far, and those given up. */
  untaken: async (): Promise<Untaken> => {
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
  /** Deletes deliveries of news from before this time, including those of paused webhooks. */
  tidyDeliveries: async (before: number): Promise<void> => {
    await db.deleteFrom('deliveries').where('at', '<', before).execute()
  },
})

type Try = Pick<Delivery, 'id' | 'tries'>
export type WebhookStore = ReturnType<typeof sqlWebhooks>

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
