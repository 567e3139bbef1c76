/** Puts teams in order, and says what put each before the next. */
import type { LeagueTieBreak } from '@stolik/contract/league/rules'
import { contentHash } from '@stolik/contract/canonical'
import type { LeagueState } from '../model/state.js'
import type { Counted, Standing } from './standing.js'

export type By = LeagueTieBreak | 'RANKED'

export interface Ahead {
  readonly by: By
  readonly own: number
  readonly other: number
}

export interface Ordered {
  readonly standing: Standing
  /** From 1. Teams share a place if nothing separates them. */
  readonly place: number
  /** What put it before the next one of those with as many match points. */
  readonly ahead: Ahead | null
}

/** What the teams of a group have of a criterion; the larger figure stands first. */
type Figures = (group: readonly Standing[]) => (one: Standing) => number

export function order(
  state: LeagueState,
  division: string,
  counted: readonly Counted[],
  standings: readonly Standing[],
): readonly Ordered[] {
  const { rules, decisions } = state
  const ranked = decisions.get(division)?.teams ?? []
  const criteria: readonly (readonly [By | 'POINTS', Figures])[] = [
    [
      'POINTS',
      () =>
        ({ points }) =>
          points,
    ],
    ...rules.tieBreaks.map((by) => [by, figures(by, rules.seed, counted)] as const),
    [
      'RANKED',
      () =>
        ({ team }) =>
          rankOf(ranked, team.id),
    ],
  ]
  const out: Ordered[] = []
  const split = (group: readonly Standing[], n: number): void => {
    const [by, figure] = criteria[n] ?? []
    if (by === undefined || figure === undefined || group.length === 1) {
      const place = out.length + 1
      for (const standing of group) out.push({ standing, place, ahead: null })
      return
    }
    const value = figure(group)
    const sorted = [...new Set(group.map(value))].sort((a, b) => b - a)
    sorted.forEach((own, i) => {
      split(
        group.filter((one) => value(one) === own),
        n + 1,
      )
      const [last, other] = [out.at(-1), sorted[i + 1]]
      if (last === undefined || other === undefined || by === 'POINTS') return
      out[out.length - 1] = { ...last, ahead: { by, own, other } }
    })
  }
  split(standings, 0)
  return out
}

/** Teams of which nothing was decided come after all others, and share their place. */
const rankOf = (ranked: readonly string[], team: string): number =>
  ranked.includes(team) ? -ranked.indexOf(team) : -ranked.length

function figures(by: LeagueTieBreak, seed: string, counted: readonly Counted[]): Figures {
  switch (by) {
    case 'SMALL':
      return () =>
        ({ small }) =>
          small
    case 'WINS':
      return () =>
        ({ won }) =>
          won
    case 'DIRECT':
      return (group) => against(group, counted, (own, other) => Math.sign(other.place - own.place))
    case 'DIRECT_SMALL':
      return (group) => against(group, counted, (own, other) => own.small - other.small)
    case 'LOT':
      return () =>
        ({ team }) =>
          lotOf(seed, team.id)
  }
}

/** Adds up something over all matches that two teams of the group had in common. */
function against(
  group: readonly Standing[],
  counted: readonly Counted[],
  value: (own: Counted[number], other: Counted[number]) => number,
): (one: Standing) => number {
  const ids = new Set(group.map(({ team }) => team.id))
  const common = counted.map((match) => match.filter(({ team }) => ids.has(team)))
  const sums = new Map<string, number>()
  for (const match of common)
    for (const own of match)
      for (const other of match)
        if (own !== other) sums.set(own.team, (sums.get(own.team) ?? 0) + value(own, other))
  return ({ team }) => sums.get(team.id) ?? 0
}

/**
 * The lot of a team: the first 52 bits of the SHA-256 of `["lot","SEED","TEAM"]`. It changes with no other team, and anybody
 * can draw it again.
 */
export const lotOf = (seed: string, team: string): number =>
  Number.parseInt(contentHash(['lot', seed, team]).slice(0, 13), 16)
