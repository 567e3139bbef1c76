/** Mail addresses and mailed links in SQL. A part of the store of accounts. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'

/** The mail address of an account, confirmed through a link that was sent there. */
export interface MailAddress {
  readonly address: string
  /** When it was confirmed. */
  readonly confirmed: number
}

/** What a mailed link is for. It works once. */
export interface MailLink {
  /** An HMAC of the link's code, so that somebody who reads the store cannot make a link from it. */
  readonly hash: string
  readonly account: string
  readonly what: 'CONFIRM' | 'RECOVER'
  /** Where it was sent. */
  readonly address: string
  readonly until: number
}

export const mailAddressStore = (db: Kysely<Schema>) => ({
  /** Replaces the mail address of an account; null removes it. */
  setMailAddress: (account: string, address: MailAddress | null): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await run(trx.deleteFrom('mail_addresses').where('account', '=', account))
      if (address !== null) await run(trx.insertInto('mail_addresses').values({ account, ...address }))
    }),
  mailAddress: (account: string): Promise<MailAddress | undefined> => {
    const addresses = db.selectFrom('mail_addresses').select(['address', 'confirmed'])
    return addresses.where('account', '=', account).executeTakeFirst()
  },
  /** Those of the accounts that have a confirmed address. */
  withMailAddress: async (accounts: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = new Set<string>()
    for (let from = 0; from < accounts.length; from += 500) {
      const some = accounts.slice(from, from + 500)
      const rows = db.selectFrom('mail_addresses').select('account').where('account', 'in', some)
      for (const { account } of await rows.execute()) found.add(account)
    }
    return found
  },
  /** Ids of the accounts that have confirmed an address; at most `most`. */
  accountsAt: async (address: string, most: number): Promise<readonly string[]> => {
    const rows = db.selectFrom('mail_addresses').select('account').where('address', '=', address)
    return (await rows.orderBy('account').limit(most).execute()).map(({ account }) => account)
  },
  addMailLink: (link: MailLink): Promise<void> => run(db.insertInto('mail_links').values(link)),
  mailLink: (hash: string): Promise<MailLink | undefined> => {
    const links = db.selectFrom('mail_links').selectAll().$narrowType<{ what: MailLink['what'] }>()
    return links.where('hash', '=', hash).executeTakeFirst()
  },
  /** Uses up a link; false if it is unknown or was used. Of two calls at once only one wins. */
  takeMailLink: (hash: string): Promise<boolean> =>
    changesOne(db.deleteFrom('mail_links').where('hash', '=', hash)),
  /** Makes all links invalid that were mailed for an account. */
  dropMailLinks: (account: string): Promise<void> =>
    run(db.deleteFrom('mail_links').where('account', '=', account)),
})
