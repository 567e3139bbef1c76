/** The port of passkeys, a part of the port of accounts, and their store. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

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

export interface Passkeys {
  /** Adds a passkey. `taken`: its id exists already, and nothing was written. */
  addPasskey(passkey: Passkey): Promise<'done' | 'taken'>
  passkey(id: string): Promise<Passkey | undefined>
  /** All passkeys of an account, oldest first. */
  passkeysOf(account: string): Promise<readonly Passkey[]>
  /** Stores the new counter and the time of use. */
  usePasskey(id: string, counter: number, used: number): Promise<void>
  /** Removes a passkey of this account, if it is there. */
  removePasskey(account: string, id: string): Promise<void>
}

export function sqlPasskeys(db: Kysely<Schema>): Passkeys {
  const rows = db
    .selectFrom('passkeys')
    .select(['id', 'account', 'name', 'public_key as publicKey', 'counter', 'made', 'used'])
  const read = <R extends { counter: number | string; made: number | string; used: number | string | null }>(
    row: R,
  ) => ({
    ...row,
    counter: Number(row.counter),
    made: Number(row.made),
    used: row.used === null ? null : Number(row.used),
  })
  return {
    addPasskey: async ({ publicKey, ...passkey }) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({ ...passkey, public_key: publicKey })
        .onConflict((c) => c.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) === 1 ? 'done' : 'taken'
    },
    passkey: async (id) => {
      const row = await rows.where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },
    passkeysOf: async (account) =>
      (await rows.where('account', '=', account).orderBy('made').orderBy('id').execute()).map(read),
    usePasskey: async (id, counter, used) => {
      await db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute()
    },
    removePasskey: async (account, id) => {
      await db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id).execute()
    },
  }
}
