import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

/** The port of names that were taken away, with the names used instead. One contract suite tests every store. */

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

/** All methods throw when the store cannot be reached. */
export interface TakenNames {
  /** Replaces what was stored for this person. */
  put(name: TakenName): Promise<void>
  standing(now: number): Promise<readonly TakenName[]>
  tidy(now: number): Promise<void>
}

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
