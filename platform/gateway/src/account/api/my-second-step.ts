/** One's own second step: offered, turned on with the first code, turned off. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { noting, ownPassword, type Asking, type Done, type Factor } from './own.js'
import { offeredSecret, readSecret, sealSecret, stepOf } from '../second-step.js'

export interface Confirmation {
  readonly password: string
  readonly secret: string
  readonly code: string
  /** A code of the second step that this one replaces. */
  readonly factor?: Factor
}

export function mySecondStep(gateway: Gateway, privilege: Asking) {
  const { accounts, sessions, settings, secrets, time } = gateway
  /**
   * Needs the password, so that somebody at a device left signed in can neither lock the owner out nor weaken the account.
   */
  const { owner, proven } = ownPassword(gateway, privilege)
  const note = noting(gateway)

  return {
    /** An offer is not stored. Its secret comes back with the first code. */
    offer: async (context: Context): Promise<ReturnType<typeof offeredSecret> | RefusalCode> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      return offeredSecret(settings.now().name ?? 'Stolik', account.login ?? account.name)
    },
    /** Signs out all other devices, because they signed in without it. */
    turnOn: async ({ password, secret: typed, code, factor }: Confirmation, context: Context): Done => {
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
    turnOff: async (password: string, factor: Factor, context: Context): Done => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      await accounts.setSecondStep(account.id, null)
      await note('SECOND_STEP_OFF', account, context)
      return undefined
    },
  }
}
