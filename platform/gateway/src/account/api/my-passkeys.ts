/** One's own passkeys: lists them, adds one under a name, removes one. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { readName } from '../name.js'
import { noting, ownPassword, type Asking, type Done, type Factor, type Proven } from './own.js'
import type { Asked, passkeyChecks } from '../passkeys.js'
import { throttle } from '../throttle.js'

export interface NewPasskey {
  readonly name: string
  readonly word: string
  readonly response: string
}

/** With more devices nobody remembers which is which. */
const most = 10

export function myPasskeys(
  gateway: Gateway,
  privilege: Asking,
  { toAdd, added, toSignIn }: Pick<ReturnType<typeof passkeyChecks>, 'toAdd' | 'added' | 'toSignIn'>,
) {
  const { accounts, rates, time } = gateway
  const may = throttle(rates)
  const note = noting(gateway)
  const { owner, proven } = ownPassword(gateway, privilege)

  return {
    /** Requests a challenge for signing in. */
    ask: async ({ address }: Context): Promise<Asked | RefusalCode> =>
      (await may.askPasskey(address)) ? toSignIn() : 'TOO_MANY',
    /** Needs the password, so that somebody at a device left signed in cannot add a lasting way in. */
    offer: async (password: string, factor: Factor, context: Context): Promise<Asked | RefusalCode> => {
      const account = await proven(password, factor, context)
      if (typeof account === 'string') return account
      return (await accounts.passkeysOf(account.id)).length < most ? toAdd(account) : 'TOO_MANY'
    },
    add: async ({ name: text, ...answer }: NewPasskey, context: Context): Done => {
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
    remove: async ({ id, password, factor }: { readonly id: string } & Proven, context: Context): Done => {
      const account = await proven(password ?? '', factor, context)
      if (typeof account === 'string') return account
      await accounts.removePasskey(account.id, id)
      await note('PASSKEY_REMOVED', account, context)
      return undefined
    },
  }
}
