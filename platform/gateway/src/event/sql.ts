import { checkLogged } from '@stolik/contract/event/logged'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'
import type { Logged } from '@stolik/event/model/entry'
import { namedIn, readNames, writeNames } from './sql-names.js'
import { readSettlements, writeSettlements } from './sql-settlements.js'
import type { Ending, EventAppend, EventStore } from './store.js'

/** The most rows per statement: databases limit its parameters. */
const rowsAtOnce = 500

class Stale extends Error {}

const ending = ({ id, ended }: { id: string; ended: number | string | null }): Ending => ({
  id,
  ended: ended === null ? null : Number(ended),
})

/** @throws if it is not JSON, or not a valid entry */
export function readStored({ at, entry }: { at: number | string; entry: string }): Logged {
  const stored = JSON.parse(entry) as Omit<Logged, 'at'>
  checkLogged(stored)
  return { at: Number(at), ...stored }
}

/** Events in SQL that both SQLite and PostgreSQL understand. */
export function sqlEvents(
  db: Kysely<Schema>,
  durably: Durably = (work) => db.transaction().execute(work),
): EventStore {
  return {
    append: async (append) => {
      try {
        await durably((trx) => write(trx, append))
        return 'done'
      } catch (error) {
        if (error instanceof Stale) return 'stale'
        throw error
      }
    },
    log: async (event, from = 0) => {
      const rows = await db
        .selectFrom('event_entries')
        .select(['at', 'entry'])
        .where('event_id', '=', event)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute()
      const entries = await readSettlements(db, event, from, rows.map(readStored))
      return readNames(db, event, entries)
    },
    namedIn: (person) => namedIn(db, person),
    newest: async (most) => {
      const rows = await db
        .selectFrom('events')
        .select(['id', 'ended'])
        .orderBy('announced', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(ending)
    },
    endings: async (ids) => {
      const found: Ending[] = []
      for (let i = 0; i < ids.length; i += rowsAtOnce) {
        const some = ids.slice(i, i + rowsAtOnce)
        const rows = await db.selectFrom('events').select(['id', 'ended']).where('id', 'in', some).execute()
        found.push(...rows.map(ending))
      }
      return found
    },
    settle: (event, later) => durably((trx) => writeSettlements(trx, event, later)),
    unsettled: async (most) => {
      const rows = await db
        .selectFrom('events')
        .select('id')
        .where('over', '=', 1)
        .where('settled', '=', 0)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
    live: async () => {
      const rows = await db.selectFrom('events').select('id').where('over', '=', 0).execute()
      return rows.map(({ id }) => id)
    },
    ended: async (since) => {
      const rows = await db
        .selectFrom('events')
        .select(['id', 'ended'])
        .where('ended', '>=', since)
        .orderBy('ended')
        .orderBy('id')
        .execute()
      return rows.map(({ id, ended }) => ({ id, ended: Number(ended) }))
    },
  }
}

/** @throws Stale if the log has another length; the transaction is rolled back. */
/** Appends, and never changes or removes what is there (PT 7.4.4). */
async function write(trx: Transaction<Schema>, append: EventAppend): Promise<void> {
  const { event, expected, entries, over } = append
  const ended = over ? (entries.at(-1)?.at ?? 0) : null
  // Locks this row, so that other processes that append to the event must wait.
  await trx
    .insertInto('events')
    .values({ id: event, announced: entries[0]?.at ?? 0, over: over ? 1 : 0, ended })
    .onConflict((c) =>
      c.column('id').doUpdateSet((e) => ({
        over: e.ref('excluded.over'),
        ended: e.ref('excluded.ended'),
        settled: 0,
      })),
    )
    .execute()
  // The last seq is found by the key; counting all entries takes longer with each one.
  const { last } = await trx
    .selectFrom('event_entries')
    .select((e) => e.fn.max<number | null>('seq').as('last'))
    .where('event_id', '=', event)
    .executeTakeFirstOrThrow()
  if ((last ?? -1) + 1 !== expected) throw new Stale()
  const stored = await writeNames(trx, append)
  const rows = stored.map(({ at, ...entry }, i) => ({
    event_id: event,
    seq: expected + i,
    at,
    entry: JSON.stringify(entry),
  }))
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await trx
      .insertInto('event_entries')
      .values(rows.slice(i, i + rowsAtOnce))
      .execute()
}
