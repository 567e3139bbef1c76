/** The ways to another password by what somebody keeps: the old one, or a recovery code; and new recovery codes. */
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Account, ActKind } from '../../account/accounts.js'
import { longestLogin, nameKey, readLogin } from '../../base/login.js'
import { removingOtherWays } from './other-ways.js'
import { drawRecovery, recoveryHash } from '../../account/recovery.js'
import { replacing, type Replacement } from './replace-password.js'
import type { SignInDeps, Ways, Answer, AnswerOrBan } from './ways.js'
import { throttle } from '../../account/throttle.js'

export interface Recovery extends Replacement {
  readonly login: string
  readonly code: string
}

export function otherPasswords(deps: SignInDeps, ways: Ways) {
  const { signed, called, fault } = ways
  const { accounts, sessions, passwords, time } = deps
  const may = throttle(deps.rates)
  const removeOthers = removingOtherWays(deps)
  const replace = replacing(deps, ways)
  const note = (what: ActKind, { id }: Account, { address: from }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what, about: id, from })

  /** Whether it is still the password that was compared: that takes a while, in which somebody else may have set another. */
  const stands = async ({ id, password }: Account): Promise<boolean> =>
    (await accounts.byId(id))?.password === password

  /** All other devices are signed out; this one goes on with a new pair. */
  const changePassword = async (account: Account, old: string, next: string, context: Context): Answer => {
    const matches = await may.password(account.id, () =>
      passwords.matches(account.password, old.slice(0, 1_000)),
    )
    if (matches === undefined) return 'TOO_MANY'
    if (!matches) return 'WRONG_CREDENTIALS'
    const bad = await fault(next, account)
    if (bad !== undefined) return bad
    const password = await passwords.hash(next)
    if (password === undefined) return 'TOO_MANY'
    // Only where it is still the password that was compared: of two who set another at once, one is told.
    if (!(await accounts.changePassword(account.id, account.password, password))) return 'SIGN_IN_AGAIN'
    await accounts.dropMailLinks(account.id)
    await sessions.endAll(account.id)
    await note('PASSWORD_CHANGED', account, context)
    return signed({ ...account, password }, context)
  }

  /** Signs in by a code instead of the password, which becomes another one. All other devices are signed out. */
  const recover = async ({ login, code, ...wanted }: Recovery, context: Context): AnswerOrBan => {
    const typed = login.slice(0, longestLogin)
    const trying = { login: readLogin(typed) ?? nameKey(typed), address: context.address }
    let account: Account | undefined
    let hash = ''
    const isGood = await may.recover(trying, async () => {
      account = await called(typed)
      hash = recoveryHash(account?.id ?? '', code)
      const kept = await accounts.recovery(account?.id ?? '')
      return kept.includes(hash)
    })
    if (isGood === undefined) return 'TOO_MANY'
    if (!isGood || account === undefined) return 'WRONG_CREDENTIALS'
    const proven = account
    const proof = {
      take: () => accounts.takeRecovery(proven.id, hash),
      removeOthers: async (): Promise<undefined> => {
        await removeOthers(proven, context)
        // Whoever had the password may have put their own in its place.
        if ((await accounts.mailAddress(proven.id)) === undefined) return
        await accounts.setMailAddress(proven.id, null)
        await note('MAIL_ADDRESS_REMOVED', proven, context)
      },
    }
    return replace(proven, wanted, proof, context)
  }

  /** Draws new recovery codes, which only the password allows: whoever left a device signed in leaves no way in for good. */
  const newRecovery = async (
    account: Account,
    password: string,
    context: Context,
  ): Promise<readonly string[] | RefusalCode> => {
    const matches = await may.password(account.id, () =>
      passwords.matches(account.password, password.slice(0, 1_000)),
    )
    if (matches === undefined) return 'TOO_MANY'
    if (!matches) return 'WRONG_CREDENTIALS'
    if (!(await stands(account))) return 'SIGN_IN_AGAIN'
    await note('RECOVERY_DRAWN', account, context)
    return drawRecovery(account.id, deps)
  }

  return { changePassword, recover, newRecovery }
}
