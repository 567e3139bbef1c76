/** Where matches are played: each team as equally often as possible at each place, or at home. */
import type { Pairing } from './pairing.js'

/** Sweeps over all days until nothing gets better. */
const mostSweeps = 30

/**
 * Gives the matches of each day their places. `places` has at least as many for a day as it has matches.
 * @returns by day and match: the place
 */
export function places(
  pairing: Pairing,
  days: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const visits = new Map<string, number>()
  const key = (team: number, place: string): string => `${team} ${place}`
  const count = (teams: readonly number[], place: string, times: number): void => {
    for (const team of teams) visits.set(key(team, place), (visits.get(key(team, place)) ?? 0) + times)
  }
  /** What one more visit of these teams costs: the sum of squares grows by 2n + 1 each. */
  const cost = (teams: readonly number[], place: string): number =>
    teams.reduce((sum, team) => sum + 2 * (visits.get(key(team, place)) ?? 0) + 1, 0)

  const slots: (readonly number[])[][] = pairing.map((matches, day) =>
    (days[day] ?? []).map((_, slot) => matches[slot] ?? []),
  )
  slots.forEach((day, d) => day.forEach((teams, slot) => count(teams, days[d]?.[slot] ?? '', 1)))
  for (let sweep = 0, better = true; better && sweep < mostSweeps; sweep++) {
    better = false
    slots.forEach((day, d) => {
      for (let p = 0; p < day.length; p++)
        for (let q = p + 1; q < day.length; q++) {
          const [a, b] = [day[p] ?? [], day[q] ?? []]
          const [here, there] = [days[d]?.[p] ?? '', days[d]?.[q] ?? '']
          count(a, here, -1)
          count(b, there, -1)
          const swaps = cost(a, there) + cost(b, here) < cost(a, here) + cost(b, there)
          if (swaps) {
            better = true
            day[p] = b
            day[q] = a
          }
          count(day[p] ?? [], here, 1)
          count(day[q] ?? [], there, 1)
        }
    })
  }
  return pairing.map((matches, d) => matches.map((teams) => days[d]?.[(slots[d] ?? []).indexOf(teams)] ?? ''))
}

/**
 * Chooses a host for each match, so that all teams are at home as equally often as possible: a team that is at home too often
 * hands a match on, over others if need be, to one that is so too seldom.
 * @param matches the teams of each match
 * @returns by match: its host
 */
export function hosts(matches: readonly (readonly number[])[]): readonly number[] {
  const host = matches.map((teams) => teams[0] ?? 0)
  const times = new Map<number, number>()
  for (const team of matches.flat()) times.set(team, 0)
  for (const team of host) times.set(team, (times.get(team) ?? 0) + 1)
  for (;;) {
    const path = [...times.keys()]
      .sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0) || a - b)
      .map((from) => pathToFewer(from, matches, host, times))
      .find((found) => found !== undefined)
    if (path === undefined) return host
    for (const { match, to } of path) host[match] = to
    times.clear()
    for (const team of matches.flat()) times.set(team, 0)
    for (const team of host) times.set(team, (times.get(team) ?? 0) + 1)
  }
}

interface Step {
  readonly match: number
  readonly to: number
}

/** The shortest way on which matches can be handed on to a team that is at home at least twice less often. */
function pathToFewer(
  from: number,
  matches: readonly (readonly number[])[],
  host: readonly number[],
  times: ReadonlyMap<number, number>,
): readonly Step[] | undefined {
  const most = times.get(from) ?? 0
  const paths = new Map<number, readonly Step[]>([[from, []]])
  const queue = [from]
  for (let team = queue.shift(); team !== undefined; team = queue.shift())
    for (const [match, teams] of matches.entries())
      if (host[match] === team)
        for (const to of teams)
          if (!paths.has(to)) {
            const path = [...(paths.get(team) ?? []), { match, to }]
            if ((times.get(to) ?? 0) <= most - 2) return path
            paths.set(to, path)
            queue.push(to)
          }
  return undefined
}
