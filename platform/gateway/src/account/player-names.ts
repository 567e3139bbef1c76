/**
 * The names under which the pages of players are found, in SQL. A part of the store of accounts. Several accounts may have the same name: the
 * first one has the plain key, the others one with a number. Former names lead to the same page for a while, and nobody else gets them.
 */
import type { Kysely, Transaction } from 'kysely'
import { nameKey } from '../base/login.js'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'
import { reserveNewName } from './sign-in-names.js'
import type { Account } from './account.js'

export interface FormerName {
  readonly name: string
  /** Until when it leads to the page of now, in milliseconds since 1970. */
  readonly until: number
}

interface Renaming {
  readonly name: string
  readonly now: number
  /** Until when the name of before leads to the page. */
  readonly until: number
}

/** More accounts of one name than there are. */
const mostOfName = 1_000

/** Thrown within a transaction, so that nothing of it is written. */
class InUse extends Error {}

/** When an account gets another name by other means than its own choice, nothing leads from the old ones to it. */
export const dropPlayerNames = (trx: Transaction<Schema>, account: string, but: string): Promise<void> =>
  run(trx.deleteFrom('player_names').where('account', '=', account).where('name', '<>', but))

/** Drops former names that lead nowhere any more. */
export const dropFormerNames = (db: Kysely<Schema>, now: number): Promise<void> =>
  run(db.deleteFrom('player_names').where('until', '<=', now))

export function playerNameStore(db: Kysely<Schema>, read: (id: string) => Promise<Account | undefined>) {
  const current = (account: string) =>
    db.selectFrom('player_names').where('account', '=', account).where('until', 'is', null)

  /** Drops a name that nobody leads from any more. */
  const dropExpired = (trx: Kysely<Schema>, key: string, now: number): Promise<void> =>
    run(trx.deleteFrom('player_names').where('key', '=', key).where('until', '<=', now))

  /** The first account of a name: the one that signs in by it, or else the oldest. */
  const firstOf = async (key: string): Promise<string | undefined> => {
    const all = db.selectFrom('accounts').where('accounts.name_key', '=', key).select('accounts.id')
    const signsIn = await all
      .innerJoin('sign_in_names', 'sign_in_names.account', 'accounts.id')
      .where('sign_in_names.key', '=', key)
      .executeTakeFirst()
    if (signsIn !== undefined) return signsIn.id
    // Accounts from before their age was recorded are the oldest.
    const oldest = all.orderBy((e) => e.fn.coalesce('accounts.made', e.lit(0))).orderBy('accounts.id')
    return (await oldest.executeTakeFirst())?.id
  }

  /** The key of an account's page. It is reserved when it is first needed. */
  const keyOf = async ({ id, name }: Pick<Account, 'id' | 'name'>, now: number): Promise<string> => {
    const known = await current(id).select('key').executeTakeFirst()
    if (known !== undefined) return known.key
    const plain = nameKey(name)
    for (let n = (await firstOf(plain)) === id ? 1 : 2; n <= mostOfName; n++) {
      const key = n === 1 ? plain : `${plain}~${n}`
      await dropExpired(db, key, now)
      const row = { key, account: id, name, since: 0, until: null }
      if (
        await changesOne(
          db
            .insertInto('player_names')
            .values(row)
            .onConflict((c) => c.doNothing()),
        )
      )
        return key
      // The same request twice at once.
      const other = await db.selectFrom('player_names').selectAll().where('key', '=', key).executeTakeFirst()
      if (other?.account === id && other.until === null) return key
    }
    throw new RangeError(`more than ${mostOfName} accounts have the same name`)
  }

  /** Whether another account has this name as its own, or had it until lately. */
  const isInUse = async (trx: Kysely<Schema>, key: string, by: string, now: number): Promise<boolean> => {
    const former = trx
      .selectFrom('player_names')
      .select('key')
      .where('key', '=', key)
      .where('account', '<>', by)
      .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
    const own = trx.selectFrom('accounts').select('id').where('name_key', '=', key).where('id', '<>', by)
    return (await former.executeTakeFirst()) !== undefined || (await own.executeTakeFirst()) !== undefined
  }

  return {
    pageKey: keyOf,
    /** The account whose page this name leads to, be it a name of now or a former one. */
    byPageName: async (text: string, now: number): Promise<Account | undefined> => {
      const key = nameKey(text)
      const row = await db
        .selectFrom('player_names')
        .select('account')
        .where('key', '=', key)
        .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
        .executeTakeFirst()
      if (row !== undefined) return read(row.account)
      const first = key === '' ? undefined : await firstOf(key)
      const account = first === undefined ? undefined : await read(first)
      return account !== undefined && (await keyOf(account, now)) === key ? account : undefined
    },
    /** Names that an account had before and that still lead to it, the last one first. */
    formerNames: (account: string, now: number): Promise<readonly FormerName[]> =>
      db
        .selectFrom('player_names')
        .select(['name', 'until'])
        .where('account', '=', account)
        .where('until', '>', now)
        .orderBy('until', 'desc')
        .$narrowType<{ until: number }>()
        .execute(),
    /** When an account last chose another name; 0 if it never did. */
    renamed: async (account: string): Promise<number> =>
      (await current(account).select('since').executeTakeFirst())?.since ?? 0,
    /** Whether a name leads to the page of somebody who had it before. */
    isFormerName: async (name: string, now: number): Promise<boolean> => {
      const found = db.selectFrom('player_names').select('key').where('key', '=', nameKey(name))
      return (await found.where('until', '>', now).executeTakeFirst()) !== undefined
    },
    /** Gives an account a name of its own choice. Its page is found by the name of before, too, until then. */
    chooseName: async (account: Account, { name, now, until }: Renaming): Promise<'done' | 'in use'> => {
      const [key, { id }] = [nameKey(name), account]
      await keyOf(account, now)
      try {
        await db.transaction().execute(async (trx) => {
          await dropExpired(trx, key, now)
          if (await isInUse(trx, key, id, now)) throw new InUse()
          await run(trx.deleteFrom('player_names').where('account', '=', id).where('key', '=', key))
          await run(
            trx
              .updateTable('player_names')
              .set({ until })
              .where('account', '=', id)
              .where('until', 'is', null),
          )
          const insert = trx
            .insertInto('player_names')
            .values({ key, account: id, name, since: now, until: null })
          if (!(await changesOne(insert.onConflict((c) => c.doNothing())))) throw new InUse()
          await run(trx.updateTable('accounts').set({ name, name_key: key }).where('id', '=', id))
          await reserveNewName(trx, { ...account, name })
        })
        return 'done'
      } catch (error) {
        if (error instanceof InUse) return 'in use'
        throw error
      }
    },
  }
}
