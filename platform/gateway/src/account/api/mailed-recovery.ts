/**
 * Sets a new password through a link that is mailed to a confirmed address. Neither the answer nor its timing reveals whether
 * an account exists, because the account is looked up only afterwards.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { logFailure } from '../../base/failure.js'
import { recoverLetter } from '../../mail/letters.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Account } from '../account.js'
import { longestLogin, readMailAddress } from '../../base/login.js'
import type { mailLinks } from '../mail-links.js'
import type { MailLink } from '../mail-rows.js'
import { removingOtherWays } from './own.js'
import { drawRecovery } from '../recovery.js'
import { replacing, type Replacement } from './replace-password.js'
import type { Ways, AnswerOrBan } from './ways.js'
import { throttle } from '../throttle.js'

/** With more accounts at one address, only the first ones get a mail. */
const mostAtAddress = 5
/** Milliseconds after the answer. Long enough that the caller cannot notice the work. */
const later = 1_000

export function mailedRecovery(deps: Gateway, ways: Ways, links: ReturnType<typeof mailLinks>) {
  const { accounts, outbox, bans, time, log } = deps
  const may = throttle(deps.rates)
  const replace = replacing(deps, ways)
  const removeOthers = removingOtherWays(deps)

  /** Finds accounts by mail address, login or name. */
  const accountsOf = async (text: string): Promise<readonly Account[]> => {
    const typed = text.slice(0, longestLogin)
    const address = readMailAddress(typed)
    const ids = new Set(address === undefined ? [] : await accounts.accountsAt(address, mostAtAddress))
    const called = await ways.called(typed)
    if (called !== undefined) ids.add(called.id)
    const found = await Promise.all([...ids].map((id) => accounts.byId(id)))
    return found.filter((account) => account !== undefined)
  }

  const send = async (text: string, lang: string | null | undefined): Promise<void> => {
    for (const { id: account, login, name, password } of await accountsOf(text)) {
      const confirmed = await accounts.mailAddress(account)
      if (confirmed === undefined || password === null || bans.untilOf(account) !== undefined) continue
      const { address } = confirmed
      if (!(await may.mailOf(account)) || !(await may.mailTo(address, 'recovery'))) continue
      const link = await links.draw({ what: 'RECOVER', account, address })
      outbox?.post(recoverLetter(links.letter(address, lang), link, login ?? name))
    }
  }

  return {
    ask: async (
      login: string,
      lang: string | null | undefined,
      { address }: Context,
    ): Promise<RefusalCode | undefined> => {
      if (outbox === null) return 'NOT_ALLOWED'
      if (!(await may.mail(address))) return 'TOO_MANY'
      time.after(later, () => {
        send(login, lang).catch((error: unknown) => logFailure(log, 'no link could be mailed', error))
      })
      return undefined
    },
    recover: async (
      { code, ...wanted }: Replacement & { readonly code: string },
      context: Context,
    ): AnswerOrBan => {
      if (outbox === null) return 'NOT_ALLOWED'
      const found: { link?: MailLink; account?: Account } = {}
      const isGood = await may.mailedLink(context.address, async () => {
        const link = await links.read(code, 'RECOVER')
        const owner = link && (await accounts.byId(link.account))
        const account = owner && (await ways.waiting.settled(owner))
        const address = link && (await accounts.mailAddress(link.account))
        // If the address was changed since, the link opens nothing.
        if (link === undefined || account === undefined || address?.address !== link.address) return false
        Object.assign(found, { link, account })
        return true
      })
      if (isGood === undefined) return 'TOO_MANY'
      const { link, account } = found
      if (link === undefined || account === undefined) return 'WRONG_CREDENTIALS'
      const proof = {
        first: 'MAIL' as const,
        take: () => accounts.takeMailLink(link.hash),
        removeOthers: async (): Promise<readonly string[]> => {
          await removeOthers(account, context)
          // Somebody who knew the password may have drawn the recovery codes that are valid now.
          return drawRecovery(account.id, deps)
        },
      }
      return replace(account, wanted, proof, context)
    },
  }
}
