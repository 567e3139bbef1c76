/**
 * Removes the passkeys and the second step of an account. Somebody who knew the password may have added their own and could
 * come back with them. A recovery therefore removes them, unless the person says that all are theirs.
 */
import type { Context } from '../context.js'
import type { Time } from '../../base/time.js'
import type { Account, Accounts, ActKind } from '../accounts.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'passkeysOf' | 'removePasskey' | 'secondStep' | 'setSecondStep' | 'write'>
  readonly time: Pick<Time, 'now'>
}

export const removingOtherWays =
  ({ accounts, time }: Deps) =>
  async ({ id }: Pick<Account, 'id'>, { address: from }: Pick<Context, 'address'>): Promise<void> => {
    const note = (what: ActKind): Promise<void> =>
      accounts.write({ at: time.now(), who: id, what, about: id, from })
    if ((await accounts.secondStep(id)) !== undefined) {
      await accounts.setSecondStep(id, null)
      await note('SECOND_STEP_OFF')
    }
    for (const passkey of await accounts.passkeysOf(id)) {
      await accounts.removePasskey(id, passkey.id)
      await note('PASSKEY_REMOVED')
    }
  }
