import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'
import { nameless } from '../table/forgotten.js'

/** Bans: who may not play, or not talk, for a time, in SQL that works on both SQLite and PostgreSQL. */

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

export type BanStore = ReturnType<typeof sqlBans>

/** All functions throw when the database cannot be reached. */
export const sqlBans = (db: Kysely<Schema>) => ({
  add: ({ of, mute, ...ban }: Ban): Promise<void> =>
    run(db.insertInto('bans').values({ ...ban, of_whom: of, mute: mute ? 1 : 0 })),
  /** Removes a ban; false if there is none. */
  lift: (id: string): Promise<boolean> => changesOne(db.deleteFrom('bans').where('id', '=', id)),
  /** Bans that have not expired, newest first. */
  active: async (now: number): Promise<readonly Ban[]> => {
    const bans = db
      .selectFrom('bans')
      .select(['id', 'kind', 'of_whom as of', 'name', 'mute', 'at', 'until'])
      .$narrowType<{ kind: Ban['kind'] }>()
    const rows = await bans.where('until', '>', now).orderBy('at', 'desc').orderBy('id').execute()
    return rows.map((row) => ({ ...row, mute: row.mute === 1 }))
  },
  /** Removes the names of these people. Their bans stay. */
  forget: (people: readonly string[]): Promise<void> => {
    const named = db.updateTable('bans').set({ name: nameless }).where('kind', '=', 'person')
    return run(named.where('of_whom', 'in', people))
  },
  /** Removes bans that have expired, and with them their addresses. */
  tidy: (now: number): Promise<void> => run(db.deleteFrom('bans').where('until', '<=', now)),
})
