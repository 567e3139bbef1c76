/** The rule sets that a person may choose, besides the profiles of the games. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import type { Answer } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { GameInfo } from '../client/types.js'
import { keptRules } from './documents.js'

/** A rule set as its owner keeps it. */
export type KeptRules = Answer<typeof keptRules>['ruleSets'][number]

/** The owner of the rule sets that the installation itself keeps. */
export const association = 'ASSOCIATION'

type Kept = readonly KeptRules[]

/** What an owner keeps, or everybody; null where the gateway does not answer. */
async function keptBy(gate: Gateway, owner: string | null): Promise<Kept | null> {
  const outcome = await gate.query(keptRules, { owner })
  return 'done' in outcome ? outcome.done.ruleSets : null
}

/** Rules of a profile itself have a name already. Of owners with the same rules the first one names them. */
const named = (all: Kept): Kept =>
  all.filter(
    ({ game, profile }, n) =>
      profile.includes('~') && all.findIndex((one) => one.game === game && one.profile === profile) === n,
  )

/** Those of the club whose page it is, of the person's own club, and of the association. */
async function nearby(gate: Gateway, club: string | null): Promise<Kept | null> {
  const me = gate.guest.value === null ? null : await gate.me()
  const own = me !== null && 'done' in me ? (me.done?.club ?? null) : null
  const owners = new Set([club, own, association].filter((owner) => owner !== null))
  const all = await Promise.all([...owners].map((owner) => keptBy(gate, owner)))
  return all.includes(null) ? null : all.flatMap((rules) => rules ?? [])
}

interface Offering {
  /** null while nothing can be chosen yet. */
  readonly gate: () => Gateway | null
  /** The club whose page it is; `everybody`: the rules of all clubs, which an association ranks. */
  readonly of: () => { readonly club: string | null } | 'everybody'
  readonly take: (rules: Kept) => void
}

/** Fetches the rules for as long as the host is on the page: for each person, and again with each connection. */
export function offeredRules(
  host: ReactiveControllerHost & { readonly isConnected: boolean },
  { gate, of, take }: Offering,
): void {
  runWhileConnected(
    host,
    () => {
      const current = gate()
      return (
        current &&
        JSON.stringify([current.address(''), of(), current.guest.value?.name, current.opened.value])
      )
    },
    () => {
      let isWanted = true
      const [current, whose] = [gate(), of()]
      if (current !== null)
        void (whose === 'everybody' ? keptBy(current, null) : nearby(current, whose.club)).then((rules) => {
          if (isWanted && rules !== null) take(named(rules))
        })
      return () => {
        isWanted = false
      }
    },
  )
}

/** Adds rule sets to the profiles of their games. */
export const withRuleSets = (games: readonly GameInfo[], rules: Kept): readonly GameInfo[] =>
  games.map((game) => ({
    ...game,
    profiles: [
      ...game.profiles,
      ...rules
        .filter((one) => one.game === game.id && one.tables.length > 0)
        .map(({ profile, name, tables }) => ({ id: profile, tables, ruleSet: name })),
    ],
  }))
