/** The log of privileged acts in SQL: who did what to which account, and from which address. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Accounts, ActKind } from './accounts.js'

type Kept = Pick<Accounts, 'write' | 'acts' | 'actsOf' | 'dropAddresses'>

export const sqlActs = (db: Kysely<Schema>): Kept => ({
  write: async ({ from, ...act }) => {
    await db
      .insertInto('acts')
      .values({ ...act, address: from })
      .execute()
  },
  acts: async (before, most) => {
    const newest = db.selectFrom('acts').selectAll().orderBy('n', 'desc').limit(most)
    const rows = await (before === null ? newest : newest.where('n', '<', before)).execute()
    return rows.map(({ n, at, who, what, about, address }) => ({
      n,
      at: Number(at),
      who,
      what: what as ActKind,
      about,
      from: address,
    }))
  },
  actsOf: async (who, most) => {
    const all = db.selectFrom('acts').selectAll().where('who', '=', who)
    const rows = await all.orderBy('n', 'desc').limit(most).execute()
    return rows.map(({ at, what, about, address }) => ({
      at: Number(at),
      who,
      what: what as ActKind,
      about,
      from: address,
    }))
  },
  dropAddresses: async (of) => {
    const acts = db.updateTable('acts').set({ address: '' }).where('address', '<>', '')
    await ('who' in of ? acts.where('who', '=', of.who) : acts.where('at', '<', of.before)).execute()
  },
})
