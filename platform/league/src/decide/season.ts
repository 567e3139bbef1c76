/** The course of the season: teams that withdraw, penalties, decisions, and its end. */
import { readLine } from '@stolik/contract/line'
import { outcomeOf } from '../count/outcome.js'
import { tablesOf } from '../count/table.js'
import { refuse, type LeagueRefusal } from '../model/refusal.js'
import { matchesOf, teamsOf, type LeagueState } from '../model/state.js'
import { isPoints } from '../model/units.js'
import {
  hasDivision,
  isDistinct,
  isTime,
  malformed,
  readReason,
  teamIn,
  write,
  type Decides,
  type Decision,
} from './ask.js'
import { nameOf } from './results.js'

const [longestClause, mostPenalties] = [100, 1_000]

export const season: Decides<'withdraw' | 'reinstate' | 'penalty' | 'revoke' | 'rank' | 'close' | 'reopen'> =
  {
    withdraw: (state, { kind, team: id, from, reason: text }) => {
      const team = teamIn(state, id)
      if ('refused' in team) return team
      const reason = readReason(text)
      if (!isTime(from)) return malformed('from')
      if (reason === undefined) return malformed('reason')
      if (team.withdrawn !== null) return refuse('WITHDRAWN', { team: team.name })
      const later = matchesOf(state, team.division).find(
        ({ starts, result }) =>
          starts !== null && starts >= from && result?.teams.some((one) => one.team === id) === true,
      )
      if (later !== undefined) return refuse('PLAYED_SINCE', { team: team.name, match: later.id })
      return write({ kind, team: id, from, reason })
    },
    reinstate: (state, { kind, team: id, reason: text }) => {
      const team = teamIn(state, id)
      if ('refused' in team) return team
      const reason = readReason(text)
      if (reason === undefined) return malformed('reason')
      return team.withdrawn === null
        ? refuse('NOT_WITHDRAWN', { team: team.name })
        : write({ kind, team: id, reason })
    },
    penalty: (state, { kind, team: id, points, small, reason: text, clause: cited }) => {
      const team = teamIn(state, id)
      if ('refused' in team) return team
      const reason = readReason(text)
      const clause = cited === null ? null : readLine(cited, longestClause)
      if (!isPoints(points)) return malformed('points')
      if (!isPoints(small)) return malformed('small')
      if (reason === undefined) return malformed('reason')
      if (clause === undefined) return malformed('clause')
      if (state.penalties.length >= mostPenalties) return refuse('FULL', { most: mostPenalties })
      return write({ kind, n: state.penalties.length + 1, team: id, points, small, reason, clause })
    },
    revoke: ({ penalties }, { kind, n, reason: text }) => {
      const penalty = penalties[n - 1]
      const reason = readReason(text)
      if (penalty === undefined) return refuse('UNKNOWN_NUMBER', { n })
      if (reason === undefined) return malformed('reason')
      return penalty.revoked === null ? write({ kind, n, reason }) : refuse('REVOKED', { n })
    },
    rank: (state, { kind, division, teams, reason: text }) => {
      if (!hasDivision(state, division)) return refuse('UNKNOWN_DIVISION', { division })
      const reason = readReason(text)
      if (reason === undefined) return malformed('reason')
      const own = teams.every((team) => state.teams.get(team)?.division === division)
      if (!own || teams.length < 2 || !isDistinct(teams)) return malformed('teams')
      return write({ kind, division, teams, reason })
    },
    close: (state, { kind, ok }) => endFault(state) ?? write({ kind, ok }),
    // Whether there is anything to reopen is asked before all others.
    reopen: (_, { kind, reason: text }): Decision => {
      const reason = readReason(text)
      return reason === undefined ? malformed('reason') : write({ kind, reason })
    },
  }

function endFault(state: LeagueState): LeagueRefusal | undefined {
  const { divisions } = state.rules
  const without = divisions.find(
    ({ division }) => teamsOf(state, division).length > 1 && matchesOf(state, division).length === 0,
  )
  if (without !== undefined) return refuse('NO_FIXTURES', { division: without.name })
  const open = divisions
    .flatMap(({ division }) => matchesOf(state, division))
    .filter((match) => outcomeOf(state, match) === 'open')
  if (open[0] !== undefined) return refuse('UNPLAYED', { matches: open.length, match: open[0].id })
  if (state.matches.size === 0) return refuse('NO_FIXTURES', { division: divisions[0]?.name ?? '' })
  for (const { table, undecided } of tablesOf(state))
    if (undecided.length > 0)
      return refuse('UNDECIDED', {
        division: divisions.find(({ division }) => division === table.division)?.name ?? table.division,
        teams: undecided.map((team) => nameOf(state, team)).join(', '),
      })
  return undefined
}
