/** One's own passkeys: lists them, adds one under a name, removes one. */
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Secrets } from '../../base/secrets.js'
import type { Time } from '../../base/time.js'
import type { Rates } from '../../http/rates.js'
import type { Account, Accounts, ActKind } from '../accounts.js'
import { readName } from '../name.js'
import { ownPassword } from './own-password.js'
import type { Asked, passkeyChecks } from '../passkeys.js'
import type { Passwords } from '../passwords.js'
import type { privileges } from '../privilege.js'
import { throttle } from '../throttle.js'

interface Deps {
  readonly accounts: Pick<
    Accounts,
    | 'addPasskey'
    | 'byId'
    | 'passkeysOf'
    | 'removePasskey'
    | 'secondStep'
    | 'takeRecovery'
    | 'useStep'
    | 'write'
  >
  readonly secrets: Pick<Secrets, 'all'>
  readonly passwords: Pick<Passwords, 'matches'>
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
}

export interface NewPasskey {
  readonly name: string
  readonly word: string
  readonly response: string
}

/** What proves that a signed-in person is the owner of the account. */
export interface Proven {
  readonly password?: string | null | undefined
  readonly factor?: string | null | undefined
}

/** With more devices nobody remembers which is which. */
const most = 10

export function myPasskeys(
  deps: Deps,
  privilege: Pick<ReturnType<typeof privileges>, 'asking'>,
  { toAdd, added, toSignIn }: Pick<ReturnType<typeof passkeyChecks>, 'toAdd' | 'added' | 'toSignIn'>,
) {
  const { accounts, rates, time } = deps
  const may = throttle(rates)
  const note = (what: ActKind, { id }: Account, { address: from }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: id, what, about: id, from })
  const { owner, proven } = ownPassword(deps, privilege)

  return {
    /** Requests a challenge for signing in. */
    ask: async ({ address }: Context): Promise<Asked | RefusalCode> =>
      (await may.askPasskey(address)) ? toSignIn() : 'TOO_MANY',
    /** Needs the password, so that somebody at a device left signed in cannot add a lasting way in. */
    offer: async (
      password: string,
      factor: string | null | undefined,
      context: Context,
    ): Promise<Asked | RefusalCode> => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      return (await accounts.passkeysOf(account.id)).length < most ? toAdd(account) : 'TOO_MANY'
    },
    add: async (
      { name: text, ...answer }: NewPasskey,
      context: Context,
    ): Promise<RefusalCode | undefined> => {
      const account = await owner(context)
      if (typeof account === 'string') return account
      const name = readName(text)
      if (name === undefined) return 'BAD_NAME'
      const made = await added(account.id, answer)
      if (made === undefined) return 'WRONG_CREDENTIALS'
      const passkey = { ...made, account: account.id, name, made: time.now(), used: null }
      if ((await accounts.addPasskey(passkey)) !== 'done') return 'WRONG_CREDENTIALS'
      await note('PASSKEY_ADDED', account, context)
      return undefined
    },
    remove: async (
      { id, password, factor }: { readonly id: string } & Proven,
      context: Context,
    ): Promise<RefusalCode | undefined> => {
      const account = await proven(password ?? '', factor, context)
      if (typeof account === 'string') return account
      await accounts.removePasskey(account.id, id)
      await note('PASSKEY_REMOVED', account, context)
      return undefined
    },
  }
}
