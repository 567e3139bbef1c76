import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { SeenStore } from './seen.js'

/** The addresses of guests, in SQL that works on both SQLite and PostgreSQL. */
export const sqlSeen = (db: Kysely<Schema>): SeenStore => ({
  put: async ({ person, hash, until }) => {
    await db
      .insertInto('seen_guests')
      .values({ person, hash, until })
      .onConflict((c) => c.column('person').doUpdateSet({ hash, until }))
      .execute()
  },
  of: async (person, now) => {
    const found = db.selectFrom('seen_guests').select('hash').where('person', '=', person)
    return (await found.where('until', '>', now).executeTakeFirst())?.hash
  },
  forget: async (people) => {
    await db.deleteFrom('seen_guests').where('person', 'in', people).execute()
  },
  tidy: async (now) => {
    await db.deleteFrom('seen_guests').where('until', '<=', now).execute()
  },
})
