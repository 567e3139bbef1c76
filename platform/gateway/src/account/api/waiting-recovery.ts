/**
 * Recoveries by one factor alone of an account that has more: they take effect after a day. Whoever is signed in is told, and
 * can cancel them. So a found sheet of codes or a mailbox that was broken into does not open an account whose owner looks at
 * it daily, and somebody who has lost everything but their mail still gets in.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Account } from '../account.js'
import type { Context } from '../context.js'
import type { mailLinks } from '../mail-links.js'
import type { WaitingRecovery } from '../waiting-recovery-rows.js'
import { cancelledLetter, waitsLetter } from '../../mail/letters.js'
import { removingOtherWays } from './own.js'
import { noting, type Asking, type Done } from './own.js'

/** Milliseconds: long enough that people who look once a day learn of it. */
export const recoveryWait = 24 * 60 * 60_000

export function waitingRecoveries(gateway: Gateway, links: Pick<ReturnType<typeof mailLinks>, 'letter'>) {
  const { accounts, sessions, changes, settings, outbox, time } = gateway
  const removeOthers = removingOtherWays(gateway)
  const note = noting(gateway)

  /** Not limited like other mails: each costs a code or a link, and a thief must not be able to use the limit up. */
  const mail = async (
    { id, login, name }: Account,
    letter: typeof waitsLetter,
    lang: string | null | undefined,
  ): Promise<void> => {
    const confirmed = await accounts.mailAddress(id)
    if (confirmed !== undefined)
      outbox?.post(letter(links.letter(confirmed.address, lang), `${settings.url()}/account`, login ?? name))
  }

  const drop = async (account: string): Promise<boolean> => {
    if ((await accounts.waitingRecovery(account)) === undefined) return false
    await accounts.setWaitingRecovery(account, null)
    return true
  }

  /** Removes what somebody may have added who knew the old password. */
  const removeAll = async (account: Account, { by, removesOthers }: WaitingRecovery): Promise<void> => {
    const { id } = account
    if (removesOthers) await removeOthers(account, { address: '' })
    else if ((await accounts.secondStep(id)) !== undefined) {
      await accounts.setSecondStep(id, null)
      await note('SECOND_STEP_OFF', account, { address: '' })
    }
    if (!removesOthers) return
    // The codes of the other kind: the person has shown that they have this one.
    if (by === 'MAIL') await accounts.setRecovery(id, [])
    else if ((await accounts.mailAddress(id)) !== undefined) {
      await accounts.setMailAddress(id, null)
      await note('MAIL_ADDRESS_REMOVED', account, { address: '' })
    }
  }

  /** Lets a recovery whose day is over take effect. Returns the account as it is then. */
  const settled = async (account: Account): Promise<Account> => {
    const waiting = await accounts.waitingRecovery(account.id)
    if (waiting === undefined || waiting.until > time.now()) return account
    const { id } = account
    await accounts.dropMailLinks(id)
    await removeAll(account, waiting)
    await accounts.change(id, { password: waiting.password })
    await sessions.endAll(id)
    // Dropped last: each step can be repeated, so whoever signs in after a fault ends what it left half done.
    if (await accounts.takeWaitingRecovery(id, waiting))
      await note('PASSWORD_RECOVERED', account, { address: '' })
    return { ...account, password: waiting.password }
  }

  return {
    drop,
    /** Begins to wait, and tells every address and session. Returns when it takes effect. */
    begin: async (
      account: Account,
      waiting: Pick<WaitingRecovery, 'password' | 'by' | 'removesOthers'>,
      { lang, from }: { readonly lang: string | null | undefined; readonly from: string },
    ): Promise<number> => {
      const begun = time.now()
      const until = begun + recoveryWait
      await note('RECOVERY_BEGUN', account, { address: from })
      await accounts.setWaitingRecovery(account.id, { ...waiting, begun, until })
      changes.tell({ kind: 'account', id: account.id })
      await mail(account, waitsLetter, lang)
      return until
    },
    settled,
    /** The same for what was typed. Something is looked up for an unknown login, too, so that neither takes longer. */
    settledIfKnown: async (account: Account | undefined): Promise<Account | undefined> => {
      if (account !== undefined) return settled(account)
      await accounts.waitingRecovery('')
      return undefined
    },
    /** For everybody who is signed in to the account. */
    cancel: async (context: Context, lang: string | null | undefined, { asking }: Asking): Done => {
      const account = await asking(context)
      if (typeof account === 'string') return account
      if (!(await drop(account.id))) return undefined
      await note('RECOVERY_CANCELLED', account, context)
      changes.tell({ kind: 'account', id: account.id })
      await mail(account, cancelledLetter, lang)
      return undefined
    },
  }
}
