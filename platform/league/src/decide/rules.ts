/** Checks the rules of a league, and creates and amends it. */
import { readLine } from '@stolik/contract/line'
import type { LeagueRules } from '@stolik/contract/league/rules'
import { nextTeams } from '../count/next.js'
import { refuse, type LeagueRefusal } from '../model/refusal.js'
import type { LeagueState } from '../model/state.js'
import { isPoints } from '../model/units.js'
import {
  isDistinct,
  isId,
  isWhole,
  malformed,
  readMaybe,
  readReason,
  write,
  type ActOf,
  type Decision,
} from './ask.js'

const longestName = 64
const mostDivisions = 12
export const mostTeams = 40
const [mostPlayers, longestSeason, longestSeed] = [20, 20, 64]

/** The rules as they are stored, with lines as they are shown. */
export function readRules(rules: LeagueRules): { readonly rules: LeagueRules } | LeagueRefusal {
  const name = readLine(rules.name, longestName)
  const season = readLine(rules.season, longestSeason)
  const seed = readMaybe(rules.seed, longestSeed)
  if (name === undefined) return malformed('rules.name')
  if (season === undefined) return malformed('rules.season')
  if (seed === undefined) return malformed('rules.seed')
  const divisions = rules.divisions.map((one) => ({ ...one, name: readLine(one.name, longestName) ?? '' }))
  const read = { ...rules, name, season, seed, divisions }
  return divisionFault(read) ?? countFault(read) ?? { rules: read }
}

function divisionFault({ divisions }: LeagueRules): LeagueRefusal | undefined {
  if (!isWhole(divisions.length, 1, mostDivisions)) return malformed('rules.divisions')
  for (const [i, { division, name, up, down }] of divisions.entries()) {
    const field = `rules.divisions.${i}`
    if (!isId(division)) return malformed(`${field}.division`)
    if (name === '') return malformed(`${field}.name`)
    if (!isWhole(up, 0, i === 0 ? 0 : mostTeams)) return malformed(`${field}.up`)
    if (!isWhole(down, 0, i === divisions.length - 1 ? 0 : mostTeams)) return malformed(`${field}.down`)
  }
  return isDistinct(divisions.map(({ division }) => division)) &&
    isDistinct(divisions.map(({ name }) => name))
    ? undefined
    : refuse('BAD_RULES', { field: 'divisions' })
}

function countFault(rules: LeagueRules): LeagueRefusal | undefined {
  const { players, counting, scales, walkover, tieBreaks, seed } = rules
  if (!isWhole(players, 1, mostPlayers)) return malformed('rules.players')
  if (!isWhole(counting, 1, players)) return malformed('rules.counting')
  for (const [i, { teams, places, draw }] of scales.entries()) {
    const field = `rules.scales.${i}`
    if (!isWhole(teams, 2, 4)) return malformed(`${field}.teams`)
    if (places.length !== teams || !places.every(isPoints)) return malformed(`${field}.places`)
    if (places.some((points, n) => points > (places[n - 1] ?? points)))
      return refuse('BAD_RULES', { field: 'places' })
    if (draw !== null && !isPoints(draw)) return malformed(`${field}.draw`)
  }
  if (scales.length === 0 || !isDistinct(scales.map(({ teams }) => String(teams))))
    return refuse('BAD_RULES', { field: 'scales' })
  if (![walkover.points, walkover.small, walkover.absent].every(isPoints)) return malformed('rules.walkover')
  const lot = tieBreaks.indexOf('LOT')
  // Nothing is left to decide after a lot.
  if (!isDistinct(tieBreaks) || (lot !== -1 && lot !== tieBreaks.length - 1))
    return refuse('BAD_RULES', { field: 'tieBreaks' })
  return lot !== -1 && seed === '' ? refuse('BAD_RULES', { field: 'seed' }) : undefined
}

/** Sizes of matches for which the rules have no scale of their own. */
export const sizeWithoutScale = ({ scales }: LeagueRules, sizes: readonly number[]): number | undefined =>
  sizes.find((size) => !scales.some(({ teams }) => teams === size))

/** @param before the league of the season before, if one is named and exists */
export function decideCreate(
  id: string,
  { kind, rules: proposed, after }: ActOf<'create'>,
  before: LeagueState | undefined,
): Decision {
  if (!isId(id)) return malformed('league')
  const read = readRules(proposed)
  if ('refused' in read) return read
  const { rules } = read
  if (after === null) return write({ kind, rules, after })
  if (before === undefined) return refuse('UNKNOWN_LEAGUE', { league: after })
  if (before.closed === null) return refuse('NOT_CLOSED', { league: after })
  const teams = nextTeams(before)
  const lost = teams.find(({ division }) => !rules.divisions.some((one) => one.division === division))
  if (lost !== undefined) return refuse('UNKNOWN_DIVISION', { division: lost.division })
  return write({ kind, rules, after }, ...teams.map((team) => ({ kind: 'team' as const, ...team })))
}

export function decideAmend(
  state: LeagueState,
  { kind, rules: proposed, reason: text }: ActOf<'amend'>,
): Decision {
  const read = readRules(proposed)
  if ('refused' in read) return read
  const reason = readReason(text)
  if (reason === undefined) return malformed('reason')
  const { rules } = read
  const remaining = new Set(rules.divisions.map(({ division }) => division))
  const left = [...state.teams.values()].find(({ division }) => !remaining.has(division))
  if (left !== undefined) return refuse('DIVISION_HAS_TEAMS', { division: left.division })
  const size = sizeWithoutScale(
    rules,
    [...state.matches.values()].map(({ teams }) => teams.length),
  )
  if (size !== undefined) return refuse('NO_SCALE', { teams: size })
  return write({ kind, rules, reason })
}
