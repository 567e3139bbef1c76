/** The port of passkeys, beside that of accounts, and both of its columns. One contract suite. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

/** What a device of somebody signs in with. Its private half never leaves the device. */
export interface Passkey {
  /** As its device calls it. */
  readonly id: string
  readonly account: string
  /** As its owner calls it. */
  readonly name: string
  /** In base64url, as `id`. */
  readonly publicKey: string
  /** How often its device has signed; 0 for ever where it does not count. */
  readonly counter: number
  readonly made: number
  /** When it last signed in; null for one that has not. */
  readonly used: number | null
}

export interface Passkeys {
  /** `taken`: there is one with that id; nothing was written. */
  addPasskey(passkey: Passkey): Promise<'done' | 'taken'>
  passkey(id: string): Promise<Passkey | undefined>
  /** All of an account, the first one made first. */
  passkeysOf(account: string): Promise<readonly Passkey[]>
  /** Keeps the counter and when it was used. */
  usePasskey(id: string, counter: number, used: number): Promise<void>
  /** Of that account; one that is not there is gone already. */
  removePasskey(account: string, id: string): Promise<void>
}

export function memoryPasskeys(): Passkeys & { readonly forget: (account: string) => void } {
  const kept = new Map<string, Passkey>()
  const of = (account: string): Passkey[] => [...kept.values()].filter((one) => one.account === account)
  return {
    addPasskey: (passkey) => {
      const isTaken = kept.has(passkey.id)
      if (!isTaken) kept.set(passkey.id, passkey)
      return Promise.resolve(isTaken ? 'taken' : 'done')
    },
    passkey: (id) => Promise.resolve(kept.get(id)),
    passkeysOf: (account) => Promise.resolve(of(account).sort((a, b) => a.made - b.made)),
    usePasskey: (id, counter, used) => {
      const passkey = kept.get(id)
      if (passkey !== undefined) kept.set(id, { ...passkey, counter, used })
      return Promise.resolve()
    },
    removePasskey: (account, id) => {
      if (kept.get(id)?.account === account) kept.delete(id)
      return Promise.resolve()
    },
    forget: (account) => {
      for (const { id } of of(account)) kept.delete(id)
    },
  }
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
