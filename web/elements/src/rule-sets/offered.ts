/** The rule sets that a person may choose: those of their club, of the club whose page it is, and of the association. */
import type { Gateway } from '../client/gateway.js'
import type { GameInfo, TableSize } from '../client/types.js'
import { keptRules } from './documents.js'

/** A rule set as its owner keeps it. */
export interface KeptRules {
  readonly game: string
  readonly base: string
  readonly name: string
  /** The profile text. */
  readonly profile: string
  readonly tables: readonly TableSize[]
}

/** The owner of the rule sets that the installation itself keeps. */
export const association = 'ASSOCIATION'

/** Milliseconds before each try. A page may just be connecting, and whoever has asked for too much may try again in ten seconds. */
const waits = [0, 1_000, 10_000]

/** Returns nothing for an owner that keeps none, and where a gateway has no rule sets. */
async function keptBy(gate: Gateway, owner: string): Promise<readonly KeptRules[]> {
  for (const wait of waits) {
    await new Promise((done) => setTimeout(done, wait))
    const outcome = await gate.query<{ readonly ruleSets: readonly KeptRules[] }>(keptRules, { owner })
    if ('done' in outcome) return outcome.done.ruleSets
  }
  return []
}

/** @param club the club whose page it is */
export async function offeredRules(gate: Gateway, club: string | null): Promise<readonly KeptRules[]> {
  const me = gate.guest.value === null ? null : await gate.me()
  const own = me !== null && 'done' in me ? (me.done?.club ?? null) : null
  const owners = new Set([club, own, association].filter((owner) => owner !== null))
  const all = (await Promise.all([...owners].map((owner) => keptBy(gate, owner)))).flat()
  // Two owners may keep the same rules; they are offered once, by the name that is nearer to the person.
  return all.filter(
    ({ game, profile }, n) =>
      profile.includes('~') && all.findIndex((one) => one.game === game && one.profile === profile) === n,
  )
}

/** Adds rule sets to the profiles of their games. */
export const withRuleSets = (games: readonly GameInfo[], rules: readonly KeptRules[]): readonly GameInfo[] =>
  games.map((game) => ({
    ...game,
    profiles: [
      ...game.profiles,
      ...rules
        .filter((one) => one.game === game.id && one.tables.length > 0)
        .map(({ profile, name, tables }) => ({ id: profile, tables, kept: name })),
    ],
  }))
