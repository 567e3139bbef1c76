/** Changes a password with the old one or with a recovery code, and draws new recovery codes. */
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Account, ActKind } from '../accounts.js'
import { longestLogin, nameKey, readLogin } from '../../base/login.js'
import { removingOtherWays } from './other-ways.js'
import { drawRecovery, recoveryHash } from '../recovery.js'
import { replacing, type Replacement } from './replace-password.js'
import type { SignInDeps, Ways, Answer, AnswerOrBan } from './ways.js'
import { throttle } from '../throttle.js'

export interface Recovery extends Replacement {
  readonly login: string
  readonly code: string
}

export interface ChangedPassword {
  readonly old: string
  readonly new: string
  readonly factor?: string | null | undefined
}

export function otherPasswords(deps: SignInDeps, ways: Ways) {
  const { signed, called, fault, again, waiting } = ways
  const { accounts, sessions, passwords, time } = deps
  const may = throttle(deps.rates)
  const removeOthers = removingOtherWays(deps)
  const replace = replacing(deps, ways)
  const note = (what: ActKind, { id }: Account, { address: from }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what, about: id, from })

  /**
   * Whether the password is still the one that was compared. Comparing takes a while, and somebody may have changed it
   * meanwhile.
   */
  const stands = async ({ id, password }: Account): Promise<boolean> =>
    (await accounts.byId(id))?.password === password

  /** Changes the password and signs out all other devices. This device continues with a new pair of tokens. */
  const changePassword = async (
    account: Account,
    { old, new: next, factor }: ChangedPassword,
    context: Context,
  ): Answer => {
    const matches = await may.password(account.id, () =>
      passwords.matches(account.password, old.slice(0, 1_000)),
    )
    if (matches === undefined) return 'TOO_MANY'
    if (!matches) return 'WRONG_CREDENTIALS'
    const bad = await fault(next, account)
    if (bad !== undefined) return bad
    // After everything else, because a code works only once.
    const step = await again(account.id, factor, context)
    if (step !== undefined) return step
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
    factor: string | null | undefined,
    context: Context,
  ): Promise<readonly string[] | RefusalCode> => {
    const matches = await may.password(account.id, () =>
      passwords.matches(account.password, password.slice(0, 1_000)),
    )
    if (matches === undefined) return 'TOO_MANY'
    if (!matches) return 'WRONG_CREDENTIALS'
    if (!(await stands(account))) return 'SIGN_IN_AGAIN'
    const step = await again(account.id, factor, context)
    if (step !== undefined) return step
    await note('RECOVERY_DRAWN', account, context)
    return drawRecovery(account.id, deps)
  }

  return { changePassword, recover, newRecovery }
}
