/** Players among each other: what their pages show, whom they follow and block, and invitations to tables. In SQL for SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, countOf, run } from '../store/query.js'

/** Who may see the page of a player: everybody, people who are signed in, or nobody. */
export const audiences = ['EVERYBODY', 'MEMBERS', 'NOBODY'] as const
export type Audience = (typeof audiences)[number]

export interface PageSettings {
  readonly audience: Audience
  /** Whether the page shows the best hands and the series at public tables. */
  readonly hands: boolean
  /** Whether the page shows which contracts they play, and how often. */
  readonly contracts: boolean
  /** Whether others may follow and invite them. */
  readonly contact: boolean
}

/** Nothing that only the player saw before there were pages is shown to everybody without their doing. */
export const usualPage: PageSettings = { audience: 'MEMBERS', hands: false, contracts: false, contact: true }

export interface Named {
  readonly id: string
  readonly name: string
}

export interface Followed extends Named {
  /** Whether they follow in return. */
  readonly mutual: boolean
  /** The key of their page; null if it was never needed. */
  readonly page: string | null
  /** Whether they want to be found by those who follow them. */
  readonly contact: boolean
}

export interface TableInvitation {
  readonly table: string
  readonly by: Named
  readonly until: number
}

export type PlayersStore = ReturnType<typeof sqlPlayers>

/** All functions throw when the database cannot be reached. */
export function sqlPlayers(db: Kysely<Schema>) {
  return {
    page: async (account: string): Promise<PageSettings> => {
      const row = await db
        .selectFrom('player_pages')
        .selectAll()
        .where('account', '=', account)
        .executeTakeFirst()
      if (row === undefined) return usualPage
      const { audience, hands, contracts, contact } = row
      return {
        // A page is closed if a newer release has written what this one does not know.
        audience: audiences.find((one) => one === audience) ?? 'NOBODY',
        hands: hands === 1,
        contracts: contracts === 1,
        contact: contact === 1,
      }
    },
    setPage: (account: string, { audience, hands, contracts, contact }: PageSettings): Promise<void> => {
      const row = {
        audience,
        hands: Number(hands),
        contracts: Number(contracts),
        contact: Number(contact),
      }
      const insert = db.insertInto('player_pages').values({ account, ...row })
      return run(insert.onConflict((c) => c.column('account').doUpdateSet(row)))
    },
    follow: (account: string, followed: string, at: number): Promise<void> =>
      run(
        db
          .insertInto('follows')
          .values({ account, followed, at })
          .onConflict((c) => c.doNothing()),
      ),
    unfollow: (account: string, followed: string): Promise<void> =>
      run(db.deleteFrom('follows').where('account', '=', account).where('followed', '=', followed)),
    follows: async (account: string, followed: string): Promise<boolean> => {
      const found = db.selectFrom('follows').select('at').where('account', '=', account)
      return (await found.where('followed', '=', followed).executeTakeFirst()) !== undefined
    },
    countFollowed: (account: string): Promise<number> =>
      countOf(db.selectFrom('follows').where('account', '=', account)),
    /** Whom an account follows, sorted by name. */
    followed: async (account: string): Promise<readonly Followed[]> => {
      const rows = await db
        .selectFrom('follows')
        .innerJoin('accounts', 'accounts.id', 'follows.followed')
        .leftJoin('follows as back', (join) =>
          join.onRef('back.account', '=', 'follows.followed').onRef('back.followed', '=', 'follows.account'),
        )
        .leftJoin('player_names', (join) =>
          join.onRef('player_names.account', '=', 'follows.followed').on('player_names.until', 'is', null),
        )
        .leftJoin('player_pages', 'player_pages.account', 'follows.followed')
        .where('follows.account', '=', account)
        .select(['accounts.id', 'accounts.name', 'back.at as back', 'player_names.key as page', 'contact'])
        .orderBy('accounts.name')
        .orderBy('accounts.id')
        .execute()
      return rows.map(({ id, name, back, page, contact }) => ({
        id,
        name,
        page,
        mutual: back !== null,
        contact: contact !== 0,
      }))
    },
    /** Blocks somebody. Neither follows or invites the other any more. */
    block: (account: string, blocked: string, at: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const insert = trx.insertInto('blocks').values({ account, blocked, at })
        await run(insert.onConflict((c) => c.doNothing()))
        for (const [one, other] of [
          [account, blocked],
          [blocked, account],
        ] as const) {
          await run(trx.deleteFrom('follows').where('account', '=', one).where('followed', '=', other))
          await run(trx.deleteFrom('table_invitations').where('account', '=', one).where('by', '=', other))
        }
      }),
    unblock: (account: string, blocked: string): Promise<void> =>
      run(db.deleteFrom('blocks').where('account', '=', account).where('blocked', '=', blocked)),
    isBlocked: async (account: string, blocked: string): Promise<boolean> => {
      const found = db.selectFrom('blocks').select('at').where('account', '=', account)
      return (await found.where('blocked', '=', blocked).executeTakeFirst()) !== undefined
    },
    countBlocked: (account: string): Promise<number> =>
      countOf(db.selectFrom('blocks').where('account', '=', account)),
    /** Whom an account has blocked, sorted by name. */
    blocked: (account: string): Promise<readonly Named[]> =>
      db
        .selectFrom('blocks')
        .innerJoin('accounts', 'accounts.id', 'blocks.blocked')
        .where('blocks.account', '=', account)
        .select(['accounts.id', 'accounts.name'])
        .orderBy('accounts.name')
        .orderBy('accounts.id')
        .execute(),
    /** Invites an account to a table; somebody else's invitation to the same table is replaced. */
    invite: (
      account: string,
      { table, by, until }: { table: string; by: string; until: number },
    ): Promise<void> => {
      const insert = db.insertInto('table_invitations').values({ account, table_id: table, by, until })
      return run(insert.onConflict((c) => c.columns(['account', 'table_id']).doUpdateSet({ by, until })))
    },
    /** Unanswered invitations of an account, the newest first. */
    invitations: async (account: string, now: number): Promise<readonly TableInvitation[]> => {
      const rows = await db
        .selectFrom('table_invitations')
        .innerJoin('accounts', 'accounts.id', 'table_invitations.by')
        .where('table_invitations.account', '=', account)
        .where('table_invitations.until', '>', now)
        .select(['table_id', 'accounts.id', 'accounts.name', 'table_invitations.until'])
        .orderBy('table_invitations.until', 'desc')
        .orderBy('table_id')
        .execute()
      return rows.map(({ table_id: table, id, name, until }) => ({ table, by: { id, name }, until }))
    },
    /** Removes an invitation; false if there is none. */
    dropInvitation: (account: string, table: string): Promise<boolean> =>
      changesOne(
        db.deleteFrom('table_invitations').where('account', '=', account).where('table_id', '=', table),
      ),
    tidy: (now: number): Promise<void> => run(db.deleteFrom('table_invitations').where('until', '<=', now)),
  }
}
