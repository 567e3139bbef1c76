/** Passkeys in SQL. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'

/** A passkey that a person's device signs in with. Its private key never leaves the device. */
export interface Passkey {
  /** The id that the device gave it. */
  readonly id: string
  readonly account: string
  /** The name that its owner gave it. */
  readonly name: string
  /** In base64url, like `id`. */
  readonly publicKey: string
  /** How often the device has signed; always 0 for a device that does not count. */
  readonly counter: number
  readonly made: number
  /** When it was last used to sign in; null if never. */
  readonly used: number | null
}

export function passkeyStore(db: Kysely<Schema>) {
  const rows = db
    .selectFrom('passkeys')
    .select(['id', 'account', 'name', 'public_key as publicKey', 'counter', 'made', 'used'])
  return {
    /** Adds a passkey. `taken`: its id exists already, and nothing was written. */
    addPasskey: async ({ publicKey, ...passkey }: Passkey): Promise<'done' | 'taken'> => {
      const insert = db.insertInto('passkeys').values({ ...passkey, public_key: publicKey })
      return (await changesOne(insert.onConflict((c) => c.doNothing()))) ? 'done' : 'taken'
    },
    passkey: (id: string): Promise<Passkey | undefined> => rows.where('id', '=', id).executeTakeFirst(),
    /** All passkeys of an account, oldest first. */
    passkeysOf: (account: string): Promise<readonly Passkey[]> =>
      rows.where('account', '=', account).orderBy('made').orderBy('id').execute(),
    /** Stores the new counter and the time of use. */
    usePasskey: (id: string, counter: number, used: number): Promise<void> =>
      run(db.updateTable('passkeys').set({ counter, used }).where('id', '=', id)),
    /** Removes a passkey of this account, if it is there. */
    removePasskey: (account: string, id: string): Promise<void> =>
      run(db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id)),
  }
}
