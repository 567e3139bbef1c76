import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'
import { linkRows } from './link-rows.js'
import type { KeptKeys, Outcome, Seen, Subscription } from './store.js'

/** The row of the only keys. */
const id = 'push'

/**
 * Notices in SQL that both SQLite and PostgreSQL understand.
 * @param durably commits without the event loop waiting for the disk: a message to many people is as many commits
 */
export function sqlNotices(db: Kysely<Schema>, durably: Durably = (work) => db.transaction().execute(work)) {
  const drop = async (column: 'id' | 'event' | 'person', value: string): Promise<void> => {
    await durably((trx) => trx.deleteFrom('notice_subscriptions').where(column, '=', value).execute())
  }
  const rows = db.selectFrom('notice_subscriptions').selectAll().orderBy('at').orderBy('id')
  /** The keys that sign pushes: the public one, and the private one as it was sealed. Undefined before there are any. */
  const keys = async (): Promise<KeptKeys | undefined> =>
    db.selectFrom('notice_keys').select(['public', 'sealed']).where('id', '=', id).executeTakeFirst()
  return {
    ...linkRows(db, durably),
    /** Adds it, or replaces what the same person has for the same event and way. An endpoint belongs to the last person who gave it. */
    add: ({ push, ...subscription }: Subscription): Promise<void> =>
      durably(async (trx) => {
        const old = trx.deleteFrom('notice_subscriptions').where('kind', '=', subscription.kind)
        await (
          push === null
            ? old.where('event', '=', subscription.event).where('person', '=', subscription.person)
            : old
                .where('endpoint', '=', push.endpoint)
                .where((e) =>
                  e.or([e('event', '=', subscription.event), e('person', '<>', subscription.person)]),
                )
        ).execute()
        const { endpoint = '', p256dh = '', auth = '' } = push ?? {}
        await trx
          .insertInto('notice_subscriptions')
          .values({ ...subscription, endpoint, p256dh, auth })
          // The same request twice at once: one of them is enough.
          .onConflict((c) => c.columns(['event', 'person', 'kind', 'endpoint']).doNothing())
          .execute()
      }),
    /** Ids of events that somebody wants to be told about. */
    events: async (): Promise<readonly string[]> => {
      const found = await db.selectFrom('notice_subscriptions').select('event').distinct().execute()
      return found.map(({ event }) => event)
    },
    ofEvent: async (event: string): Promise<readonly Subscription[]> =>
      (await rows.where('event', '=', event).execute()).map(read),
    ofPerson: async (person: string): Promise<readonly Subscription[]> =>
      (await rows.where('person', '=', person).execute()).map(read),
    /** Reserves it for sending until this time. False: another process has it, or it has changed. */
    claim: async (seen: Seen, until: number): Promise<boolean> => {
      const row = await durably((trx) =>
        trx
          .updateTable('notice_subscriptions')
          .set({ tries: seen.tries + 1, next: until })
          .where('id', '=', seen.id)
          .where('told', '=', seen.told)
          .where('reminded', '=', seen.reminded)
          .where('soon', '=', seen.soon)
          .where('tries', '=', seen.tries)
          .where('next', '=', seen.next)
          .returning('id')
          .executeTakeFirst(),
      )
      return row !== undefined
    },
    /** Records the outcome of what was claimed until this time. Writes nothing if another process claimed it since. */
    settle: async (one: string, claimed: number, outcome: Outcome): Promise<void> => {
      await durably((trx) =>
        trx
          .updateTable('notice_subscriptions')
          .set(outcome)
          .where('id', '=', one)
          .where('next', '=', claimed)
          .execute(),
      )
    },
    drop: (one: string) => drop('id', one),
    dropEvent: (event: string) => drop('event', event),
    dropPerson: (person: string) => drop('person', person),
    keys,
    /** Stores keys unless there are others than `before`; returns those that are stored then. */
    keepKeys: async (pair: KeptKeys, before: KeptKeys | undefined): Promise<KeptKeys> => {
      if (before === undefined)
        await db
          .insertInto('notice_keys')
          .values({ id, ...pair })
          .onConflict((c) => c.doNothing())
          .execute()
      else
        await db
          .updateTable('notice_keys')
          .set(pair)
          .where('id', '=', id)
          .where('sealed', '=', before.sealed)
          .execute()
      return (await keys()) ?? pair
    },
  }
}

export type NoticeStore = ReturnType<typeof sqlNotices>

const read = ({
  endpoint,
  p256dh,
  auth,
  ...row
}: Selectable<Schema['notice_subscriptions']>): Subscription => ({
  ...row,
  kind: row.kind as Subscription['kind'],
  push: endpoint === '' ? null : { endpoint, p256dh, auth },
  at: row.at,
  reminded: row.reminded,
  soon: row.soon,
  next: row.next,
})
