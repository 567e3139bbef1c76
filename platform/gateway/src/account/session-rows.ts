/** Sessions in SQL: who is signed in where, and until when. */
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Accounts, Session } from './accounts.js'

/** How many ids one query contains. */
const mostAtOnce = 500

type Kept = Pick<
  Accounts,
  | 'openSession'
  | 'session'
  | 'refresh'
  | 'standingAmong'
  | 'endSession'
  | 'sessionsOf'
  | 'endSessions'
  | 'endSessionsOfClub'
>

export const sqlSessions = (db: Kysely<Schema>): Kept => ({
  openSession: async (session) => {
    await db.insertInto('sessions').values(session).execute()
  },
  session: async (id) => {
    const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readSession(row)
  },
  refresh: async (id, generation, refreshed, until) => {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ generation: generation + 1, refreshed, until })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },
  standingAmong: async (ids, now) => {
    const found = new Set<string>()
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const some = ids.slice(from, from + mostAtOnce)
      const rows = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', some)
        .where('until', '>=', now)
        .execute()
      for (const { id } of rows) found.add(id)
    }
    return found
  },
  endSession: async (id) => {
    await db.deleteFrom('sessions').where('id', '=', id).execute()
  },
  sessionsOf: async (account, now, most) => {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('until', '>=', now)
      .orderBy('refreshed', 'desc')
      .limit(most)
      .execute()
    return rows.map(readSession)
  },
  endSessions: async (account, except = null) => {
    const all = db.deleteFrom('sessions').where('account', '=', account)
    const ended = await (except === null ? all : all.where('id', '<>', except)).returning('id').execute()
    return ended.map(({ id }) => id)
  },
  endSessionsOfClub: async (club) => {
    const ended = await db
      .deleteFrom('sessions')
      .where('account', 'in', (e) => e.selectFrom('accounts').select('accounts.id').where('club', '=', club))
      .returning('id')
      .execute()
    return ended.map(({ id }) => id)
  },
})

const readSession = (row: Selectable<Schema['sessions']>): Session => ({
  ...row,
  opened: row.opened === null ? null : Number(row.opened),
  refreshed: Number(row.refreshed),
  until: Number(row.until),
})
