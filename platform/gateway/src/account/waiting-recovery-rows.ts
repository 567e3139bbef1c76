/** Recoveries that wait, in SQL. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'

/** A recovery by one factor alone. It takes effect after a day, unless somebody who is signed in cancels it. */
export interface WaitingRecovery {
  /** The hash of the new password. */
  readonly password: string
  /** What proved the person's identity. */
  readonly by: 'PAPER' | 'MAIL'
  /** Whether the other ways to sign in are removed, too. The second step always is, since the person could give no code. */
  readonly removesOthers: boolean
  readonly begun: number
  /** When it takes effect. */
  readonly until: number
}

export const waitingRecoveryStore = (db: Kysely<Schema>) => ({
  /** Replaces the recovery of an account that waits; null drops it. */
  setWaitingRecovery: (account: string, waiting: WaitingRecovery | null): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await run(trx.deleteFrom('waiting_recoveries').where('account', '=', account))
      if (waiting === null) return
      const { removesOthers, ...rest } = waiting
      const row = { account, ...rest, removes_others: removesOthers ? 1 : 0 }
      await run(trx.insertInto('waiting_recoveries').values(row))
    }),
  waitingRecovery: async (account: string): Promise<WaitingRecovery | undefined> => {
    const row = await db
      .selectFrom('waiting_recoveries')
      .select(['password', 'by', 'removes_others as removesOthers', 'begun', 'until'])
      .$narrowType<{ by: WaitingRecovery['by'] }>()
      .where('account', '=', account)
      .executeTakeFirst()
    return row && { ...row, removesOthers: row.removesOthers === 1 }
  },
  /** Drops this recovery; false if it is gone. Of two calls at once only one wins. The salt in the hash makes it unique. */
  takeWaitingRecovery: (account: string, { password }: WaitingRecovery): Promise<boolean> =>
    changesOne(
      db.deleteFrom('waiting_recoveries').where('account', '=', account).where('password', '=', password),
    ),
})
