import type { Kysely, Selectable } from 'kysely'
import { roles, type Account, type Accounts, type ActKind, type Role } from './accounts.js'
import type { Schema } from '../store/migrations.js'
import type { AccountSchema } from './migration.js'

/** Accounts in SQL, in the words that SQLite and PostgreSQL both speak. */
export function sqlAccounts(db: Kysely<Schema>): Accounts {
  const accounts = db.selectFrom('accounts').selectAll()
  return {
    add: async ({ clubRoles, ...account }) => {
      const row = { ...account, roles: account.roles.join(' '), club_roles: clubRoles.join(' ') }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values(row)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1 ? 'done' : 'taken'
    },
    byId: async (id) => read(await accounts.where('id', '=', id).executeTakeFirst()),
    byLogin: async (login) => read(await accounts.where('login', '=', login).executeTakeFirst()),
    byMember: async (club, member) =>
      read(await accounts.where('club', '=', club).where('member', '=', member).executeTakeFirst()),
    change: async (id, { name, password, roles, clubRoles }) => {
      const row = {
        ...(name !== undefined && { name }),
        ...(password !== undefined && { password }),
        ...(roles !== undefined && { roles: roles.join(' ') }),
        ...(clubRoles !== undefined && { club_roles: clubRoles.join(' ') }),
      }
      if (Object.keys(row).length > 0)
        await db.updateTable('accounts').set(row).where('id', '=', id).execute()
    },
    openSession: async (session) => {
      await db.insertInto('sessions').values(session).execute()
    },
    session: async (id) => {
      const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
      return row && { ...row, refreshed: Number(row.refreshed), until: Number(row.until) }
    },
    refresh: async (id, generation, refreshed, until) => {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ generation: generation + 1, refreshed, until })
        .where('id', '=', id)
        .where('generation', '=', generation)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
    endSession: async (id) => {
      await db.deleteFrom('sessions').where('id', '=', id).execute()
    },
    endSessions: async (account) => {
      await db.deleteFrom('sessions').where('account', '=', account).execute()
    },
    firstUse: async (token, until) => {
      const insert = db.insertInto('used_tokens').values({ token, until })
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1
    },
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
    tidy: async (now) => {
      await db.deleteFrom('sessions').where('until', '<', now).execute()
      await db.deleteFrom('used_tokens').where('until', '<', now).execute()
    },
  }
}

function read(row: Selectable<AccountSchema['accounts']> | undefined): Account | undefined {
  if (row === undefined) return undefined
  const { club_roles, ...account } = row
  return { ...account, roles: readRoles(row.roles), clubRoles: readRoles(club_roles) }
}

const readRoles = (text: string): Role[] => roles.filter((role) => text.split(' ').includes(role))
