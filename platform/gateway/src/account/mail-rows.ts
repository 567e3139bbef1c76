/** The port of mail addresses, a part of the port of accounts, and their store. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'

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

export interface MailAddresses {
  /** Replaces the mail address of an account; null removes it. */
  setMailAddress(account: string, address: MailAddress | null): Promise<void>
  mailAddress(account: string): Promise<MailAddress | undefined>
  /** Ids of the accounts that have confirmed an address; at most `most`. */
  accountsAt(address: string, most: number): Promise<readonly string[]>
  addMailLink(link: MailLink): Promise<void>
  mailLink(hash: string): Promise<MailLink | undefined>
  /** Uses up a link; false if it is unknown or was used. Of two calls at once only one wins. */
  takeMailLink(hash: string): Promise<boolean>
  /** Makes all links invalid that were mailed for an account. */
  dropMailLinks(account: string): Promise<void>
}

export function sqlMailAddresses(db: Kysely<Schema>): MailAddresses {
  return {
    setMailAddress: async (account, address) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('mail_addresses').where('account', '=', account).execute()
        if (address !== null)
          await trx
            .insertInto('mail_addresses')
            .values({ account, ...address })
            .execute()
      })
    },
    mailAddress: async (account) => {
      const addressOf = db.selectFrom('mail_addresses').selectAll().where('account', '=', account)
      const row = await addressOf.executeTakeFirst()
      return row && { address: row.address, confirmed: Number(row.confirmed) }
    },
    accountsAt: async (address, most) => {
      const rows = db.selectFrom('mail_addresses').select('account').where('address', '=', address)
      return (await rows.orderBy('account').limit(most).execute()).map(({ account }) => account)
    },
    addMailLink: async (link) => {
      await db.insertInto('mail_links').values(link).execute()
    },
    mailLink: async (hash) => {
      const row = await db.selectFrom('mail_links').selectAll().where('hash', '=', hash).executeTakeFirst()
      return row && { ...row, what: row.what as MailLink['what'], until: Number(row.until) }
    },
    takeMailLink: async (hash) => {
      const { numDeletedRows } = await db.deleteFrom('mail_links').where('hash', '=', hash).executeTakeFirst()
      return Number(numDeletedRows) === 1
    },
    dropMailLinks: async (account) => {
      await db.deleteFrom('mail_links').where('account', '=', account).execute()
    },
  }
}
