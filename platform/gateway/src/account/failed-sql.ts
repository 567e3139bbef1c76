import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { FailedSignIns } from './failed-sign-ins.js'

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
