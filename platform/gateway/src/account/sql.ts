import { sql, type Kysely, type Selectable } from 'kysely'
import type { Account, Accounts, ActKind, Session } from './accounts.js'
import { roles, type Role } from '../settings/roles.js'
import { nameKey } from '../base/login.js'
import { sqlMailAddresses } from './mail-rows.js'
import { sqlPasskeys } from './passkey-rows.js'
import type { Schema } from '../store/migrations.js'
import type { AccountSchema } from '../store/migrations/account.js'

/** Ids in one question. */
const mostAtOnce = 500

/** Accounts in SQL, in the words that SQLite and PostgreSQL both speak. */
export function sqlAccounts(db: Kysely<Schema>): Accounts {
  const accounts = db.selectFrom('accounts').selectAll()
  return {
    ...sqlPasskeys(db),
    ...sqlMailAddresses(db),
    add: async ({ clubRoles, denied, ...account }) => {
      const row = {
        ...account,
        name_key: nameKey(account.name),
        roles: account.roles.join(' '),
        club_roles: clubRoles.join(' '),
        denied_roles: denied.join(' '),
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values(row)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1 ? 'done' : 'taken'
    },
    byId: async (id) => readOne(await accounts.where('id', '=', id).executeTakeFirst()),
    byLogin: async (login) => readOne(await accounts.where('login', '=', login).executeTakeFirst()),
    byName: async (key) => {
      const rows = await accounts
        .where('name_key', '=', key)
        .where('password', 'is not', null)
        .limit(2)
        .execute()
      return rows.map(read)
    },
    byMember: async (club, member) =>
      readOne(await accounts.where('club', '=', club).where('member', '=', member).executeTakeFirst()),
    change: async (id, { name, password, roles, clubRoles, denied }) => {
      const row = {
        ...(name !== undefined && { name, name_key: nameKey(name) }),
        ...(password !== undefined && { password }),
        ...(roles !== undefined && { roles: roles.join(' ') }),
        ...(clubRoles !== undefined && { club_roles: clubRoles.join(' ') }),
        ...(denied !== undefined && { denied_roles: denied.join(' ') }),
      }
      if (Object.keys(row).length > 0)
        await db.updateTable('accounts').set(row).where('id', '=', id).execute()
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
    openSession: async (session) => {
      await db.insertInto('sessions').values(session).execute()
    },
    session: async (id) => {
      const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
      return row && readSession(row)
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
    standingAmong: async (ids, now) => {
      const found = new Set<string>()
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const some = ids.slice(from, from + mostAtOnce)
        const rows = await db
          .selectFrom('sessions')
          .select('id')
          .where('id', 'in', some)
          .where('until', '>=', now)
          .execute()
        for (const { id } of rows) found.add(id)
      }
      return found
    },
    endSession: async (id) => {
      await db.deleteFrom('sessions').where('id', '=', id).execute()
    },
    sessionsOf: async (account, now, most) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account', '=', account)
        .where('until', '>=', now)
        .orderBy('refreshed', 'desc')
        .limit(most)
        .execute()
      return rows.map(readSession)
    },
    endSessions: async (account, except = null) => {
      const all = db.deleteFrom('sessions').where('account', '=', account)
      const ended = await (except === null ? all : all.where('id', '<>', except)).returning('id').execute()
      return ended.map(({ id }) => id)
    },
    firstUse: async (token, until) => {
      const insert = db.insertInto('used_tokens').values({ token, until })
      const { numInsertedOrUpdatedRows } = await insert.onConflict((c) => c.doNothing()).executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1
    },
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
    setSecondStep: async (account, kept) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('second_steps').where('account', '=', account).execute()
        if (kept !== null)
          await trx
            .insertInto('second_steps')
            .values({ account, ...kept })
            .execute()
      })
    },
    secondStep: async (account) => {
      const kept = db.selectFrom('second_steps').selectAll().where('account', '=', account)
      const row = await kept.executeTakeFirst()
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
        ...{ at: Number(at), who, what: what as ActKind, about, from: address },
      }))
    },
    remove: async (id) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('account', '=', id).execute()
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
    dropAddresses: async (of) => {
      const acts = db.updateTable('acts').set({ address: '' }).where('address', '<>', '')
      await ('who' in of ? acts.where('who', '=', of.who) : acts.where('at', '<', of.before)).execute()
    },
    tidy: async (now) => {
      await db.deleteFrom('sessions').where('until', '<', now).execute()
      await db.deleteFrom('used_tokens').where('until', '<', now).execute()
      await db.deleteFrom('mail_links').where('until', '<', now).execute()
    },
  }
}

const readOne = (row: Selectable<AccountSchema['accounts']> | undefined): Account | undefined =>
  row === undefined ? undefined : read(row)

function read(row: Selectable<AccountSchema['accounts']>): Account {
  const { id, name, login, password, club, member } = row
  return {
    ...{ id, name, login, password, club, member },
    roles: readRoles(row.roles),
    clubRoles: readRoles(row.club_roles),
    denied: readRoles(row.denied_roles),
  }
}

const readSession = (row: Selectable<AccountSchema['sessions']>): Session => ({
  ...row,
  opened: row.opened === null ? null : Number(row.opened),
  refreshed: Number(row.refreshed),
  until: Number(row.until),
})

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&')

const readRoles = (text: string): Role[] => roles.filter((role) => text.split(' ').includes(role))
