import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { TakenNames } from './taken.js'

/** Names that were taken away, in SQL that works on both SQLite and PostgreSQL. */
export const sqlTaken = (db: Kysely<Schema>): TakenNames => ({
  put: async ({ person, chosen, ...row }) => {
    const values = { ...row, chosen: chosen ? 1 : 0 }
    await db
      .insertInto('taken_names')
      .values({ person, ...values })
      .onConflict((c) => c.column('person').doUpdateSet(values))
      .execute()
  },
  standing: async (now) => {
    const rows = await db.selectFrom('taken_names').selectAll().where('until', '>', now).execute()
    return rows.map(({ chosen, at, until, ...row }) => ({
      ...row,
      chosen: chosen === 1,
      at: Number(at),
      until: Number(until),
    }))
  },
  tidy: async (now) => {
    await db.deleteFrom('taken_names').where('until', '<=', now).execute()
  },
})
