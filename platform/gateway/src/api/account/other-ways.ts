/**
 * What signs in beside the password. Whoever had somebody's password may have added a passkey or an app of their own, and would
 * come back by it: so a recovery removes them, unless the person says that all of them are theirs.
 */
import type { Context } from '../../account/context.js'
import type { Time } from '../../base/time.js'
import type { Account, Accounts, ActKind } from '../../account/accounts.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'passkeysOf' | 'removePasskey' | 'secondStep' | 'setSecondStep' | 'write'>
  readonly time: Pick<Time, 'now'>
}

export const removingOtherWays =
  ({ accounts, time }: Deps) =>
  async ({ id }: Account, { address: from }: Context): Promise<void> => {
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
