/** The names by which rule sets are kept. */
import { readProfile } from '@stolik/core'
import type { InstallationSettings } from '../settings/installation.js'
import { association, type RuleSetStore, type StoredRules } from './store.js'

export interface KeptNameDeps {
  readonly ruleSets: Pick<RuleSetStore, 'keptAs'>
  readonly settings: Pick<InstallationSettings, 'clubs'>
}

/** Whether there is such an owner now. */
export const isOwner = ({ settings }: Pick<KeptNameDeps, 'settings'>, owner: string): boolean =>
  owner === association || settings.clubs().some(({ id }) => id === owner)

/** A profile of the game has a name of its own. */
const isTurned = (profile: string): boolean => Object.keys(readProfile(profile)?.turned ?? {}).length > 0

const keepers = async (deps: KeptNameDeps, game: string, profile: string): Promise<readonly StoredRules[]> =>
  isTurned(profile)
    ? (await deps.ruleSets.keptAs(game, profile)).filter(({ owner }) => isOwner(deps, owner))
    : []

const ofOwner = (all: readonly StoredRules[], owner: string | null): StoredRules | undefined =>
  all.find((one) => one.owner === owner)

/** The rule set as a club keeps it, or else the association: names that other clubs give it are none of theirs. */
export async function keptFor(
  deps: KeptNameDeps,
  game: string,
  profile: string,
  club: () => Promise<string | null>,
): Promise<StoredRules | undefined> {
  const all = await keepers(deps, game, profile)
  return all.length === 0 ? undefined : (ofOwner(all, await club()) ?? ofOwner(all, association))
}

/** The rule set as the association keeps it, or else a club. */
export async function keptByAnybody(
  deps: KeptNameDeps,
  game: string,
  profile: string,
): Promise<StoredRules | undefined> {
  const all = await keepers(deps, game, profile)
  return ofOwner(all, association) ?? all[0]
}
