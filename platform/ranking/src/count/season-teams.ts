/** Teams whose score adds up their best members of the season, and the places of teams. */
import type { Row, TeamRow } from '@stolik/contract/ranking/edition'
import type { Scheme, TeamRule } from '@stolik/contract/ranking/scheme'
import { placed, teamKeys } from './order.js'
import { scale } from './score.js'
import type { TeamScore } from './team-score.js'

/**
 * @param ranked in order; people without a place count for no team
 * @param bestOf returns a person's best result
 */
export function seasonTeams(
  { counting }: TeamRule,
  ranked: readonly Row[],
  teamOf: (person: string) => string | null,
  bestOf: (person: string) => number,
): readonly TeamScore[] {
  const teams = new Map<string, Row[]>()
  for (const row of ranked) {
    const name = row.place === null ? null : teamOf(row.person)
    if (name === null) continue
    const members = teams.get(name)
    if (members === undefined) teams.set(name, [row])
    else members.push(row)
  }
  return [...teams].map(([name, all]) => {
    const members = all.toSorted((a, b) => b.score - a.score).slice(0, counting)
    const sum = (of: (row: Row) => number): number => members.reduce((so, row) => so + of(row), 0)
    return {
      name,
      // Whole multiples of 1/`scale`, so that sums do not depend on their order.
      score: sum(({ score }) => Math.round(score * scale)) / scale,
      points: sum(({ points }) => Math.round(points * scale)) / scale,
      small: sum(({ small }) => small),
      wins: sum(({ wins }) => wins),
      seconds: sum(({ seconds }) => seconds),
      won: sum(({ won }) => won),
      lost: sum(({ lost }) => lost),
      events: sum(({ events }) => events),
      lists: sum(({ lists }) => lists),
      best: Math.max(...members.map(({ person }) => bestOf(person))),
      members: members.map(({ person, score }) => ({ person, score })),
    }
  })
}

export function teamRows(
  teams: readonly TeamScore[],
  scheme: Pick<Scheme, 'tieBreaks' | 'seed'>,
): readonly TeamRow[] {
  const keyed = teams.map((team) => ({ team, keys: teamKeys(scheme, team) }))
  type Keyed = (typeof keyed)[number]
  const compare = (a: Keyed, b: Keyed): number => {
    const at = a.keys.findIndex((key, i) => key !== b.keys[i])
    return at === -1 ? 0 : (b.keys[at] as number) - (a.keys[at] as number)
  }
  const inOrder = keyed.sort((a, b) => compare(a, b) || (a.team.name < b.team.name ? -1 : 1))
  const places = placed(inOrder, (a, b) => compare(a, b) === 0)
  return inOrder.map(({ team: { name, score, members } }, i) => ({
    place: places[i] as number,
    name,
    score,
    members,
  }))
}
