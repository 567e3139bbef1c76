/** How well the gateway knows whoever asks, so that what is scarce is not used up by names that are free to make. */
import { LRUCache } from 'lru-cache'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { newFor, type Tier } from '../http/quotas.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { RightsChanges } from '../store/rights-changes.js'
import type { Account } from './account.js'
import type { Accounts } from './accounts.js'
import type { Context } from './context.js'

/** Somebody who asks; `session` is null for a guest. */
type Asker = Pick<Context, 'session'> & { readonly person: { readonly id: string } | null }

export type TierOf = (by: Asker) => Promise<Tier>

interface Deps {
  readonly accounts: Pick<Accounts, 'byId'>
  readonly settings: Pick<InstallationSettings, 'clubs'>
  readonly isAppointed: (account: Account) => boolean
  readonly changes: Pick<RightsChanges, 'watch'>
  readonly time: Pick<Time, 'now' | 'elapsed'>
  readonly log: Log
}

/** An account is looked up again after so many milliseconds. */
const fresh = 60_000
const mostKnown = 20_000

export function tiers({ accounts, settings, isAppointed, changes, time, log }: Deps): TierOf {
  const known = new LRUCache<string, Tier>({
    max: mostKnown,
    ttl: fresh,
    ttlResolution: 0,
    perf: { now: () => time.elapsed() },
  })
  changes.watch((change) => {
    if (change.kind === 'account') known.delete(change.id)
  })
  const ofAccount = (account: Account): Tier => {
    if (isAppointed(account)) return 'director'
    const isMember = account.club !== null && settings.clubs().some(({ id }) => id === account.club)
    // Accounts from before this was recorded are old enough.
    const isOld = account.made === null || time.now() - account.made >= newFor
    return isMember || isOld ? 'known' : 'newcomer'
  }
  return async ({ person, session }) => {
    if (person === null || session === null) return 'newcomer'
    const last = known.get(person.id)
    if (last !== undefined) return last
    try {
      const account = await accounts.byId(person.id)
      const tier = account === undefined ? 'newcomer' : ofAccount(account)
      known.set(person.id, tier)
      return tier
    } catch (error) {
      logFailure(log, 'an account could not be looked up', error)
      return 'newcomer'
    }
  }
}
