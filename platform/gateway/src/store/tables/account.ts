/** The tables of accounts. */
import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../append-only.js'
import { bigint, count, integer, letBeEmptied, table, text, type RowsOf } from '../table.js'
import { nameKey } from '../../base/login.js'

export const accountTables = {
  accounts: table({
    since: '002',
    columns: {
      id: text('key'),
      name: text(),
      login: text('null', 'unique'),
      password: text('null'),
      club: text('null'),
      member: text('null'),
      /** Role names separated by spaces. */
      roles: text(),
      club_roles: text(),
      /** The normalised name for look-ups (`nameKey`). */
      name_key: text({ since: '008', fill: '' }),
      denied_roles: text({ since: '016', fill: '' }),
      /** null for rows from before this was recorded. */
      made: bigint('null', { since: '045' }),
    },
    unique: { member: ['club', 'member'] },
    indexes: { name_key: ['name_key'] },
  }),
  sessions: table({
    since: '002',
    columns: {
      id: text('key'),
      account: text({ to: 'accounts.id' }),
      generation: integer(),
      refreshed: bigint(),
      until: bigint(),
      device: text({ since: '012', fill: '' }),
      opened: bigint('null', { since: '012' }),
    },
    indexes: { account: ['account'] },
  }),
  /** One-time tokens that have been used. */
  used_tokens: table({ since: '002', columns: { token: text('key'), until: bigint() } }),
  /** Privileged acts. Rows are only added; triggers allow just two changes, emptying an address and deleting old rows. */
  acts: table({
    since: '002',
    columns: { n: count(), at: bigint(), who: text('null'), what: text(), about: text(), address: text() },
    appendOnly: true,
  }),
  /** Codes that recover an account without its password. A row is deleted once its code is used. */
  recovery_codes: table({
    since: '019',
    columns: { account: text({ to: 'accounts.id' }), hash: text() },
    key: ['account', 'hash'],
  }),
  /** Sign-ins with a wrong login or password. */
  failed_sign_ins: table({
    since: '020',
    columns: { n: count(), at: bigint(), login: text('null'), hash: text(), address: text() },
  }),
  /** Authenticator apps whose code is required after the password. `secret` is encrypted, `step` is the last step used. */
  second_steps: table({
    since: '022',
    columns: {
      account: text('key', { to: 'accounts.id' }),
      secret: text(),
      since: bigint(),
      step: bigint(),
    },
  }),
  /** Passkeys of devices: `public_key` is base64url. */
  passkeys: table({
    since: '023',
    columns: {
      id: text('key'),
      account: text({ to: 'accounts.id' }),
      name: text(),
      public_key: text(),
      counter: bigint(),
      made: bigint(),
      used: bigint('null'),
    },
    indexes: { account: ['account'] },
  }),
  /** Confirmed e-mail addresses for recovering a forgotten password. */
  mail_addresses: table({
    since: '027',
    columns: { account: text('key', { to: 'accounts.id' }), address: text(), confirmed: bigint() },
    indexes: { address: ['address'] },
  }),
  /** Links that were mailed but not used yet: `hash` is an HMAC of the code in the link. */
  mail_links: table({
    since: '027',
    columns: {
      hash: text('key'),
      account: text({ to: 'accounts.id' }),
      what: text(),
      address: text(),
      until: bigint(),
    },
    indexes: { account: ['account'] },
  }),
  /** Accounts that somebody vouches for. */
  verified: table({
    since: '028',
    columns: { account: text('key', { to: 'accounts.id' }), since: bigint() },
  }),
  /**
   * What people can type to sign in: each login, and each name that was free when its account took it. A key belongs to one
   * account, so nobody changes how another person signs in.
   */
  sign_in_names: table({
    since: '046',
    columns: { key: text('key'), account: text({ to: 'accounts.id', cascades: true }) },
    indexes: { account: ['account'] },
  }),
  /** Recoveries by one factor alone, which take effect after a day: `password` is the hash of the new one. */
  waiting_recoveries: table({
    since: '047',
    columns: {
      account: text('key', { to: 'accounts.id', cascades: true }),
      password: text(),
      by: text(),
      removes_others: integer(),
      begun: bigint(),
      until: bigint(),
    },
  }),
  /** Members of clubs who agreed that their club's page names them. */
  club_listings: table({
    since: '048',
    columns: {
      account: text('key', { to: 'accounts.id', cascades: true }),
      club: text(),
      since: bigint(),
    },
    indexes: { club: ['club'] },
  }),
}

type Accounts = Kysely<RowsOf<typeof accountTables>>

export const accountSteps = {
  /** Lets people sign in with their name: sets `nameKey` for all accounts, one page at a time. */
  '008': async (db: Accounts) => {
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
  /** Lets the address of an act be emptied; nothing else of an act can change. */
  '015': (db: Accounts) => letBeEmptied(db, 'acts', accountTables.acts, 'address'),
  /** Lets acts be deleted that are old. The nightly run asks for them. */
  '031': async (db: Accounts) => {
    await sql`CREATE INDEX acts_at ON acts (at)`.execute(db)
    await (isPostgres(db) ? letOldActsGoInPostgres(db) : letOldActsGoInSqlite(db))
  },
  /** Lets each name be typed by the account that had it first: sets all logins, and the names that only one account has. */
  '046': async (db: Accounts) => {
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

/** The database itself keeps acts for at least this many days, whatever the settings say. */
export const leastActDays = 365
const least = sql.raw(String(leastActDays * 24 * 60 * 60_000))

/** Only acts that are old by the database's own clock may be deleted. */
async function letOldActsGoInSqlite(db: Accounts): Promise<void> {
  await sql`DROP TRIGGER acts_no_delete`.execute(db)
  await sql`
    CREATE TRIGGER acts_no_delete BEFORE DELETE ON acts
    WHEN OLD.at > CAST(strftime('%s', 'now') AS INTEGER) * 1000 - ${least}
    BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END`.execute(db)
}

async function letOldActsGoInPostgres(db: Accounts): Promise<void> {
  await sql`DROP TRIGGER acts_stay ON acts`.execute(db)
  await sql`
    CREATE TRIGGER acts_stay BEFORE TRUNCATE ON acts
    FOR EACH STATEMENT EXECUTE FUNCTION acts_stay()`.execute(db)
  await sql`
    CREATE FUNCTION acts_old() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`$$ BEGIN
      IF OLD.at > extract(epoch FROM now()) * 1000 - ${leastActDays * 24 * 60 * 60_000} THEN
        RAISE EXCEPTION 'acts are never changed';
      END IF;
      RETURN OLD;
    END $$`)}`.execute(db)
  await sql`
    CREATE TRIGGER acts_old BEFORE DELETE ON acts FOR EACH ROW EXECUTE FUNCTION acts_old()`.execute(db)
}
