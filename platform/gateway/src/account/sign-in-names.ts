/** The names that people can type to sign in, in SQL. Logins are among them, so that no login equals somebody's name. */
import type { Kysely, Transaction } from 'kysely'
import { nameKey } from '../base/login.js'
import type { Schema } from '../store/migrations.js'
import { changesOne } from '../store/query.js'
import type { Account } from './account.js'

/** Reserves a key for an account; false if another one has it. */
const reserve = (db: Kysely<Schema>, key: string, account: string): Promise<boolean> => {
  const insert = db.insertInto('sign_in_names').values({ key, account })
  return changesOne(insert.onConflict((c) => c.doNothing()))
}

/** Reserves the login of a new account, and its name if nobody has that. False if the login is taken. */
export async function reserveNames(
  trx: Transaction<Schema>,
  { id, login, name, password }: Account,
): Promise<boolean> {
  if (login !== null && !(await reserve(trx, login, id))) return false
  if (password !== null && nameKey(name) !== login) await reserve(trx, nameKey(name), id)
  return true
}

/** After an account was renamed, it can be signed in to by its new name if nobody has that, and no longer by the old one. */
export async function reserveNewName(
  trx: Transaction<Schema>,
  { id, login, name, password }: Account,
): Promise<void> {
  await trx
    .deleteFrom('sign_in_names')
    .where('account', '=', id)
    .where('key', '<>', login ?? '')
    .execute()
  if (password !== null && nameKey(name) !== login) await reserve(trx, nameKey(name), id)
}
