/**
 * A second proof of identity for somebody who recovers an account with a second step or passkeys: a recovery code and a
 * mailed link, or one of them with the app or a passkey. Nobody gets around a second step with one proof alone.
 */
import type { Rates } from '../http/rates.js'
import type { Accounts } from './accounts.js'
import type { mailLinks } from './mail-links.js'
import type { passkeyChecks } from './passkeys.js'
import { recoveryHash } from './recovery.js'
import type { secondStep } from './second-step.js'
import { throttle } from './throttle.js'

interface Deps {
  readonly accounts: Pick<
    Accounts,
    'mailAddress' | 'passkeysOf' | 'secondStep' | 'takeMailLink' | 'takeRecovery'
  >
  readonly rates: Rates
}

interface Checks {
  readonly second: Pick<ReturnType<typeof secondStep>, 'isFromApp'>
  readonly passkeys: Pick<ReturnType<typeof passkeyChecks>, 'signedBy'>
  readonly links: Pick<ReturnType<typeof mailLinks>, 'read'>
}

/** What the person gives besides the first proof. */
export interface OtherFactor {
  /** A code of the app, a recovery code, or the code of a mailed link. */
  readonly factor?: string | null | undefined
  /** From `askPasskey`, with the browser's answer. */
  readonly word?: string | null | undefined
  readonly response?: string | null | undefined
}

/** What the first proof was: a recovery code from paper, or a mailed link. The same kind does not count twice. */
export type First = 'PAPER' | 'MAIL'

export function otherFactors({ accounts, rates }: Deps, { second, passkeys, links }: Checks) {
  const may = throttle(rates)

  const isPaper = (account: string, code: string): Promise<boolean> =>
    accounts.takeRecovery(account, recoveryHash(account, code))
  const isMailed = async (account: string, code: string): Promise<boolean> => {
    const link = await links.read(code, 'RECOVER')
    if (link?.account !== account) return false
    const address = (await accounts.mailAddress(account))?.address
    return address === link.address && accounts.takeMailLink(link.hash)
  }

  return {
    /** Whether an account has more than a password. */
    isGuarded: async (account: string): Promise<boolean> =>
      (await accounts.secondStep(account)) !== undefined || (await accounts.passkeysOf(account)).length > 0,
    passes: async (
      account: string,
      { factor, word, response }: OtherFactor,
      first: First,
    ): Promise<'PASSED' | 'MISSING' | 'WRONG' | 'TOO_MANY'> => {
      const code = factor?.trim() ?? ''
      const hasPasskey = typeof word === 'string' && typeof response === 'string'
      if (code === '' && !hasPasskey) return 'MISSING'
      const isGood = await may.code({ account, device: null }, async () => {
        if (hasPasskey) return (await passkeys.signedBy({ word, response })) === account
        if (await second.isFromApp(account, code)) return true
        return first === 'PAPER' ? isMailed(account, code) : isPaper(account, code)
      })
      if (isGood === undefined) return 'TOO_MANY'
      return isGood ? 'PASSED' : 'WRONG'
    },
  }
}
