import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { nameless } from '../table/forgotten.js'
import type { Ban, BanStore } from './bans.js'

/** Bans in SQL that works on both SQLite and PostgreSQL. */
export const sqlBans = (db: Kysely<Schema>): BanStore => ({
  add: async ({ of, mute, ...ban }) => {
    await db
      .insertInto('bans')
      .values({ ...ban, of_whom: of, mute: mute ? 1 : 0 })
      .execute()
  },
  lift: async (id) => {
    const row = await db.deleteFrom('bans').where('id', '=', id).returning('id').executeTakeFirst()
    return row !== undefined
  },
  standing: async (now) => {
    const rows = await db
      .selectFrom('bans')
      .selectAll()
      .where('until', '>', now)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(({ id, kind, of_whom: of, name, mute, at, until }) => ({
      id,
      kind: kind as Ban['kind'],
      of,
      name,
      mute: mute === 1,
      at: Number(at),
      until: Number(until),
    }))
  },
  forget: async (people) => {
    await db
      .updateTable('bans')
      .set({ name: nameless })
      .where('kind', '=', 'person')
      .where('of_whom', 'in', people)
      .execute()
  },
  tidy: async (now) => {
    await db.deleteFrom('bans').where('until', '<=', now).execute()
  },
})
