/**
 * The store of accounts: who may sign in, which sessions are open, and a log of privileged acts, in SQL that works on both SQLite and
 * PostgreSQL. All functions throw when the database cannot be reached.
 */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Account, Act, ActKind } from './account.js'
import { roles, type Role } from '../base/roles.js'
import { nameKey } from '../base/login.js'
import { clubListingStore } from './club-listing-rows.js'
import { mailAddressStore } from './mail-rows.js'
import { passkeyStore } from './passkey-rows.js'
import { dropFormerNames, dropPlayerNames, playerNameStore } from './player-names.js'
import { secondStepStore } from './second-step-rows.js'
import { sessionStore } from './session-rows.js'
import { waitingRecoveryStore } from './waiting-recovery-rows.js'
import { reserveNames, reserveNewName } from './sign-in-names.js'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'

export type Accounts = ReturnType<typeof sqlAccounts>

/** Tables whose rows of an account go with it. */
const owned = [
  'sessions',
  'sign_in_names',
  'waiting_recoveries',
  'recovery_codes',
  'second_steps',
  'mail_links',
  'mail_addresses',
  'passkeys',
  'verified',
  'right_requests',
  'club_listings',
  'player_names',
  'player_pages',
  'follows',
  'blocks',
  'table_invitations',
] as const

export function sqlAccounts(db: Kysely<Schema>) {
  const accounts = db.selectFrom('accounts').selectAll()
  const sorted = accounts.orderBy('name').orderBy('id')
  const byId = async (id: string): Promise<Account | undefined> =>
    readOne(await accounts.where('id', '=', id).executeTakeFirst())
  return {
    ...passkeyStore(db),
    ...clubListingStore(db),
    ...mailAddressStore(db),
    ...waitingRecoveryStore(db),
    ...sessionStore(db),
    ...secondStepStore(db),
    ...actStore(db),
    ...playerNameStore(db, byId),
    /**
     * Adds an account. `taken`: the id or this member of the club exists already, or another account is signed in to by this
     * login or name, and nothing was written.
     */
    add: async (account: Account): Promise<'done' | 'taken'> => {
      const { clubRoles, denied, ...rest } = account
      const row = {
        ...rest,
        name_key: nameKey(account.name),
        roles: account.roles.join(' '),
        club_roles: clubRoles.join(' '),
        denied_roles: denied.join(' '),
      }
      try {
        await db.transaction().execute(async (trx) => {
          const insert = trx.insertInto('accounts').values(row)
          const isNew = await changesOne(insert.onConflict((c) => c.doNothing()))
          if (!isNew || !(await reserveNames(trx, account))) throw new Taken()
        })
        return 'done'
      } catch (error) {
        if (error instanceof Taken) return 'taken'
        throw error
      }
    },
    byId,
    byLogin: async (login: string): Promise<Account | undefined> =>
      readOne(await accounts.where('login', '=', login).executeTakeFirst()),
    /**
     * The account that this key (`nameKey`) signs in to: the one whose login it is, or the one with a password that was the
     * first to have this name. Later accounts of the same name sign in by their logins.
     */
    bySignInName: async (key: string): Promise<Account | undefined> =>
      readOne(
        await accounts
          .where('id', 'in', (e) => e.selectFrom('sign_in_names').select('account').where('key', '=', key))
          .executeTakeFirst(),
      ),
    byMember: async (club: string, member: string): Promise<Account | undefined> =>
      readOne(await accounts.where('club', '=', club).where('member', '=', member).executeTakeFirst()),
    /** The clubs whose members have accounts, whether the clubs are still here or not. */
    clubs: async (): Promise<readonly string[]> => {
      const clubs = db.selectFrom('accounts').select('club').distinct().where('club', 'is not', null)
      return (await clubs.orderBy('club').$narrowType<{ club: string }>().execute()).map(({ club }) => club)
    },
    change: async (
      id: string,
      {
        name,
        password,
        roles,
        clubRoles,
        denied,
      }: Partial<Pick<Account, 'name' | 'password' | 'roles' | 'clubRoles' | 'denied'>>,
    ): Promise<void> => {
      const row = {
        ...(name !== undefined && { name, name_key: nameKey(name) }),
        ...(password !== undefined && { password }),
        ...(roles !== undefined && { roles: roles.join(' ') }),
        ...(clubRoles !== undefined && { club_roles: clubRoles.join(' ') }),
        ...(denied !== undefined && { denied_roles: denied.join(' ') }),
      }
      if (Object.keys(row).length === 0) return
      await db.transaction().execute(async (trx) => {
        const changed = trx.updateTable('accounts').set(row).where('id', '=', id).returningAll()
        for (const one of await changed.execute())
          if (name !== undefined) {
            await reserveNewName(trx, read(one))
            await dropPlayerNames(trx, id, name)
          }
      })
    },
    /** Sets a new password if the stored hash is still `before`; otherwise false. Of two calls at once only one wins. */
    changePassword: (id: string, before: string | null, after: string): Promise<boolean> =>
      changesOne(
        db
          .updateTable('accounts')
          .set({ password: after })
          .where('id', '=', id)
          .where('password', before === null ? 'is' : '=', before),
      ),
    /** Accounts with a role of their own or of their club, sorted by name; at most `most`. */
    withRoles: async (most: number): Promise<readonly Account[]> => {
      const found = sorted.where((e) => e.or([e('roles', '<>', ''), e('club_roles', '<>', '')]))
      return (await found.limit(most).execute()).map(read)
    },
    /**
     * Accounts whose name contains a text (ignoring case and diacritics) or whose login begins with it. Sorted by name; at most
     * `most`.
     */
    like: async (text: string, most: number): Promise<readonly Account[]> => {
      const found = sorted.where((e) =>
        e.or([
          sql<boolean>`name_key like ${`%${escaped(nameKey(text))}%`} escape '!'`,
          sql<boolean>`login like ${`${escaped(text.toLowerCase())}%`} escape '!'`,
        ]),
      )
      return (await found.limit(most).execute()).map(read)
    },
    /** Whether a single-use token is used for the first time, across all processes. */
    firstUse: (token: string, until: number): Promise<boolean> => {
      const insert = db.insertInto('used_tokens').values({ token, until })
      return changesOne(insert.onConflict((c) => c.doNothing()))
    },
    /** Verified accounts, each with the time since when it is verified. */
    verified: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await db.selectFrom('verified').selectAll().execute()
      return new Map(rows.map(({ account, since }) => [account, since]))
    },
    /** Marks an account as verified since this time; null removes the mark. */
    setVerified: async (account: string, since: number | null): Promise<void> => {
      if (since === null) return run(db.deleteFrom('verified').where('account', '=', account))
      const insert = db.insertInto('verified').values({ account, since })
      await run(insert.onConflict((c) => c.column('account').doUpdateSet({ since })))
    },
    /**
     * Removes the account, its sessions and everything it signs in with. Its acts stay, under an id that no longer belongs to
     * anybody.
     */
    remove: (id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const table of owned) await run(trx.deleteFrom(table).where('account', '=', id))
        await run(trx.deleteFrom('accounts').where('id', '=', id))
      }),
    /** Removes sessions, used tokens, mailed links and former names that have expired. */
    tidy: async (now: number): Promise<void> => {
      await dropFormerNames(db, now)
      for (const table of ['sessions', 'used_tokens', 'mail_links'] as const)
        await run(db.deleteFrom(table).where('until', '<', now))
    },
  }
}

/** Thrown within a transaction, so that nothing of it is written. */
class Taken extends Error {}

const readOne = (row: Selectable<Schema['accounts']> | undefined): Account | undefined => row && read(row)

const read = (row: Selectable<Schema['accounts']>): Account => ({
  id: row.id,
  name: row.name,
  login: row.login,
  password: row.password,
  club: row.club,
  member: row.member,
  roles: readRoles(row.roles),
  clubRoles: readRoles(row.club_roles),
  denied: readRoles(row.denied_roles),
  made: row.made,
})

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&')

const readRoles = (text: string): Role[] => roles.filter((role) => text.split(' ').includes(role))

/** The log of privileged acts: who did what to which account, and from which address. */
function actStore(db: Kysely<Schema>) {
  const newest = db
    .selectFrom('acts')
    .select(['at', 'who', 'what', 'about', 'address as from'])
    .$narrowType<{ what: ActKind }>()
    .orderBy('n', 'desc')
  return {
    write: ({ from, ...act }: Act): Promise<void> =>
      run(db.insertInto('acts').values({ ...act, address: from })),
    /** Acts, newest first, with a number below `before` if that is given; at most `most`. */
    acts: (before: number | null, most: number): Promise<readonly (Act & { readonly n: number })[]> =>
      (before === null ? newest : newest.where('n', '<', before)).select('n').limit(most).execute(),
    /** Acts of one account, newest first; at most `most`. */
    actsOf: (who: string, most: number): Promise<readonly Act[]> =>
      newest.where('who', '=', who).limit(most).execute(),
    /** Erases the addresses of acts from before a time, or of all acts of one account. */
    dropAddresses: (of: { readonly before: number } | { readonly who: string }): Promise<void> => {
      const acts = db.updateTable('acts').set({ address: '' }).where('address', '<>', '')
      return run('who' in of ? acts.where('who', '=', of.who) : acts.where('at', '<', of.before))
    },
  }
}
