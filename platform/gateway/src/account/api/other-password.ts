/** Changes a password with the old one or with a recovery code, and draws new recovery codes. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Account } from '../account.js'
import { longestLogin, nameKey, readLogin } from '../../base/login.js'
import { removingOtherWays } from './own.js'
import { drawRecovery, recoveryHash } from '../recovery.js'
import { replacing, type Replacement } from './replace-password.js'
import { noting, passwordCheck, provenBy, type Factor } from './own.js'
import type { Ways, Answer, AnswerOrBan } from './ways.js'
import { throttle } from '../throttle.js'

export interface Recovery extends Replacement {
  readonly login: string
  readonly code: string
}

export interface ChangedPassword {
  readonly old: string
  readonly new: string
  readonly factor?: Factor
}

export function otherPasswords(gateway: Gateway, ways: Ways) {
  const { signed, called, fault, again, waiting } = ways
  const { accounts, sessions, passwords } = gateway
  const may = throttle(gateway.rates)
  const check = passwordCheck(gateway)
  const passes = provenBy(gateway)
  const removeOthers = removingOtherWays(gateway)
  const replace = replacing(gateway, ways)
  const note = noting(gateway)

  /** Changes the password and signs out all other devices. This device continues with a new pair of tokens. */
  const changePassword = async (
    account: Account,
    { old, new: next, factor }: ChangedPassword,
    context: Context,
  ): Answer => {
    const refused =
      (await check(account, old)) ??
      (await fault(next, account)) ??
      // After everything else, because a code works only once.
      (await again(account.id, factor, context))
    if (refused !== undefined) return refused
    const password = await passwords.hash(next)
    if (password === undefined) return 'TOO_MANY'
    // Only if the password is still the one that was compared. If two people change it at once, one of them is told.
    if (!(await accounts.changePassword(account.id, account.password, password))) return 'SIGN_IN_AGAIN'
    await accounts.dropMailLinks(account.id)
    await waiting.drop(account.id)
    await sessions.endAll(account.id)
    await note('PASSWORD_CHANGED', account, context)
    return signed({ ...account, password }, context)
  }

  /** Signs in with a recovery code and sets a new password. Signs out all other devices. */
  const recover = async ({ login, code, ...wanted }: Recovery, context: Context): AnswerOrBan => {
    const typed = login.slice(0, longestLogin)
    const trying = { login: readLogin(typed) ?? nameKey(typed), address: context.address }
    let account: Account | undefined
    let hash = ''
    const isGood = await may.recover(trying, async () => {
      account = await waiting.settledIfKnown(await called(typed))
      hash = recoveryHash(account?.id ?? '', code)
      const recovery = await accounts.recovery(account?.id ?? '')
      return recovery.includes(hash)
    })
    if (isGood === undefined) return 'TOO_MANY'
    if (!isGood || account === undefined) return 'WRONG_CREDENTIALS'
    const proven = account
    const proof = {
      first: 'PAPER' as const,
      take: () => accounts.takeRecovery(proven.id, hash),
      removeOthers: async (): Promise<undefined> => {
        await removeOthers(proven, context)
        // Somebody who knew the password may have set an address of their own.
        if ((await accounts.mailAddress(proven.id)) === undefined) return
        await accounts.setMailAddress(proven.id, null)
        await note('MAIL_ADDRESS_REMOVED', proven, context)
      },
    }
    return replace(proven, wanted, proof, context)
  }

  /**
   * Draws new recovery codes. Needs the password, so that somebody at a device left signed in cannot gain a lasting way in.
   */
  const newRecovery = async (
    account: Account,
    password: string,
    factor: Factor,
    context: Context,
  ): Promise<readonly string[] | RefusalCode> => {
    const refused = await passes(account, password, factor, context)
    if (refused !== undefined) return refused
    await note('RECOVERY_DRAWN', account, context)
    return drawRecovery(account.id, gateway)
  }

  return { changePassword, recover, newRecovery }
}
