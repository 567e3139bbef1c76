import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'

/**
 * Failed sign-ins, which show an owner that somebody is guessing passwords, in SQL that works on both SQLite and PostgreSQL.
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

export type FailedSignIns = ReturnType<typeof sqlFailed>

/** How many are stored at most. */
export const mostFailed = 200

/** All functions throw when the database cannot be reached. */
export const sqlFailed = (db: Kysely<Schema>) => ({
  /** Adds one, and removes the oldest if there are more than `most`. */
  note: async (failed: FailedSignIn, most: number): Promise<void> => {
    await run(db.insertInto('failed_sign_ins').values(failed))
    const newest = db.selectFrom('failed_sign_ins').select('n').orderBy('n', 'desc')
    const oldest = await newest.limit(1).offset(most).executeTakeFirst()
    if (oldest !== undefined) await run(db.deleteFrom('failed_sign_ins').where('n', '<=', oldest.n))
  },
  /** Everything stored, newest first. */
  newest: (): Promise<readonly FailedSignIn[]> =>
    db
      .selectFrom('failed_sign_ins')
      .select(['at', 'login', 'hash', 'address'])
      .orderBy('n', 'desc')
      .execute(),
  /** Removes those from before a time, or all of one login. */
  forget: (of: { readonly before: number } | { readonly login: string }): Promise<void> => {
    const rows = db.deleteFrom('failed_sign_ins')
    return run('login' in of ? rows.where('login', '=', of.login) : rows.where('at', '<', of.before))
  },
})
