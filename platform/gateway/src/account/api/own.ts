/** What the resolvers of one's own account share: who asks, their password asked for again, and the log of privileged acts. */
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Account, ActKind } from '../account.js'
import type { Context } from '../context.js'
import type { privileges } from '../privilege.js'
import { secondStep } from '../second-step.js'
import { throttle } from '../throttle.js'

export type Privilege = ReturnType<typeof privileges>
export type Asking = Pick<Privilege, 'asking'>

/** Undefined once it is done. */
export type Done = Promise<RefusalCode | undefined>

/** A code of the second step, where a password alone is not enough. */
export type Factor = string | null | undefined

/** What proves that a signed-in person is the owner of the account. */
export interface Proven {
  readonly password?: string | null | undefined
  readonly factor?: Factor
}

/** Writes what an account did to itself into the log of privileged acts. */
export const noting =
  ({ accounts, time }: Pick<Gateway, 'accounts' | 'time'>) =>
  (what: ActKind, { id }: Pick<Account, 'id'>, { address: from }: Pick<Context, 'address'>): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what, about: id, from })

/**
 * Asks a signed-in person for the second step again, if they have one. A session alone must not change the ways in: ASVS 5.0,
 * 7.5.1.
 */
export function secondStepAgain(gateway: Gateway) {
  const second = secondStep(gateway)
  const answers = {
    PASSED: undefined,
    MISSING: 'CODE_NEEDED',
    WRONG: 'WRONG_CREDENTIALS',
    TOO_MANY: 'TOO_MANY',
  } as const
  return async (account: string, factor: Factor, { session }: Pick<Context, 'session'>): Done => {
    const device = session === null ? null : `session:${session}`
    return answers[await second.passes(account, { code: factor ?? '', device })]
  }
}

/** Compares a password of an account, so many times an hour. Returns why it does not pass. */
export function passwordCheck({ passwords, rates }: Pick<Gateway, 'passwords' | 'rates'>) {
  const may = throttle(rates)
  return async ({ id, password: stored }: Account, password: string): Done => {
    const matches = await may.password(id, () => passwords.matches(stored, password.slice(0, 1_000)))
    if (matches === undefined) return 'TOO_MANY'
    return matches ? undefined : 'WRONG_CREDENTIALS'
  }
}

/** Whether nothing stands against an account that asks, with its password and a code of its second step if it has one. */
export function provenBy(gateway: Gateway) {
  const check = passwordCheck(gateway)
  const again = secondStepAgain(gateway)
  return async (account: Account, password: string, factor: Factor, context: Context): Done => {
    const wrong = await check(account, password)
    if (wrong !== undefined) return wrong
    // Comparing takes a while, and the password may have changed meanwhile.
    const stands = (await gateway.accounts.byId(account.id))?.password === account.password
    return stands ? again(account.id, factor, context) : 'SIGN_IN_AGAIN'
  }
}

/** Asks a signed-in person for their password again, where somebody at a device left alone could do lasting harm. */
export function ownPassword(gateway: Gateway, { asking }: Asking) {
  const passes = provenBy(gateway)
  /**
   * The account that sent the request, if it has a password. A club's member has none here, because they sign in at the club.
   */
  const owner = async (context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return typeof account === 'string' || account.password !== null ? account : 'NOT_ALLOWED'
  }
  return {
    owner,
    /** The account that sent the request, once its password was right, and a code of its second step if it has one. */
    proven: async (password: string, factor: Factor, context: Context): Promise<Account | RefusalCode> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      return (await passes(account, password, factor, context)) ?? account
    },
  }
}

/**
 * Removes the passkeys and the second step of an account. Somebody who knew the password may have added their own and could
 * come back with them. A recovery therefore removes them, unless the person says that all are theirs.
 */
export const removingOtherWays =
  (gateway: Pick<Gateway, 'accounts' | 'time'>) =>
  async ({ id }: Pick<Account, 'id'>, context: Pick<Context, 'address'>): Promise<void> => {
    const { accounts } = gateway
    const note = noting(gateway)
    if ((await accounts.secondStep(id)) !== undefined) {
      await accounts.setSecondStep(id, null)
      await note('SECOND_STEP_OFF', { id }, context)
    }
    for (const passkey of await accounts.passkeysOf(id)) {
      await accounts.removePasskey(id, passkey.id)
      await note('PASSKEY_REMOVED', { id }, context)
    }
  }
