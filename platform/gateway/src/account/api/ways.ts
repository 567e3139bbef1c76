/** Types that signing in and replacing a password share. */
import type { otherFactors } from '../other-factor.js'
import type { secondStepAgain } from './own-password.js'
import type { waitingRecoveries } from './waiting-recovery.js'
import type { Bans } from '../../bans/standing.js'
import type { Entropy } from '../../base/entropy.js'
import type { Log } from '../../base/failure.js'
import type { Context } from '../context.js'
import type { Tables } from '../../live/tables.js'
import type { Outbox } from '../../mail/outbox.js'
import type { Names } from '../../names/standing.js'
import type { PlayedStore } from '../../played/store.js'
import type { RefusalCode, Refused } from '../../base/refusal.js'
import type { Secrets } from '../../base/secrets.js'
import type { InstallationSettings } from '../../settings/installation.js'
import type { Time } from '../../base/time.js'
import type { Rates } from '../../http/rates.js'
import type { Account, Accounts } from '../accounts.js'
import type { FailedSignIns } from '../failed-sign-ins.js'
import type { Passwords } from '../passwords.js'
import type { RightsChanges } from '../../store/rights-changes.js'
import type { Pair, Sessions } from '../sessions.js'
import type { DeviceToken, Tokens } from '../tokens.js'

export interface SignInDeps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly tokens: Pick<Tokens, 'challenge' | 'device' | 'readChallenge' | 'readDevice'>
  readonly changes: Pick<RightsChanges, 'tell'>
  readonly passwords: Passwords
  readonly bans: Pick<Bans, 'untilOf'>
  readonly names: Pick<Names, 'now'>
  readonly failedSignIns: Pick<FailedSignIns, 'note'>
  /** The current one keys the hash of a failed sign-in's text. */
  readonly secrets: Secrets
  /** null: this gateway sends no mails. */
  readonly outbox: Outbox | null
  readonly settings: Pick<InstallationSettings, 'clubs' | 'fixed' | 'now' | 'url' | 'catchUp'>
  readonly played: Pick<PlayedStore, 'claim'>
  readonly tables: Pick<Tables, 'find' | 'rows'>
  readonly audience: string
  readonly rates: Rates
  readonly entropy: Entropy
  readonly time: Time
  readonly log: Log
}

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
