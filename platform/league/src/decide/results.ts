/** Enters what matches came to. */
import { refuse, type LeagueRefusal } from '../model/refusal.js'
import type { LeagueState, Match, Played } from '../model/state.js'
import { isPoints } from '../model/units.js'
import { isDistinct, malformed, matchIn, readReason, write, type Decides } from './ask.js'

export const results: Decides<'result' | 'walkover' | 'annul'> = {
  result: (state, { kind, match: id, source, teams, absent, reason: text }) => {
    const match = matchIn(state, id)
    if ('refused' in match) return match
    const reason = text === null ? null : readReason(text)
    if (reason === undefined) return malformed('reason')
    if (match.result !== null && reason === null) return refuse('REASON_NEEDED', { match: id })
    const present = teams.map(({ team }) => team)
    if ([...present, ...absent].toSorted().join(' ') !== match.teams.toSorted().join(' '))
      return refuse('TEAMS_DIFFER', { match: id })
    if (present.length < 2) return refuse('ONE_TEAM', { match: id })
    const gone = present.find((team) => hasWithdrawn(state, match, team))
    if (gone !== undefined) return refuse('WITHDRAWN', { team: nameOf(state, gone) })
    for (const one of teams) {
      const fault = playersFault(state, match, one)
      if (fault !== undefined) return fault
    }
    const people = teams.flatMap(({ players }) => players.map(({ person }) => person))
    const twice = people.find((person, n) => people.indexOf(person) !== n)
    if (twice !== undefined) return refuse('PLAYER_TWICE', { person: twice })
    return write({ kind, match: id, source, teams, absent, reason })
  },
  walkover: (state, { kind, match: id, absent, reason: text }) => {
    const match = matchIn(state, id)
    if ('refused' in match) return match
    const reason = readReason(text)
    if (reason === undefined) return malformed('reason')
    if (!isDistinct(absent) || !absent.every((team) => match.teams.includes(team)))
      return refuse('TEAMS_DIFFER', { match: id })
    const present = match.teams.filter((team) => !absent.includes(team))
    if (present.length > 1) return refuse('NOT_A_WALKOVER', { match: id })
    const gone = present.find((team) => hasWithdrawn(state, match, team))
    if (gone !== undefined) return refuse('WITHDRAWN', { team: nameOf(state, gone) })
    return write({ kind, match: id, absent, reason })
  },
  annul: (state, { kind, match: id, reason: text }) => {
    const match = matchIn(state, id)
    if ('refused' in match) return match
    const reason = readReason(text)
    if (reason === undefined) return malformed('reason')
    return match.result === null ? refuse('NOT_PLAYED', { match: id }) : write({ kind, match: id, reason })
  },
}

export const nameOf = ({ teams }: LeagueState, team: string): string => teams.get(team)?.name ?? team

/** A team that has withdrawn still played the matches before. */
function hasWithdrawn({ teams }: LeagueState, { starts }: Match, team: string): boolean {
  const from = teams.get(team)?.withdrawn?.from
  return from !== undefined && (starts === null || starts >= from)
}

function playersFault(
  state: LeagueState,
  match: Match,
  { team: id, players }: Played,
): LeagueRefusal | undefined {
  const { rules, teams } = state
  const team = nameOf(state, id)
  if (players.length === 0) return refuse('NO_PLAYERS', { team })
  if (players.length > rules.players)
    return refuse('TOO_MANY_PLAYERS', { team, players: players.length, most: rules.players })
  for (const { person, points } of players) {
    if (!isPoints(points)) return malformed('points')
    const before = match.result?.teams.find((one) => one.team === id)?.players
    // Whoever was in the result that is corrected was in the line-up then.
    const known = before?.some((one) => one.person === person) === true
    if (!known && teams.get(id)?.players.includes(person) !== true)
      return refuse('NOT_IN_LINE_UP', { person, team })
    const other = rules.transfers ? undefined : playedFor(state, match, person, id)
    if (other !== undefined) return refuse('PLAYED_FOR', { person, team: nameOf(state, other) })
  }
  return undefined
}

/** Another team for which a person has played in another match. */
const playedFor = (
  { matches }: LeagueState,
  { id }: Match,
  person: string,
  team: string,
): string | undefined =>
  [...matches.values()]
    .filter((match) => match.id !== id)
    .flatMap(({ result }) => result?.teams ?? [])
    .find((one) => one.team !== team && one.players.some((player) => player.person === person))?.team
