/** One's own second step: offered, turned on with the first code, turned off. */
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Secrets } from '../../base/secrets.js'
import type { InstallationSettings } from '../../settings/installation.js'
import type { Time } from '../../base/time.js'
import type { Rates } from '../../http/rates.js'
import type { Account, Accounts, ActKind } from '../accounts.js'
import { ownPassword } from './own-password.js'
import type { Passwords } from '../passwords.js'
import type { privileges } from '../privilege.js'
import { offeredSecret, readSecret, sealSecret, stepOf } from '../second-step.js'
import type { Sessions } from '../sessions.js'

interface Deps {
  readonly accounts: Pick<
    Accounts,
    'byId' | 'secondStep' | 'setSecondStep' | 'takeRecovery' | 'useStep' | 'write'
  >
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly passwords: Pick<Passwords, 'matches'>
  readonly settings: Pick<InstallationSettings, 'now'>
  readonly secrets: Secrets
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
}

export interface Confirmation {
  readonly password: string
  readonly secret: string
  readonly code: string
  /** A code of the second step that this one replaces. */
  readonly factor?: string | null | undefined
}

export function mySecondStep(deps: Deps, privilege: Pick<ReturnType<typeof privileges>, 'asking'>) {
  const { accounts, sessions, settings, secrets, time } = deps
  /**
   * Needs the password, so that somebody at a device left signed in can neither lock the owner out nor weaken the account.
   */
  const { owner, proven } = ownPassword(deps, privilege)
  const note = (what: ActKind, { id }: Account, { address: from }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what, about: id, from })

  return {
    /** An offer is not stored. Its secret comes back with the first code. */
    offer: async (context: Context): Promise<ReturnType<typeof offeredSecret> | RefusalCode> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      return offeredSecret(settings.now().name ?? 'Stolik', account.login ?? account.name)
    },
    /** Signs out all other devices, because they signed in without it. */
    turnOn: async (
      { password, secret: typed, code, factor }: Confirmation,
      context: Context,
    ): Promise<RefusalCode | undefined> => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      const secret = readSecret(typed)
      const now = time.now()
      const step = secret === undefined ? undefined : stepOf(secret, code, now)
      if (secret === undefined || step === undefined) return 'WRONG_CREDENTIALS'
      const sealed = sealSecret(secret, account.id, secrets.now())
      await accounts.setSecondStep(account.id, { secret: sealed, since: now, step })
      await sessions.endAll(account.id, context.session)
      await note('SECOND_STEP_ON', account, context)
      return undefined
    },
    turnOff: async (
      password: string,
      factor: string | null | undefined,
      context: Context,
    ): Promise<RefusalCode | undefined> => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      await accounts.setSecondStep(account.id, null)
      await note('SECOND_STEP_OFF', account, context)
      return undefined
    },
  }
}
