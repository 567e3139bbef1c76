/** Where matches are played: each team as equally often as possible at each place, or at home. */
import { shuffled, type Random } from '@stolik/core'
import type { Pairing } from './pairing.js'

const mostSearches = 6
/** Sweeps over all days until nothing gets better. */
const mostSweeps = 30

/**
 * Gives the matches of each day their places. `places` has at least as many for a day as it has matches.
 * @returns by day and match: the place
 */
export function places(
  pairing: Pairing,
  days: readonly (readonly string[])[],
  random: Random,
): readonly (readonly string[])[] {
  const names = [...new Set(days.flat())]
  const numbers = days.map((day) => day.map((name) => names.indexOf(name)))
  let best = search(pairing, numbers, names.length, random)
  for (let n = 1; n < mostSearches && best.cost > 0; n++) {
    const other = search(pairing, numbers, names.length, random)
    if (other.cost < best.cost) best = other
  }
  return best.places.map((day) => day.map((place) => names[place] ?? ''))
}

interface Found {
  readonly cost: number
  readonly places: readonly (readonly number[])[]
}

/** Exchanges two matches of a day, or a match and a free place, as long as that makes the sum of squared visits smaller. */
function search(pairing: Pairing, days: readonly (readonly number[])[], all: number, random: Random): Found {
  const teams = Math.max(0, ...pairing.flat(2)) + 1
  const visits = new Int32Array(teams * all)
  const count = (match: readonly number[], place: number, times: number): void => {
    for (const team of match) visits[team * all + place] = (visits[team * all + place] as number) + times
  }
  /** Half of what the sum of squares grows by when these teams come once more. */
  const cost = (match: readonly number[], place: number): number =>
    match.reduce((sum, team) => sum + (visits[team * all + place] as number), 0)

  const slots = days.map((day, d) =>
    shuffled(day, random).map((place, n) => ({ place, match: pairing[d]?.[n] ?? [] })),
  )
  for (const day of slots) for (const { match, place } of day) count(match, place, 1)
  for (let sweep = 0, better = true; better && sweep < mostSweeps; sweep++) {
    better = false
    for (const day of slots)
      for (const [p, one] of day.entries())
        for (const other of day.slice(p + 1)) {
          const [a, b, here, there] = [one.match, other.match, one.place, other.place]
          count(a, here, -1)
          count(b, there, -1)
          if (cost(a, there) + cost(b, here) < cost(a, here) + cost(b, there)) {
            better = true
            one.match = b
            other.match = a
          }
          count(one.match, here, 1)
          count(other.match, there, 1)
        }
  }
  return {
    cost: visits.reduce((sum, times) => sum + times ** 2, 0),
    places: pairing.map((matches, d) =>
      matches.map((match) => slots[d]?.find((slot) => slot.match === match)?.place ?? -1),
    ),
  }
}

/**
 * Chooses a host for each match, so that all teams are at home as equally often as possible: a team that is at home too often
 * hands a match on, over others if need be, to one that is so too seldom.
 * @param matches the teams of each match
 * @returns by match: its host
 */
export function hosts(matches: readonly (readonly number[])[]): readonly number[] {
  const host = matches.map((teams) => teams[0] ?? 0)
  for (;;) {
    const path = wayToFewer(matches, host)
    if (path === undefined) return host
    for (const { match, to } of path) host[match] = to
  }
}

/** Begins with the team that is at home most often. */
function wayToFewer(
  matches: readonly (readonly number[])[],
  host: readonly number[],
): readonly Step[] | undefined {
  const hosted = new Map<number, number[]>(matches.flat().map((team) => [team, []]))
  host.forEach((team, match) => hosted.get(team)?.push(match))
  const times = (team: number): number => hosted.get(team)?.length ?? 0
  for (const from of [...hosted.keys()].sort((a, b) => times(b) - times(a) || a - b)) {
    const path = pathToFewer(from, matches, hosted)
    if (path !== undefined) return path
  }
  return undefined
}

interface Step {
  readonly match: number
  readonly to: number
}

/** The shortest way on which matches can be handed on to a team that is at home at least twice less often. */
function pathToFewer(
  from: number,
  matches: readonly (readonly number[])[],
  hosted: ReadonlyMap<number, readonly number[]>,
): readonly Step[] | undefined {
  const most = hosted.get(from)?.length ?? 0
  const paths = new Map<number, readonly Step[]>([[from, []]])
  const queue = [from]
  for (let team = queue.shift(); team !== undefined; team = queue.shift())
    for (const match of hosted.get(team) ?? [])
      for (const to of matches[match] ?? [])
        if (!paths.has(to)) {
          const path = [...(paths.get(team) ?? []), { match, to }]
          if ((hosted.get(to)?.length ?? 0) <= most - 2) return path
          paths.set(to, path)
          queue.push(to)
        }
  return undefined
}
