/** What a match brings each of its teams. Points are in units. */
import { unitsOf } from '../model/units.js'
import type { LeagueRules } from '@stolik/contract/league/rules'
import type { LeagueState, Match, Played } from '../model/state.js'

export interface TeamOutcome {
  readonly team: string
  readonly absent: boolean
  /** From 1. Teams that share a place share the better one. */
  readonly place: number
  /** Whether it came first, and whether it shared that place. */
  readonly won: boolean
  readonly drawn: boolean
  readonly points: number
  readonly small: number
}

/** `open`: still to be played. `void`: it is not played any more, since all its teams but one have withdrawn. */
export type Outcome = readonly TeamOutcome[] | 'open' | 'void'

export function outcomeOf(state: LeagueState, match: Match): Outcome {
  const { rules } = state
  const teams = match.teams.filter((team) => !isDropped(state, team))
  if (teams.length < 2) return 'void'
  const gone = teams.filter((team) => isGone(state, match, team))
  const { result } = match
  // If at most one team is left, the match is a walkover that nobody need enter.
  if (result === null && (gone.length === 0 || gone.length < teams.length - 1)) return 'open'
  const absent = teams.filter((team) => result?.absent.includes(team) ?? gone.includes(team))
  const present = teams
    .filter((team) => !absent.includes(team))
    .map((team) => ({
      team,
      small: smallOf(
        rules,
        result?.teams.find((one) => one.team === team),
      ),
    }))
  return [
    ...placed(rules, present, teams.length),
    ...absent.map((team) => notThere(rules, team, teams.length)),
  ]
}

const isDropped = ({ rules, teams }: LeagueState, team: string): boolean =>
  rules.withdrawal === 'DROP' && (teams.get(team)?.withdrawn ?? null) !== null

/** Whether a team has withdrawn before a match that has no result. */
export function isGone({ teams }: LeagueState, { starts, result }: Match, team: string): boolean {
  const from = teams.get(team)?.withdrawn?.from
  return from !== undefined && result === null && (starts === null || starts >= from)
}

/** The players whose points count: the best, in an order that does not depend on how they were entered. */
export function countingOf({ counting }: LeagueRules, { players }: Played): ReadonlySet<string> {
  const sorted = [...players].sort(
    (a, b) => unitsOf(b.points) - unitsOf(a.points) || (a.person < b.person ? -1 : 1),
  )
  return new Set(sorted.slice(0, counting).map(({ person }) => person))
}

/** A team without players was there alone. */
function smallOf(rules: LeagueRules, played: Played | undefined): number {
  if (played === undefined || played.players.length === 0) return unitsOf(rules.walkover.small)
  const counting = countingOf(rules, played)
  return played.players.reduce(
    (sum, { person, points }) => sum + (counting.has(person) ? unitsOf(points) : 0),
    0,
  )
}

interface Present {
  readonly team: string
  readonly small: number
}

function placed(rules: LeagueRules, present: readonly Present[], size: number): readonly TeamOutcome[] {
  const scale = scaleOf(rules, size)
  const allEqual = present.length === size && present.every(({ small }) => small === present[0]?.small)
  return present.map(({ team, small }) => {
    const ahead = present.filter((other) => other.small > small).length
    const equal = present.filter((other) => other.small === small).length
    const shared = scale.places.slice(ahead, ahead + equal).map(unitsOf)
    const usual =
      rules.ties === 'BEST' ? (shared[0] ?? 0) : Math.round(shared.reduce((a, b) => a + b, 0) / equal)
    const points =
      present.length === 1
        ? unitsOf(rules.walkover.points)
        : allEqual && scale.draw !== null
          ? unitsOf(scale.draw)
          : usual
    return {
      team,
      absent: false,
      place: ahead + 1,
      points,
      small,
      won: ahead === 0 && equal === 1,
      drawn: ahead === 0 && equal > 1,
    }
  })
}

const notThere = ({ walkover }: LeagueRules, team: string, size: number): TeamOutcome => ({
  team,
  absent: true,
  place: size,
  won: false,
  drawn: false,
  points: unitsOf(walkover.absent),
  small: 0,
})

/**
 * The scale for matches of a size. If a team has withdrawn, a match may have a size that the rules do not name: then the first
 * places of the next larger scale count.
 */
function scaleOf({ scales }: LeagueRules, size: number): LeagueRules['scales'][number] {
  const [next] = scales.filter(({ teams }) => teams >= size).sort((a, b) => a.teams - b.teams)
  if (next === undefined) throw new RangeError(`no scale for ${size} teams`)
  return next.teams === size ? next : { teams: size, places: next.places.slice(0, size), draw: null }
}
