/** Second steps and recovery codes in SQL. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'
import type { SealedStep, SecondStep } from './account.js'

export const secondStepStore = (db: Kysely<Schema>) => ({
  /** Replaces the hashes of an account's recovery codes with these. */
  setRecovery: (account: string, hashes: readonly string[]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await run(trx.deleteFrom('recovery_codes').where('account', '=', account))
      const rows = hashes.map((hash) => ({ account, hash }))
      if (rows.length > 0) await run(trx.insertInto('recovery_codes').values(rows))
    }),
  /** The hashes of the recovery codes that were not used yet. */
  recovery: async (account: string): Promise<readonly string[]> => {
    const codes = db.selectFrom('recovery_codes').select('hash').where('account', '=', account)
    return (await codes.orderBy('hash').execute()).map(({ hash }) => hash)
  },
  /** Uses up a recovery code; false if the account has no such code or it was used. Of two calls at once only one wins. */
  takeRecovery: (account: string, hash: string): Promise<boolean> =>
    changesOne(db.deleteFrom('recovery_codes').where('account', '=', account).where('hash', '=', hash)),
  /** Replaces the second step of an account; null removes it. */
  setSecondStep: (account: string, step: SecondStep | null): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await run(trx.deleteFrom('second_steps').where('account', '=', account))
      if (step !== null) await run(trx.insertInto('second_steps').values({ account, ...step }))
    }),
  secondStep: (account: string): Promise<SecondStep | undefined> => {
    const steps = db.selectFrom('second_steps').select(['secret', 'since', 'step'])
    return steps.where('account', '=', account).executeTakeFirst()
  },
  /** Accounts with a second step and their sealed secrets, in order of id, starting after this account; at most `most`. */
  secondStepsAfter: (account: string, most: number): Promise<readonly SealedStep[]> => {
    const steps = db.selectFrom('second_steps').select(['account', 'secret'])
    return steps.where('account', '>', account).orderBy('account').limit(most).execute()
  },
  /** Replaces the sealed secret if it is still the same; otherwise false. */
  sealSecondStep: (before: SealedStep, secret: string): Promise<boolean> =>
    changesOne(
      db
        .updateTable('second_steps')
        .set({ secret })
        .where('account', '=', before.account)
        .where('secret', '=', before.secret),
    ),
  /**
   * Advances to a later time step. False if that step is used up or there is no second step. Of two calls at once only one
   * wins.
   */
  useStep: (account: string, step: number): Promise<boolean> =>
    changesOne(
      db.updateTable('second_steps').set({ step }).where('account', '=', account).where('step', '<', step),
    ),
})
