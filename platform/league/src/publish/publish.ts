/** A league as it is published, without names. */
import {
  leagueFormat,
  leagueHash,
  type LeagueContent,
  type PublishedMatch,
  type PublishedResult,
} from '@stolik/contract/published/league'
import { countingOf, outcomeOf } from '../count/outcome.js'
import { tablesOf } from '../count/table.js'
import { meetings } from '../draw/draw.js'
import { matchesOf, teamsOf, type LeagueState, type Match, type Result } from '../model/state.js'
import { pointsOf } from '../model/units.js'

export type LeaguePhase = 'PLANNED' | 'RUNNING' | 'CLOSED'

export const phaseOf = ({ closed, matches }: LeagueState): LeaguePhase =>
  closed !== null
    ? 'CLOSED'
    : [...matches.values()].some(({ result }) => result !== null)
      ? 'RUNNING'
      : 'PLANNED'

export function contentOf(state: LeagueState): LeagueContent & { readonly hash: string } {
  const { id, after, rules, penalties, closed } = state
  const divisions = rules.divisions.map(({ division }) => division)
  const content: LeagueContent = {
    format: leagueFormat,
    league: id,
    after,
    rules,
    closed,
    penalties,
    teams: divisions
      .flatMap((division) => teamsOf(state, division))
      .map(({ id: team, ...rest }) => ({ team, ...rest })),
    draws: divisions.flatMap((division) => {
      const drawn = state.drawn.get(division)
      return drawn === undefined
        ? []
        : [{ division, ...drawn, ...meetings(drawn.teams, matchesOf(state, division)) }]
    }),
    matches: divisions
      .flatMap((division) => matchesOf(state, division))
      .map((match) => publishMatch(state, match)),
    decisions: divisions.flatMap((division) => {
      const decision = state.decisions.get(division)
      return decision === undefined ? [] : [{ division, ...decision }]
    }),
    tables: tablesOf(state).map(({ table }) => table),
  }
  return { ...content, hash: leagueHash(content) }
}

function publishMatch(state: LeagueState, match: Match): PublishedMatch {
  const { id, division, day, teams, starts, place, moves, result } = match
  return {
    match: id,
    division,
    day,
    teams,
    starts,
    place,
    moves,
    open: outcomeOf(state, match) === 'open',
    result: result === null ? null : resultOf(state, match, result),
  }
}

function resultOf(state: LeagueState, match: Match, result: Result): PublishedResult {
  const { source, at, reason } = result
  const outcome = outcomeOf(state, match)
  const played = source === null ? 'PAPER' : 'EVENT'
  return {
    kind: result.teams.length < 2 ? 'WALKOVER' : played,
    event: source?.event ?? null,
    hash: source?.hash ?? null,
    at,
    reason,
    corrections: match.results - 1,
    teams: match.teams.map((team) => {
      const played = result.teams.find((one) => one.team === team)
      const counting = played === undefined ? new Set<string>() : countingOf(state.rules, played)
      const own = typeof outcome === 'string' ? undefined : outcome.find((one) => one.team === team)
      return {
        team,
        absent: result.absent.includes(team),
        players: (played?.players ?? []).map(({ person, points }) => ({
          person,
          points,
          counts: counting.has(person),
        })),
        place: own?.place ?? null,
        points: own === undefined ? null : pointsOf(own.points),
        small: own === undefined ? null : pointsOf(own.small),
      }
    }),
  }
}

/** Everybody whom the league names. */
export const peopleIn = ({ teams, matches }: Pick<LeagueState, 'teams' | 'matches'>): readonly string[] => [
  ...new Set([
    ...[...teams.values()].flatMap(({ players }) => players),
    ...[...matches.values()].flatMap(({ result }) =>
      (result?.teams ?? []).flatMap(({ players }) => players.map(({ person }) => person)),
    ),
  ]),
]
