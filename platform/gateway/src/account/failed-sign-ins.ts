import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

/**
 * The port of failed sign-ins, which show an owner that somebody is guessing passwords. One contract suite tests every store.
 */

export interface FailedSignIn {
  /** Milliseconds since 1970. */
  readonly at: number
  /**
   * The login as typed, but only if an account has it; otherwise null, because people type passwords into the wrong field.
   */
  readonly login: string | null
  /** A keyed hash of the typed text. Equal texts have equal hashes. */
  readonly hash: string
  readonly address: string
}

/** All methods throw when the store cannot be reached. */
export interface FailedSignIns {
  /** Adds one, and removes the oldest if there are more than `most`. */
  note(failed: FailedSignIn, most: number): Promise<void>
  /** Everything stored, newest first. */
  newest(): Promise<readonly FailedSignIn[]>
  /** Removes those from before a time, or all of one login. */
  forget(of: { readonly before: number } | { readonly login: string }): Promise<void>
}

/** How many are stored at most. */
export const mostFailed = 200

/** Failed sign-ins in SQL that works on both SQLite and PostgreSQL. */
export const sqlFailed = (db: Kysely<Schema>): FailedSignIns => ({
  note: async (failed, most) => {
    await db.insertInto('failed_sign_ins').values(failed).execute()
    const oldest = await db
      .selectFrom('failed_sign_ins')
      .select('n')
      .orderBy('n', 'desc')
      .limit(1)
      .offset(most)
      .executeTakeFirst()
    if (oldest !== undefined) await db.deleteFrom('failed_sign_ins').where('n', '<=', oldest.n).execute()
  },
  newest: async () => {
    const rows = await db.selectFrom('failed_sign_ins').selectAll().orderBy('n', 'desc').execute()
    return rows.map(({ at, login, hash, address }) => ({ at: Number(at), login, hash, address }))
  },
  forget: async (of) => {
    const rows = db.deleteFrom('failed_sign_ins')
    await ('login' in of ? rows.where('login', '=', of.login) : rows.where('at', '<', of.before)).execute()
  },
})
