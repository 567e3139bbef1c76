/**
 * Removes the passkeys and the second step of an account. Somebody who knew the password may have added their own and could
 * come back with them. A recovery therefore removes them, unless the person says that all are theirs.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { noting } from './own.js'
import type { Account } from '../account.js'

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
