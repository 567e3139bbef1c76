/** Sessions in SQL: who is signed in where, and until when. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'
import type { Session } from './account.js'

/** How many ids one query contains. */
const mostAtOnce = 500

export const sessionStore = (db: Kysely<Schema>) => ({
  /** @throws also if there is no such account. */
  openSession: (session: Session): Promise<void> => run(db.insertInto('sessions').values(session)),
  session: (id: string): Promise<Session | undefined> =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),
  /**
   * Advances a session to the next generation; false if it has another generation or is gone. Of two calls at once only one
   * wins.
   */
  refresh: (id: string, generation: number, refreshed: number, until: number): Promise<boolean> =>
    changesOne(
      db
        .updateTable('sessions')
        .set({ generation: generation + 1, refreshed, until })
        .where('id', '=', id)
        .where('generation', '=', generation),
    ),
  /** Returns those of these sessions that are still open. */
  standingAmong: async (ids: readonly string[], now: number): Promise<ReadonlySet<string>> => {
    const found = new Set<string>()
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const some = db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', ids.slice(from, from + mostAtOnce))
      for (const { id } of await some.where('until', '>=', now).execute()) found.add(id)
    }
    return found
  },
  endSession: (id: string): Promise<void> => run(db.deleteFrom('sessions').where('id', '=', id)),
  /** Sessions of an account that have not expired, most recently refreshed first; at most `most`. */
  sessionsOf: (account: string, now: number, most: number): Promise<readonly Session[]> =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('account', '=', account)
      .where('until', '>=', now)
      .orderBy('refreshed', 'desc')
      .limit(most)
      .execute(),
  /** Ends all sessions of an account except `except`. Returns the ids of the sessions that it ended. */
  endSessions: async (account: string, except: string | null = null): Promise<readonly string[]> => {
    const all = db.deleteFrom('sessions').where('account', '=', account)
    const ended = await (except === null ? all : all.where('id', '<>', except)).returning('id').execute()
    return ended.map(({ id }) => id)
  },
  /** Ends all sessions of a club's members. Returns the ids of the sessions that it ended. */
  endSessionsOfClub: async (club: string): Promise<readonly string[]> => {
    const ended = await db
      .deleteFrom('sessions')
      .where('account', 'in', (e) => e.selectFrom('accounts').select('accounts.id').where('club', '=', club))
      .returning('id')
      .execute()
    return ended.map(({ id }) => id)
  },
})
