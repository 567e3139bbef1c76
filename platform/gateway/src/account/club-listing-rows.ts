/** Members who agreed that the page of their club names them, in SQL. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'

/** A member as their club's page names them. */
export interface ListedMember {
  readonly id: string
  readonly name: string
}

export function clubListingStore(db: Kysely<Schema>) {
  return {
    /** The members of a club who agreed to be listed, and are still its members; at most `most`. */
    listedMembers: (club: string, most: number): Promise<readonly ListedMember[]> =>
      db
        .selectFrom('club_listings')
        .innerJoin('accounts', (join) =>
          join
            .onRef('accounts.id', '=', 'club_listings.account')
            .onRef('accounts.club', '=', 'club_listings.club'),
        )
        .where('club_listings.club', '=', club)
        .select(['accounts.id', 'accounts.name'])
        .orderBy('accounts.name')
        .orderBy('accounts.id')
        .limit(most)
        .execute(),
    /** Since when an account is listed, and by which club; undefined if it is not. */
    clubListing: (account: string): Promise<{ readonly club: string; readonly since: number } | undefined> =>
      db
        .selectFrom('club_listings')
        .select(['club', 'since'])
        .where('account', '=', account)
        .executeTakeFirst(),
    /** Lists an account on the page of its club; null takes it off. */
    setClubListing: async (
      account: string,
      listing: { readonly club: string; readonly since: number } | null,
    ): Promise<void> => {
      if (listing === null) return run(db.deleteFrom('club_listings').where('account', '=', account))
      const insert = db.insertInto('club_listings').values({ account, ...listing })
      await run(insert.onConflict((c) => c.column('account').doUpdateSet({ ...listing })))
    },
  }
}
