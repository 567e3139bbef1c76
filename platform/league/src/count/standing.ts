/** The standing of a team: what its matches and penalties have brought it. Points are in units. */
import { unitsOf } from '../model/units.js'
import { matchesOf, teamsOf, type LeagueState, type Team } from '../model/state.js'
import { outcomeOf, type TeamOutcome } from './outcome.js'

/** A match that counts. */
export type Counted = readonly TeamOutcome[]

export interface Standing {
  readonly team: Team
  readonly played: number
  readonly points: number
  readonly small: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** How often it came first, second, third and fourth. */
  readonly places: readonly number[]
  readonly adjusted: number
  readonly adjustedSmall: number
}

export const countedIn = (state: LeagueState, division: string): readonly Counted[] =>
  matchesOf(state, division).flatMap((match) => {
    const outcome = outcomeOf(state, match)
    return typeof outcome === 'string' ? [] : [outcome]
  })

export function standingsOf(
  state: LeagueState,
  division: string,
  counted: readonly Counted[],
): readonly Standing[] {
  return teamsOf(state, division).map((team) => {
    const own = counted.flatMap((match) => match.filter((one) => one.team === team.id))
    const penalties = state.penalties.filter((one) => one.team === team.id && one.revoked === null)
    const sum = <T>(of: readonly T[], value: (one: T) => number): number =>
      of.reduce((total, one) => total + value(one), 0)
    const adjusted = sum(penalties, ({ points }) => unitsOf(points))
    const adjustedSmall = sum(penalties, ({ small }) => unitsOf(small))
    const won = own.filter((one) => one.won).length
    const drawn = own.filter((one) => one.drawn).length
    return {
      team,
      played: own.length,
      points: adjusted + sum(own, ({ points }) => points),
      small: adjustedSmall + sum(own, ({ small }) => small),
      won,
      drawn,
      lost: own.length - won - drawn,
      places: [1, 2, 3, 4].map((place) => own.filter((one) => one.place === place).length),
      adjusted,
      adjustedSmall,
    }
  })
}
