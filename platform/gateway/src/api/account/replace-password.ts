/**
 * Sets a new password for somebody who proved their identity with something that works once, instead of with the old
 * password.
 */
import type { Context } from '../../account/context.js'
import { refuse } from '../../base/refusal.js'
import type { Account } from '../../account/accounts.js'
import type { SignInDeps, Ways, AnswerOrBan } from './ways.js'

export interface Replacement {
  readonly newPassword: string
  /** Whether to remove the other ways to sign in together with the old password. */
  readonly removeOtherWays: boolean
  readonly device?: string | null | undefined
}

/** The single-use proof of identity. */
export interface Proof {
  /** Uses it up; false if another request was faster. */
  readonly take: () => Promise<boolean>
  /** Removes the other ways to sign in. Returns recovery codes if new ones were drawn. */
  readonly removeOthers: (context: Context) => Promise<readonly string[] | undefined>
}

export const replacing =
  (
    { accounts, sessions, passwords, bans, time }: SignInDeps,
    { signedOn, readDevice, fault }: Pick<Ways, 'signedOn' | 'readDevice' | 'fault'>,
  ) =>
  async (
    account: Account,
    { newPassword, removeOtherWays, device }: Replacement,
    { take, removeOthers }: Proof,
    context: Context,
  ): AnswerOrBan => {
    const until = bans.untilOf(account.id)
    if (until !== undefined) return refuse('BANNED', until)
    // Checked first, so that a bad password does not use up the proof.
    const bad = await fault(newPassword, account)
    if (bad !== undefined) return bad
    const password = await passwords.hash(newPassword)
    if (password === undefined) return 'TOO_MANY'
    if (!(await take())) return 'WRONG_CREDENTIALS'
    await accounts.dropMailLinks(account.id)
    // Before sessions end, so that nobody signs in through a way that is about to be removed.
    const recovery = removeOtherWays ? await removeOthers(context) : undefined
    await accounts.change(account.id, { password })
    await sessions.endAll(account.id)
    const { id } = account
    await accounts.write({
      ...{ at: time.now(), who: id, what: 'PASSWORD_RECOVERED', about: id, from: context.address },
    })
    const answer = await signedOn(await readDevice(device), { ...account, password }, context)
    return typeof answer === 'string' || recovery === undefined ? answer : { ...answer, recovery }
  }
