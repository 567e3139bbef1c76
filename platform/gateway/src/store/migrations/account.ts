/** The SQL tables of accounts, for both SQLite and PostgreSQL. */
import type { ColumnType, Generated, Kysely, Migration } from 'kysely'
import { appendOnly, appendOnlyBut, isPostgres } from '../append-only.js'
import { nameKey } from '../../base/login.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface AccountSchema {
  accounts: {
    id: string
    name: string
    /** The normalised name for look-ups (`nameKey`). */
    name_key: string
    login: string | null
    password: string | null
    club: string | null
    member: string | null
    /** Role names separated by spaces. */
    roles: string
    club_roles: string
    denied_roles: string
    /** null for rows from before this was recorded. */
    made: Big | null
  }
  sessions: {
    id: string
    account: string
    device: string
    opened: Big | null
    generation: number
    refreshed: Big
    until: Big
  }
  /** Codes that recover an account without its password. A row is deleted once its code is used. */
  recovery_codes: { account: string; hash: string }
  /** Authenticator apps whose code is required after the password. `secret` is encrypted, `step` is the last step used. */
  second_steps: { account: string; secret: string; since: Big; step: Big }
  /** Passkeys of devices: `public_key` is base64url. */
  passkeys: {
    id: string
    account: string
    name: string
    public_key: string
    counter: Big
    made: Big
    used: Big | null
  }
  /** Confirmed e-mail addresses for recovering a forgotten password. */
  mail_addresses: { account: string; address: string; confirmed: Big }
  /** Links that were mailed but not used yet: `hash` is an HMAC of the code in the link. */
  mail_links: { hash: string; account: string; what: string; address: string; until: Big }
  /**
   * What people can type to sign in: each login, and each name that was free when its account took it. A key belongs to one
   * account, so nobody changes how another person signs in.
   */
  sign_in_names: { key: string; account: string }
  /** Recoveries by one factor alone, which take effect after a day: `password` is the hash of the new one. */
  waiting_recoveries: {
    account: string
    password: string
    by: string
    removes_others: number
    begun: Big
    until: Big
  }
  /** Accounts that somebody vouches for. */
  verified: { account: string; since: Big }
  /** One-time tokens that have been used. */
  used_tokens: { token: string; until: Big }
  /** Sign-ins with a wrong login or password. */
  failed_sign_ins: { n: Generated<number>; at: Big; login: string | null; hash: string; address: string }
  /** Privileged acts. Rows are only added; triggers allow just two changes, emptying an address and deleting old rows. */
  acts: { n: Generated<number>; at: Big; who: string | null; what: string; about: string; address: string }
}

export const accountsMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('club', 'text')
      .addColumn('member', 'text')
      .addColumn('roles', 'text', (c) => c.notNull())
      .addColumn('club_roles', 'text', (c) => c.notNull())
      .addUniqueConstraint('accounts_member', ['club', 'member'])
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('refreshed', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessions_account').on('sessions').column('account').execute()
    await db.schema
      .createTable('used_tokens')
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    const postgres = isPostgres(db)
    await db.schema
      .createTable('acts')
      .addColumn('n', postgres ? 'serial' : 'integer', (c) =>
        postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('who', 'text')
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .execute()
    await appendOnly(db, 'acts')
  },
}

/** Lets people sign in with their name: sets `nameKey` for all accounts, one page at a time. */
export const accountNamesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .alterTable('accounts')
      .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('accounts_name_key').on('accounts').column('name_key').execute()
    let after = ''
    for (;;) {
      const page = db.selectFrom('accounts').select(['id', 'name']).where('id', '>', after).orderBy('id')
      const rows = await page.limit(1_000).execute()
      for (const { id, name } of rows)
        await db
          .updateTable('accounts')
          .set({ name_key: nameKey(name) })
          .where('id', '=', id)
          .execute()
      const last = rows.at(-1)
      if (last === undefined) return
      after = last.id
    }
  },
}

/** Lets the association deny roles that a club has granted. */
export const deniedRolesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .alterTable('accounts')
      .addColumn('denied_roles', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}

/** Adds the device and start of a session, for the list of sessions. */
export const accountDevicesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('sessions').addColumn('opened', 'bigint').execute()
  },
}

/** Lets the address of an act be emptied; nothing else of an act can change. */
export const actAddressesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await appendOnlyBut(db, 'acts', {
      column: 'address',
      others: ['n', 'at', 'who', 'what', 'about'],
    })
  },
}

/** Adds recovery codes for forgotten passwords. Older accounts have none until their owner creates some. */
export const recoveryMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('recovery_codes')
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['account', 'hash'])
      .execute()
  },
}

export const secondStepsMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('second_steps')
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('step', 'bigint', (c) => c.notNull())
      .execute()
  },
}

export const passkeysMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('passkeys_account').on('passkeys').column('account').execute()
  },
}

export const mailAddressesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('mail_addresses')
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id'))
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('mail_addresses_address').on('mail_addresses').column('address').execute()
    await db.schema
      .createTable('mail_links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id'))
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('mail_links_account').on('mail_links').column('account').execute()
  },
}

export const failedSignInsMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    const postgres = isPostgres(db)
    await db.schema
      .createTable('failed_sign_ins')
      .addColumn('n', postgres ? 'serial' : 'integer', (c) =>
        postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('login', 'text')
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .execute()
  },
}

export const verifiedMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('verified')
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id'))
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Lets each name be typed by the account that had it first: sets all logins, and the names that only one account has. */
export const signInNamesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('sign_in_names')
      .addColumn('key', 'text', (c) => c.primaryKey())
      // An older release removes an account without its rows here.
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('sign_in_names_account').on('sign_in_names').column('account').execute()
    await db
      .insertInto('sign_in_names')
      .columns(['key', 'account'])
      .expression((e) =>
        e
          .selectFrom('accounts')
          .select((row) => [row.ref('login').$notNull().as('key'), 'id as account'])
          .where('login', 'is not', null),
      )
      .execute()
    await db
      .insertInto('sign_in_names')
      .columns(['key', 'account'])
      .expression((e) =>
        e
          .selectFrom('accounts')
          .select((row) => ['name_key as key', row.fn.min('id').as('account')])
          .where('password', 'is not', null)
          .where('name_key', '<>', '')
          .groupBy('name_key')
          .having((row) => row.fn.countAll(), '=', 1),
      )
      .onConflict((c) => c.doNothing())
      .execute()
  },
}

export const waitingRecoveriesMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema
      .createTable('waiting_recoveries')
      // An older release removes an account without its row here.
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('removes_others', 'integer', (c) => c.notNull())
      .addColumn('begun', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
  },
}

/** Adds when an account was made: an account that anybody can make now is not treated like one that is old. */
export const accountAgeMigration: Migration = {
  up: async (db: Kysely<AccountSchema>) => {
    await db.schema.alterTable('accounts').addColumn('made', 'bigint').execute()
  },
}
