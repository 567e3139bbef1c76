/** Second steps and recovery codes in SQL. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Accounts } from './accounts.js'

type Kept = Pick<
  Accounts,
  | 'setRecovery'
  | 'recovery'
  | 'takeRecovery'
  | 'setSecondStep'
  | 'secondStep'
  | 'secondStepsAfter'
  | 'sealSecondStep'
  | 'useStep'
>

export const sqlSecondSteps = (db: Kysely<Schema>): Kept => ({
  setRecovery: async (account, hashes) => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recovery_codes').where('account', '=', account).execute()
      const rows = hashes.map((hash) => ({ account, hash }))
      if (rows.length > 0) await trx.insertInto('recovery_codes').values(rows).execute()
    })
  },
  recovery: async (account) => {
    const codes = db.selectFrom('recovery_codes').select('hash').where('account', '=', account)
    return (await codes.orderBy('hash').execute()).map(({ hash }) => hash)
  },
  takeRecovery: async (account, hash) => {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('account', '=', account)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return Number(numDeletedRows) === 1
  },
  setSecondStep: async (account, step) => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('second_steps').where('account', '=', account).execute()
      if (step !== null)
        await trx
          .insertInto('second_steps')
          .values({ account, ...step })
          .execute()
    })
  },
  secondStep: async (account) => {
    const stepOf = db.selectFrom('second_steps').selectAll().where('account', '=', account)
    const row = await stepOf.executeTakeFirst()
    return row && { secret: row.secret, since: Number(row.since), step: Number(row.step) }
  },
  secondStepsAfter: (after, most) =>
    db
      .selectFrom('second_steps')
      .select(['account', 'secret'])
      .where('account', '>', after)
      .orderBy('account')
      .limit(most)
      .execute(),
  sealSecondStep: async (before, secret) => {
    const { numUpdatedRows } = await db
      .updateTable('second_steps')
      .set({ secret })
      .where('account', '=', before.account)
      .where('secret', '=', before.secret)
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },
  useStep: async (account, step) => {
    const { numUpdatedRows } = await db
      .updateTable('second_steps')
      .set({ step })
      .where('account', '=', account)
      .where('step', '<', step)
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },
})
