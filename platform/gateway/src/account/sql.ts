import { sql, type Kysely, type Selectable } from 'kysely'
import type { Account, Accounts, ActKind } from './accounts.js'
import { roles, type Role } from '../base/roles.js'
import { nameKey } from '../base/login.js'
import { sqlMailAddresses } from './mail-rows.js'
import { sqlPasskeys } from './passkey-rows.js'
import { sqlSecondSteps } from './second-step-rows.js'
import { sqlSessions } from './session-rows.js'
import { sqlWaitingRecoveries } from './waiting-recovery-rows.js'
import { reserveNames, reserveNewName } from './sign-in-names.js'
import type { Schema } from '../store/migrations.js'

/** Accounts in SQL that works on both SQLite and PostgreSQL. */
export function sqlAccounts(db: Kysely<Schema>): Accounts {
  const accounts = db.selectFrom('accounts').selectAll()
  return {
    ...sqlPasskeys(db),
    ...sqlMailAddresses(db),
    ...sqlWaitingRecoveries(db),
    ...sqlSessions(db),
    ...sqlSecondSteps(db),
    ...sqlActs(db),
    add: async ({ clubRoles, denied, ...account }) => {
      const row = {
        ...account,
        name_key: nameKey(account.name),
        roles: account.roles.join(' '),
        club_roles: clubRoles.join(' '),
        denied_roles: denied.join(' '),
      }
      return taken(
        db.transaction().execute(async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('accounts')
            .values(row)
            .onConflict((c) => c.doNothing())
            .executeTakeFirst()
          const isNew = Number(numInsertedOrUpdatedRows) === 1
          if (!isNew || !(await reserveNames(trx, { ...account, clubRoles, denied }))) throw new Taken()
        }),
      )
    },
    byId: async (id) => readOne(await accounts.where('id', '=', id).executeTakeFirst()),
    byLogin: async (login) => readOne(await accounts.where('login', '=', login).executeTakeFirst()),
    bySignInName: async (key) =>
      readOne(
        await accounts
          .where('id', 'in', (e) => e.selectFrom('sign_in_names').select('account').where('key', '=', key))
          .executeTakeFirst(),
      ),
    byMember: async (club, member) =>
      readOne(await accounts.where('club', '=', club).where('member', '=', member).executeTakeFirst()),
    clubs: async () => {
      const rows = await db
        .selectFrom('accounts')
        .select('club')
        .distinct()
        .where('club', 'is not', null)
        .orderBy('club')
        .execute()
      return rows.flatMap(({ club }) => (club === null ? [] : [club]))
    },
    change: async (id, { name, password, roles, clubRoles, denied }) => {
      const row = {
        ...(name !== undefined && { name, name_key: nameKey(name) }),
        ...(password !== undefined && { password }),
        ...(roles !== undefined && { roles: roles.join(' ') }),
        ...(clubRoles !== undefined && { club_roles: clubRoles.join(' ') }),
        ...(denied !== undefined && { denied_roles: denied.join(' ') }),
      }
      if (Object.keys(row).length === 0) return
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('accounts')
          .set(row)
          .where('id', '=', id)
          .returningAll()
          .execute()
        if (name !== undefined) for (const one of changed) await reserveNewName(trx, read(one))
      })
    },
    changePassword: async (id, before, after) => {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ password: after })
        .where('id', '=', id)
        .where('password', before === null ? 'is' : '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    withRoles: async (most) => {
      const rows = await accounts
        .where((e) => e.or([e('roles', '<>', ''), e('club_roles', '<>', '')]))
        .orderBy('name')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(read)
    },
    like: async (text, most) => {
      const rows = await accounts
        .where((e) =>
          e.or([
            sql<boolean>`name_key like ${`%${escaped(nameKey(text))}%`} escape '!'`,
            sql<boolean>`login like ${`${escaped(text.toLowerCase())}%`} escape '!'`,
          ]),
        )
        .orderBy('name')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(read)
    },
    firstUse: async (token, until) => {
      const insert = db.insertInto('used_tokens').values({ token, until })
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1
    },
    verified: async () => {
      const rows = await db.selectFrom('verified').selectAll().execute()
      return new Map(rows.map(({ account, since }) => [account, Number(since)]))
    },
    setVerified: async (account, since) => {
      if (since === null) await db.deleteFrom('verified').where('account', '=', account).execute()
      else
        await db
          .insertInto('verified')
          .values({ account, since })
          .onConflict((c) => c.column('account').doUpdateSet({ since }))
          .execute()
    },
    remove: async (id) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('account', '=', id).execute()
        await trx.deleteFrom('sign_in_names').where('account', '=', id).execute()
        await trx.deleteFrom('waiting_recoveries').where('account', '=', id).execute()
        await trx.deleteFrom('recovery_codes').where('account', '=', id).execute()
        await trx.deleteFrom('second_steps').where('account', '=', id).execute()
        await trx.deleteFrom('mail_links').where('account', '=', id).execute()
        await trx.deleteFrom('mail_addresses').where('account', '=', id).execute()
        await trx.deleteFrom('passkeys').where('account', '=', id).execute()
        await trx.deleteFrom('verified').where('account', '=', id).execute()
        await trx.deleteFrom('right_requests').where('account', '=', id).execute()
        await trx.deleteFrom('accounts').where('id', '=', id).execute()
      })
    },
    tidy: async (now) => {
      await db.deleteFrom('sessions').where('until', '<', now).execute()
      await db.deleteFrom('used_tokens').where('until', '<', now).execute()
      await db.deleteFrom('mail_links').where('until', '<', now).execute()
    },
  }
}

/** Thrown within a transaction, so that nothing of it is written. */
class Taken extends Error {}

async function taken(adding: Promise<void>): Promise<'done' | 'taken'> {
  try {
    await adding
    return 'done'
  } catch (error) {
    if (error instanceof Taken) return 'taken'
    throw error
  }
}

const readOne = (row: Selectable<Schema['accounts']> | undefined): Account | undefined =>
  row === undefined ? undefined : read(row)

function read(row: Selectable<Schema['accounts']>): Account {
  const { id, name, login, password, club, member } = row
  return {
    id,
    name,
    login,
    password,
    club,
    member,
    roles: readRoles(row.roles),
    clubRoles: readRoles(row.club_roles),
    denied: readRoles(row.denied_roles),
    made: row.made === null ? null : Number(row.made),
  }
}

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&')

const readRoles = (text: string): Role[] => roles.filter((role) => text.split(' ').includes(role))

type Acts = Pick<Accounts, 'write' | 'acts' | 'actsOf' | 'dropAddresses'>

/** The log of privileged acts in SQL: who did what to which account, and from which address. */
const sqlActs = (db: Kysely<Schema>): Acts => ({
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
