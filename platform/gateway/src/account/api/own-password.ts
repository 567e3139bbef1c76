/** Asks a signed-in person for their password again, where somebody at a device left alone could do lasting harm. */
import type { Context } from '../context.js'
import type { Secrets } from '../../base/secrets.js'
import type { Time } from '../../base/time.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Rates } from '../../http/rates.js'
import type { Account, Accounts } from '../accounts.js'
import type { Passwords } from '../passwords.js'
import type { privileges } from '../privilege.js'
import { secondStep } from '../second-step.js'
import { throttle } from '../throttle.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'byId' | 'secondStep' | 'takeRecovery' | 'useStep'>
  readonly passwords: Pick<Passwords, 'matches'>
  readonly secrets: Pick<Secrets, 'all'>
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
}

interface AgainDeps {
  readonly accounts: Pick<Accounts, 'secondStep' | 'takeRecovery' | 'useStep'>
  readonly secrets: Pick<Secrets, 'all'>
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
}

/**
 * Asks a signed-in person for the second step again, if they have one. A session alone must not change the ways in: ASVS 5.0,
 * 7.5.1.
 */
export function secondStepAgain(deps: AgainDeps) {
  const second = secondStep(deps)
  return async (
    account: string,
    factor: string | null | undefined,
    { session }: Pick<Context, 'session'>,
  ): Promise<RefusalCode | undefined> => {
    const device = session === null ? null : `session:${session}`
    switch (await second.passes(account, { code: factor ?? '', device })) {
      case 'PASSED':
        return undefined
      case 'MISSING':
        return 'CODE_NEEDED'
      case 'WRONG':
        return 'WRONG_CREDENTIALS'
      case 'TOO_MANY':
        return 'TOO_MANY'
    }
  }
}

export function ownPassword(deps: Deps, { asking }: Pick<ReturnType<typeof privileges>, 'asking'>) {
  const { accounts, passwords, rates } = deps
  const may = throttle(rates)
  const again = secondStepAgain(deps)
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
    proven: async (
      password: string,
      factor: string | null | undefined,
      context: Context,
    ): Promise<Account | RefusalCode> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      const matches = await may.password(account.id, () =>
        passwords.matches(account.password, password.slice(0, 1_000)),
      )
      if (matches === undefined) return 'TOO_MANY'
      if (!matches) return 'WRONG_CREDENTIALS'
      // Comparing takes a while, and the password may have changed meanwhile.
      const stands = (await accounts.byId(account.id))?.password === account.password
      if (!stands) return 'SIGN_IN_AGAIN'
      return (await again(account.id, factor, context)) ?? account
    },
  }
}
