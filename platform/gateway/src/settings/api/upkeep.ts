/** What an owner reads about the installation: its log, its last backup, and what was deleted by rule. */
import type { Gateway } from '../../api/gateway.js'
import type { Account } from '../../account/account.js'
import { mostFailed } from '../../account/failed-sign-ins.js'
import type { Context } from '../../account/context.js'

export async function upkeep({ lastBackup, lastForgotten }: Gateway): Promise<object> {
  const run = await lastForgotten()
  return {
    __typename: 'Upkeep',
    lastBackup: (await lastBackup()) ?? null,
    forgotten: run === undefined ? null : { at: run.at, ...run.gone },
  }
}

/**
 * The log for an owner: privileged acts, and failed sign-ins.
 * @param who the owner who reads it
 */
export async function ownerLog(
  { accounts, failedSignIns, keepAddresses, time }: Gateway,
  who: Account,
  { address }: Context,
): Promise<object> {
  const at = time.now()
  const acts = await accounts.acts(null, mostFailed)
  // Expired entries are removed within the hour. Until then they are only hidden.
  const failed = (await failedSignIns.newest()).filter((one) => one.at >= at - keepAddresses)
  const ids = [...new Set(acts.flatMap((act) => act.who ?? []))]
  const names = new Map<string, string>()
  for (const id of ids) {
    const account = await accounts.byId(id)
    if (account !== undefined) names.set(id, account.name)
  }
  await accounts.write({ at, who: who.id, what: 'AUDIT_READ', about: 'the log of the owner', from: address })
  return {
    __typename: 'OwnerLog',
    acts: acts.map((act) => ({ ...act, name: act.who === null ? null : (names.get(act.who) ?? null) })),
    failed: failed.map(({ address: from, ...one }) => ({ ...one, from })),
  }
}
