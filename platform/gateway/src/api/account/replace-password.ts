/** Another password for somebody who has shown who they are by something that is good once, instead of the old password. */
import type { Context } from '../../account/context.js'
import { refuse } from '../../base/refusal.js'
import type { Account } from '../../account/accounts.js'
import type { SignInDeps, Ways, AnswerOrBan } from './ways.js'

export interface Replacement {
  readonly newPassword: string
  /** Whether what else signs in goes with the old password. */
  readonly removeOtherWays: boolean
  readonly device?: string | null | undefined
}

/** How somebody has shown who they are. */
export interface Proof {
  /** Uses it up; false where another one was faster. */
  readonly take: () => Promise<boolean>
  /** Removes what else signs in; answers with recovery codes where new ones were drawn. */
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
    // A password that will not do uses nothing up.
    const bad = await fault(newPassword, account)
    if (bad !== undefined) return bad
    const password = await passwords.hash(newPassword)
    if (password === undefined) return 'TOO_MANY'
    if (!(await take())) return 'WRONG_CREDENTIALS'
    await accounts.dropMailLinks(account.id)
    // Before sessions end: nobody comes in by what is about to go.
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
