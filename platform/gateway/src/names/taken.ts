import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'

/** Names that were taken away, with the names used instead, in SQL that works on both SQLite and PostgreSQL. */

export interface TakenName {
  readonly person: string
  /** Their current name: a neutral one, or the one that they chose since. */
  readonly name: string
  /** Whether they chose it themselves. */
  readonly chosen: boolean
  /** A hash of the name that was taken, so that it is not chosen again; empty once it is forgotten. */
  readonly taken: string
  /** Milliseconds since 1970, like all times here. */
  readonly at: number
  /** Until this time there may be tokens with the old name. */
  readonly until: number
}

export type TakenNames = ReturnType<typeof sqlTaken>

/** All functions throw when the database cannot be reached. */
export const sqlTaken = (db: Kysely<Schema>) => ({
  /** Replaces what was stored for this person. */
  put: ({ person, chosen, ...row }: TakenName): Promise<void> => {
    const values = { ...row, chosen: chosen ? 1 : 0 }
    const insert = db.insertInto('taken_names').values({ person, ...values })
    return run(insert.onConflict((c) => c.column('person').doUpdateSet(values)))
  },
  inForce: async (now: number): Promise<readonly TakenName[]> => {
    const rows = await db.selectFrom('taken_names').selectAll().where('until', '>', now).execute()
    return rows.map((row) => ({ ...row, chosen: row.chosen === 1 }))
  },
  tidy: (now: number): Promise<void> => run(db.deleteFrom('taken_names').where('until', '<=', now)),
})
