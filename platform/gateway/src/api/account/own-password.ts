/** Asks a signed-in person for their password again, where somebody at a device left alone could do lasting harm. */
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Rates } from '../../http/rates.js'
import type { Account, Accounts } from '../../account/accounts.js'
import type { Passwords } from '../../account/passwords.js'
import type { privileges } from '../../account/privilege.js'
import { throttle } from '../../account/throttle.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'byId'>
  readonly passwords: Pick<Passwords, 'matches'>
  readonly rates: Rates
}

export function ownPassword(
  { accounts, passwords, rates }: Deps,
  { asking }: Pick<ReturnType<typeof privileges>, 'asking'>,
) {
  const may = throttle(rates)
  /**
   * The account that sent the request, if it has a password. A club's member has none here, because they sign in at the club.
   */
  const owner = async (context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return typeof account === 'string' || account.password !== null ? account : 'NOT_ALLOWED'
  }
  return {
    owner,
    /** The account that sent the request, once its password was right. */
    proven: async (password: string, context: Context): Promise<Account | RefusalCode> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      const matches = await may.password(account.id, () =>
        passwords.matches(account.password, password.slice(0, 1_000)),
      )
      if (matches === undefined) return 'TOO_MANY'
      if (!matches) return 'WRONG_CREDENTIALS'
      // Comparing takes a while, and the password may have changed meanwhile.
      const stands = (await accounts.byId(account.id))?.password === account.password
      return stands ? account : 'SIGN_IN_AGAIN'
    },
  }
}
