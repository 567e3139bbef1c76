/** Accounts from before there was a table of the names that people sign in with. */
import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'
import { sqlAccounts } from '../../src/account/accounts.js'
import { migrations, type Schema } from '../../src/store/migrations.js'

it('an account from before signs in by its login, and by its name if it was the only one of that name', async () => {
  const database = new Database(':memory:')
  database.pragma('foreign_keys = ON')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: migrations })
  expect((await migrator.migrateTo('043')).error).toBeUndefined()
  const none = { club: null, member: null, roles: '', club_roles: '', denied_roles: '' }
  const rows = [
    { id: '1', name: 'Ola', name_key: 'ola', login: 'ola-1', password: 'x' },
    { id: '2', name: 'Jan', name_key: 'jan', login: 'jan-1', password: 'x' },
    { id: '3', name: 'JAN', name_key: 'jan', login: 'jan-2', password: 'x' },
    { id: '4', name: 'Ewa', name_key: 'ewa', login: 'wanda', password: 'x' },
    { id: '5', name: 'Wanda', name_key: 'wanda', login: 'w', password: 'x' },
  ]
  for (const row of rows)
    await db
      .insertInto('accounts')
      .values({ ...row, ...none })
      .execute()
  const member = { id: '6', name: 'Ola', name_key: 'ola', login: null, password: null }
  await db
    .insertInto('accounts')
    .values({ ...member, ...none, club: 'rybnik', member: '1' })
    .execute()
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const accounts = sqlAccounts(db)
  const found = async (key: string) => (await accounts.bySignInName(key))?.id
  expect([await found('ola'), await found('jan'), await found('ewa'), await found('wanda')]).toEqual([
    '1',
    undefined,
    '4',
    '4',
  ])
  expect([await found('jan-2'), await found('w')]).toEqual(['3', '5'])
  // As an older release removes an account.
  await db.deleteFrom('accounts').where('id', '=', '1').execute()
  expect(await found('ola')).toBeUndefined()
  expect(
    await accounts.add({
      ...rows[0],
      id: '7',
      name: 'Ala',
      login: 'ola',
      password: 'x',
      club: null,
      member: null,
      roles: [],
      clubRoles: [],
      denied: [],
      made: null,
    }),
  ).toBe('done')
  await db.destroy()
})
