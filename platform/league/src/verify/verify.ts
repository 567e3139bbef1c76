/** Counts a published league again, from what is published alone, and says where it differs. */
import {
  leagueHash,
  type LeagueContent,
  type PublishedMatch,
  type PublishedResult,
} from '@stolik/contract/published/league'
import { canonical } from '@stolik/contract/canonical'
import { drawFixtures } from '../draw/draw.js'
import type { LeagueState, Match } from '../model/state.js'
import { contentOf } from '../publish/publish.js'

export interface Difference {
  /** Where it is, such as `tables.0.rows.2.points`. */
  readonly path: string
  /** As JSON. */
  readonly published: string
  readonly counted: string
}

/**
 * Returns the first difference; undefined if everything is as published.
 * @throws RangeError if it cannot be counted, because it names what it does not have
 */
export function verify(league: LeagueContent & { readonly hash: string }): Difference | undefined {
  const counted = contentOf(stateOf(league))
  const published = { ...Object.fromEntries(Object.keys(counted).map((key) => [key, league[key as 'hash']])) }
  return (
    firstDifference(published, counted, '') ??
    drawDifference(league) ??
    (league.hash === leagueHash(league)
      ? undefined
      : { path: 'hash', published: JSON.stringify(league.hash), counted: JSON.stringify(leagueHash(league)) })
  )
}

/** The state that the published league shows, without the log behind it. */
export function stateOf(league: LeagueContent): LeagueState {
  const order = new Map<string, number>()
  return {
    id: league.league,
    length: 0,
    at: 0,
    rules: league.rules,
    after: league.after,
    teams: new Map(league.teams.map(({ team, ...rest }) => [team, { id: team, ...rest }])),
    matches: new Map(
      league.matches.map((match) => {
        const day = `${match.division} ${match.day}`
        const n = (order.get(day) ?? 0) + 1
        order.set(day, n)
        return [match.match, matchOf(match, n)]
      }),
    ),
    drawn: new Map(
      league.draws.map(({ division, seed, size, teams, days }) => [division, { seed, size, teams, days }]),
    ),
    penalties: league.penalties,
    decisions: new Map(
      league.decisions.map(({ division, teams, reason, at }) => [division, { teams, reason, at }]),
    ),
    closed: league.closed,
    ops: new Map(),
  }
}

function matchOf(published: PublishedMatch, n: number): Match {
  const { match: id, division, day, teams, starts, place, moves, result } = published
  const [first] = moves
  return {
    id,
    division,
    day,
    n,
    teams,
    starts,
    place,
    moves,
    planned: { starts: first === undefined ? starts : first.starts, place: first?.place ?? place },
    result: result === null ? null : resultOf(result),
    results: result === null ? 0 : result.corrections + 1,
  }
}

const resultOf = ({ event, hash, at, reason, teams }: PublishedResult): NonNullable<Match['result']> => ({
  at,
  reason,
  source: event === null || hash === null ? null : { event, hash },
  teams: teams
    .filter(({ absent }) => !absent)
    .map(({ team, players }) => ({
      team,
      players: players.map(({ person, points }) => ({ person, points })),
    })),
  absent: teams.filter(({ absent }) => absent).map(({ team }) => team),
})

/** Larger draws do not exist; repeating one from a changed file would take forever. */
const most = { teams: 40, days: 60 }

/** Repeats the draws. Homes may have changed since, so only places that were given are compared. */
function drawDifference({ draws, matches, teams }: LeagueContent): Difference | undefined {
  const homes = new Map(teams.map(({ team, home }) => [team, home]))
  for (const { division, ...drawn } of draws) {
    if (drawn.teams.length > most.teams || drawn.days.length > most.days)
      throw new RangeError(`a draw of ${drawn.teams.length} teams on ${drawn.days.length} days`)
    const again = drawFixtures(drawn, (team) => homes.get(team) ?? '')
    const own = matches.filter((match) => match.division === division)
    for (const [d, day] of again.entries())
      for (const [i, fixture] of day.matches.entries()) {
        const published = own.filter((match) => match.day === d + 1)[i]
        const place = drawn.days[d]?.places.length === 0 ? undefined : fixture.place
        const announced = { teams: published?.teams, place: place && plannedPlace(published) }
        const difference = firstDifference(
          announced,
          { teams: fixture.teams, place },
          `${division}-${d + 1}-${i + 1}`,
        )
        if (difference !== undefined) return difference
      }
  }
  return undefined
}

const plannedPlace = (match: PublishedMatch | undefined): string | undefined =>
  match?.moves[0]?.place ?? match?.place

function firstDifference(published: unknown, counted: unknown, path: string): Difference | undefined {
  if (canonical(published ?? null) === canonical(counted ?? null)) return undefined
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`)
  if (isObject(published) && isObject(counted))
    for (const key of new Set([...Object.keys(counted), ...Object.keys(published)])) {
      const found = firstDifference(published[key], counted[key], below(key))
      if (found !== undefined) return found
    }
  return { path, published: JSON.stringify(published ?? null), counted: JSON.stringify(counted ?? null) }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
