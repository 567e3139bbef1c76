/** One's own mail address. It is used only after a link sent there was opened. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { confirmLetter, goneLetter } from '../../mail/letters.js'
import { readMailAddress } from '../../base/login.js'
import type { mailLinks } from '../mail-links.js'
import type { MailLink } from '../mail-rows.js'
import { noting, ownPassword, type Asking, type Done, type Factor } from './own.js'
import { throttle } from '../throttle.js'

export interface OfferedAddress {
  readonly address: string
  readonly password: string
  readonly factor?: Factor
  readonly lang?: string | null | undefined
}

export function myMailAddress(gateway: Gateway, privilege: Asking, links: ReturnType<typeof mailLinks>) {
  const { accounts, outbox, time } = gateway
  const may = throttle(gateway.rates)
  const { proven } = ownPassword(gateway, privilege)
  const note = noting(gateway)
  /** Tells the former address that it no longer opens the account, because a thief may have changed it. */
  const tellFormer = async (id: string, address: string, lang: string | null | undefined): Promise<void> => {
    const account = await accounts.byId(id)
    if (account !== undefined && (await may.mailTo(address)))
      outbox?.post(goneLetter(links.letter(address, lang), account.login ?? account.name))
  }

  return {
    /** Needs the password, so that somebody at a device left signed in cannot add a lasting way in. */
    offer: async ({ address: text, password, factor, lang }: OfferedAddress, context: Context): Done => {
      if (outbox === null) return 'NOT_ALLOWED'
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      const address = readMailAddress(text)
      if (address === undefined) return 'BAD_CHOICE'
      if (!(await may.mail(context.address)) || !(await may.mailOf(account.id))) return 'TOO_MANY'
      // Not reported: the address may belong to somebody else, whom others write to.
      if (!(await may.mailTo(address))) return undefined
      const link = await links.draw({ what: 'CONFIRM', account: account.id, address })
      outbox.post(confirmLetter(links.letter(address, lang), link))
      return undefined
    },
    /** Whoever has the link reads the mails of the address. They need not be signed in on that device. */
    confirm: async (code: string, lang: string | null | undefined, context: Context): Done => {
      if (outbox === null) return 'NOT_ALLOWED'
      const found: { link?: MailLink | undefined } = {}
      const isGood = await may.mailedLink(context.address, async () => {
        found.link = await links.read(code, 'CONFIRM')
        return found.link !== undefined && (await accounts.takeMailLink(found.link.hash))
      })
      if (isGood === undefined) return 'TOO_MANY'
      const { link } = found
      if (!isGood || link === undefined) return 'WRONG_CREDENTIALS'
      const { account: id, address } = link
      const before = await accounts.mailAddress(id)
      await accounts.setMailAddress(id, { address, confirmed: time.now() })
      await accounts.dropMailLinks(id)
      await note('MAIL_ADDRESS_SET', { id }, context)
      if (before !== undefined && before.address !== address) await tellFormer(id, before.address, lang)
      return undefined
    },
    remove: async (
      { password, factor, lang }: Pick<OfferedAddress, 'password' | 'factor' | 'lang'>,
      context: Context,
    ): Done => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      const before = await accounts.mailAddress(account.id)
      await accounts.setMailAddress(account.id, null)
      await accounts.dropMailLinks(account.id)
      if (before === undefined) return undefined
      await note('MAIL_ADDRESS_REMOVED', account, context)
      await tellFormer(account.id, before.address, lang)
      return undefined
    },
  }
}
