/** The port of recoveries that wait, a part of the port of accounts, and their store. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

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

export interface WaitingRecoveries {
  /** Replaces the recovery of an account that waits; null drops it. */
  setWaitingRecovery(account: string, waiting: WaitingRecovery | null): Promise<void>
  waitingRecovery(account: string): Promise<WaitingRecovery | undefined>
  /** Drops this recovery; false if it is gone. Of two calls at once only one wins. */
  takeWaitingRecovery(account: string, waiting: WaitingRecovery): Promise<boolean>
}

export const sqlWaitingRecoveries = (db: Kysely<Schema>): WaitingRecoveries => ({
  setWaitingRecovery: async (account, waiting) => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('waiting_recoveries').where('account', '=', account).execute()
      if (waiting === null) return
      const { password, by, removesOthers, begun, until } = waiting
      await trx
        .insertInto('waiting_recoveries')
        .values({ account, password, by, removes_others: removesOthers ? 1 : 0, begun, until })
        .execute()
    })
  },
  waitingRecovery: async (account) => {
    const rows = db.selectFrom('waiting_recoveries').selectAll().where('account', '=', account)
    const row = await rows.executeTakeFirst()
    return (
      row && {
        password: row.password,
        by: row.by as WaitingRecovery['by'],
        removesOthers: row.removes_others === 1,
        begun: Number(row.begun),
        until: Number(row.until),
      }
    )
  },
  // The salt in the hash makes it unique.
  takeWaitingRecovery: async (account, { password }) => {
    const { numDeletedRows } = await db
      .deleteFrom('waiting_recoveries')
      .where('account', '=', account)
      .where('password', '=', password)
      .executeTakeFirst()
    return Number(numDeletedRows) === 1
  },
})
