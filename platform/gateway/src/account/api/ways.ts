/** Types that signing in and replacing a password share. */
import type { otherFactors } from '../other-factor.js'
import type { secondStepAgain } from './own.js'
import type { waitingRecoveries } from './waiting-recovery.js'
import type { Context } from '../context.js'
import type { RefusalCode, Refused } from '../../base/refusal.js'
import type { Account } from '../account.js'
import type { Pair } from '../sessions.js'
import type { DeviceToken } from '../tokens.js'

export type SignedIn = Pair & {
  readonly account: Account
  /** A token that the device sends at its next sign-in; null if no password was asked for. */
  readonly device: string | null
  /** Recovery codes that were just drawn, to be shown once. */
  readonly recovery?: readonly string[]
}

export interface Ways {
  readonly signed: (account: Account, context: Context) => Answer
  /** Signs in, and records that the account was used on this device. */
  readonly signedOn: (known: DeviceToken | undefined, account: Account, context: Context) => Answer
  readonly readDevice: (word: string | null | undefined) => Promise<DeviceToken | undefined>
  readonly called: (text: string) => Promise<Account | undefined>
  readonly fault: (
    password: string,
    owner: Pick<Account, 'name' | 'login'>,
  ) => Promise<RefusalCode | undefined>
  readonly factors: ReturnType<typeof otherFactors>
  readonly waiting: ReturnType<typeof waitingRecoveries>
  /** Why a signed-in person may not change a way in yet, after their password was right: the second step is asked for, too. */
  readonly again: ReturnType<typeof secondStepAgain>
  /** Signs in an account that proved its identity, unless it is banned. */
  readonly bannedOr: (account: Account, signedIn: () => Answer) => AnswerOrBan
}

export type Answer = Promise<SignedIn | RefusalCode>
/** A banned account that proved its identity is told until when the ban lasts. */
export type AnswerOrBan = Promise<SignedIn | RefusalCode | Refused>
