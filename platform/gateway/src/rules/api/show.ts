/** Rule sets and knobs in the shape of the schema. */
import { readProfile, type KnobData, type Plugin } from '@stolik/core'
import type { Offer } from '../../base/offer.js'
import type { StoredRules } from '../store.js'
import { rulesDigest } from '../../table/pinned.js'

/** What clubs may turn in a game. Only computed if it is asked for. */
export const showKnobs = ({ plugin, houses = [] }: Pick<Offer, 'plugin' | 'houses'>) => ({
  knobs: () => plugin.knobs.map(showKnob),
  conflicts: () => plugin.conflicts,
  houses,
})

const showKnob = ({ id, kind, choices, bases }: KnobData) => ({
  id,
  kind: kind.toUpperCase(),
  choices,
  bases: Object.entries(bases).map(([base, own]) => ({ base, ...own })),
})

/** The table sizes that rules allow, with the lengths of a series at each. */
export const showTables = (plugin: Plugin, profile: string) =>
  plugin.chairs(profile).map((chairs) => ({ chairs, lengths: plugin.lengths(profile, chairs) }))

/** @param kept the rule set as an owner keeps it, if one does */
export function showRules(plugin: Plugin, profile: string, stored?: Pick<StoredRules, 'id' | 'name'>) {
  const there = plugin.knows(profile)
  return {
    __typename: 'RuleSet',
    id: stored?.id ?? '',
    name: stored?.name ?? '',
    game: plugin.id,
    base: readProfile(profile)?.base ?? profile,
    profile,
    digest: there ? rulesDigest(plugin, profile) : '',
    differences: there ? plugin.differences(profile) : [],
    tables: there ? showTables(plugin, profile) : [],
  }
}
