/** The store of events: their logs, in SQL. */
import { checkLogged } from '@stolik/contract/event/logged'
import type { LaterSettlements } from '@stolik/event/decide/settle-later'
import type { Kysely } from 'kysely'
import { chunks, sqlLog } from '../../store/sql-log.js'
import type { Schema } from '../../store/migrations.js'
import type { Durably } from '../../store/sql.js'
import type { Logged } from '@stolik/event/model/entry'
import type { Ending, EventAppend } from './store.js'
import { namedIn, readNames, writeNames } from './sql-names.js'
import { readSettlements, writeSettlements } from './sql-settlements.js'

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

/** Events in SQL that both SQLite and PostgreSQL understand. All methods throw when the store cannot be reached. */
export function sqlEvents(db: Kysely<Schema>, durably: Durably = (work) => db.transaction().execute(work)) {
  const logs = sqlLog(db, 'event', durably)
  return {
    /** Appends to the log. Names are stored separately, and deleted with an entry that forgets them. */
    append: (append: EventAppend) => {
      const { event, expected, entries, over } = append
      const ended = over ? (entries.at(-1)?.at ?? 0) : null
      return logs.append({
        id: event,
        expected,
        lock: (trx) =>
          trx
            .insertInto('events')
            .values({ id: event, announced: entries[0]?.at ?? 0, over: over ? 1 : 0, ended })
            .onConflict((c) =>
              c.column('id').doUpdateSet((e) => ({
                over: e.ref('excluded.over'),
                ended: e.ref('excluded.ended'),
                settled: 0,
              })),
            )
            .execute(),
        entries: (trx) => writeNames(trx, append),
      })
    },
    /** The log in order from entry `from`; empty if there is no such event, or no such entry yet. */
    log: async (event: string, from = 0): Promise<readonly Logged[]> => {
      const rows = await logs.read(event, from)
      return readNames(db, event, await readSettlements(db, event, from, rows.map(readStored)))
    },
    /** Where an account or guest is named: as a player, or (null) as an official who acted for the event. */
    namedIn: (person: string) => namedIn(db, person),
    /** The last announced first, limited to `most`. */
    newest: async (most: number): Promise<readonly Ending[]> => {
      const rows = await db
        .selectFrom('events')
        .select(['id', 'ended'])
        .orderBy('announced', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(ending)
    },
    /** Those of these ids that exist, in any order. */
    endings: async (ids: readonly string[]): Promise<readonly Ending[]> => {
      const found: Ending[] = []
      for (const some of chunks(ids)) {
        const rows = await db.selectFrom('events').select(['id', 'ended']).where('id', 'in', some).execute()
        found.push(...rows.map(ending))
      }
      return found
    },
    /**
     * Adds to entries of 0.1 how their hands are settled; `log` returns them with it. What an entry already has stays. If the event
     * is over, it is no longer `unsettled`.
     */
    settle: (event: string, later: readonly LaterSettlements[]): Promise<void> =>
      durably((trx) => writeSettlements(trx, event, later)),
    /** Ids of events that are over and for which `settle` was not called since; limited to `most`. */
    unsettled: async (most: number): Promise<readonly string[]> => {
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
    /** Ids of the events that are not over. */
    live: async (): Promise<readonly string[]> => {
      const rows = await db.selectFrom('events').select('id').where('over', '=', 0).execute()
      return rows.map(({ id }) => id)
    },
    /** The events that ended at or after this time, in milliseconds, earliest first. */
    ended: async (since: number) => {
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

export type EventStore = ReturnType<typeof sqlEvents>
