import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { nameless } from '../table/forgotten.js'

/** The port of bans: who may not play, or not talk, for a time. One contract suite tests every store. */

export interface Ban {
  readonly id: string
  /**
   * What `of` contains: the id of a person, the household of an address, or the keyed hash of an address that nobody has
   * read.
   */
  readonly kind: 'person' | 'address' | 'hash'
  readonly of: string
  /** The person's name, or the address; empty for a hash. */
  readonly name: string
  /** If true, they may play but not talk. */
  readonly mute: boolean
  /** Milliseconds since 1970, like all times here. */
  readonly at: number
  readonly until: number
}

/** All methods throw when the store cannot be reached. */
export interface BanStore {
  add(ban: Ban): Promise<void>
  /** Removes a ban; false if there is none. */
  lift(id: string): Promise<boolean>
  /** Bans that have not expired, newest first. */
  standing(now: number): Promise<readonly Ban[]>
  /** Removes the names of these people. Their bans stay. */
  forget(people: readonly string[]): Promise<void>
  /** Removes bans that have expired, and with them their addresses. */
  tidy(now: number): Promise<void>
}

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
