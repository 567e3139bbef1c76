/**
 * Sets a new password for somebody who proved their identity with something that works once, instead of with the old
 * password.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { refuse } from '../../base/refusal.js'
import type { Account } from '../account.js'
import type { First, OtherFactor } from '../other-factor.js'
import { noting } from './own.js'
import type { Ways, AnswerOrBan } from './ways.js'

export interface Replacement extends OtherFactor {
  readonly newPassword: string
  /** Whether to remove the other ways to sign in together with the old password. */
  readonly removeOtherWays: boolean
  readonly device?: string | null | undefined
  /** Whether to wait a day, for somebody who has no other factor. */
  readonly wait?: boolean | null | undefined
  /** The language of the mail that says so. */
  readonly lang?: string | null | undefined
}

/** The single-use proof of identity. */
export interface Proof {
  /** Uses it up; false if another request was faster. */
  readonly take: () => Promise<boolean>
  readonly first: First
  /** Removes the other ways to sign in. Returns recovery codes if new ones were drawn. */
  readonly removeOthers: (context: Context) => Promise<readonly string[] | undefined>
}

type ReplacingWays = Pick<Ways, 'signedOn' | 'readDevice' | 'fault' | 'factors' | 'waiting'>

export const replacing =
  (gateway: Gateway, { signedOn, readDevice, fault, factors, waiting }: ReplacingWays) =>
  async (
    account: Account,
    { newPassword, removeOtherWays, device, wait, lang, ...other }: Replacement,
    { take, removeOthers, first }: Proof,
    context: Context,
  ): AnswerOrBan => {
    const { accounts, sessions, passwords } = gateway
    const until = gateway.bans.untilOf(account.id)
    if (until !== undefined) return refuse('BANNED', until)
    // Checked first, so that a bad password does not use up the proof.
    const bad = await fault(newPassword, account)
    if (bad !== undefined) return bad
    const password = await passwords.hash(newPassword)
    if (password === undefined) return 'TOO_MANY'
    const passed = (await factors.isGuarded(account.id))
      ? await factors.passes(account.id, other, first)
      : 'PASSED'
    if (passed === 'TOO_MANY') return passed
    if (passed === 'WRONG') return 'WRONG_CREDENTIALS'
    if (passed === 'MISSING' && wait !== true) return 'FACTOR_NEEDED'
    if (!(await take())) return 'WRONG_CREDENTIALS'
    if (passed === 'MISSING') {
      const recovery = { password, by: first, removesOthers: removeOtherWays }
      return refuse('RECOVERY_WAITS', await waiting.begin(account, recovery, { lang, from: context.address }))
    }
    await waiting.drop(account.id)
    await accounts.dropMailLinks(account.id)
    // Before sessions end, so that nobody signs in through a way that is about to be removed.
    const recovery = removeOtherWays ? await removeOthers(context) : undefined
    await accounts.change(account.id, { password })
    await sessions.endAll(account.id)
    await noting(gateway)('PASSWORD_RECOVERED', account, context)
    const answer = await signedOn(await readDevice(device), { ...account, password }, context)
    return typeof answer === 'string' || recovery === undefined ? answer : { ...answer, recovery }
  }
