/** Makes fixtures, by a draw or by hand, and moves matches. */
import { isSameMatch } from '../fold/fold.js'
import type { LeagueAsked } from '@stolik/contract/league/acts'
import type { Drawn, Entry } from '../model/entry.js'
import { refuse, type LeagueRefusal } from '../model/refusal.js'
import { matchesOf, teamsOf, type LeagueState, type Match } from '../model/state.js'
import {
  hasDivision,
  isDistinct,
  isTime,
  isWhole,
  malformed,
  matchIn,
  readMaybe,
  readReason,
  write,
  type Decides,
} from './ask.js'
import { sizeWithoutScale } from './rules.js'
import { readLine } from '@stolik/contract/line'

const [mostDays, mostOnADay, mostPlaces, longestPlace, longestSeed] = [60, 20, 40, 100, 64]

type Days = Extract<Entry, { kind: 'fixtures' }>['days']

/** Returns what fixtures are drawn from, or why they cannot be drawn now. The draw takes a while, so it is made before the act is decided on. */
export function drawnFrom(
  state: LeagueState,
  { division, seed: text, size, days: wanted }: LeagueAsked<'draw'>,
): Drawn | LeagueRefusal {
  if (!hasDivision(state, division)) return refuse('UNKNOWN_DIVISION', { division })
  const seed = readLine(text, longestSeed)
  if (seed === undefined) return malformed('seed')
  if (!isWhole(size, 2, 4)) return malformed('size')
  if (!isWhole(wanted.length, 1, mostDays)) return malformed('days')
  const days = wanted.map(({ starts, places }) => ({
    starts,
    places: places.map((place) => readLine(place, longestPlace) ?? ''),
  }))
  const bad = days.findIndex(
    ({ starts, places }) =>
      (starts !== null && !isTime(starts)) || places.length > mostPlaces || places.includes(''),
  )
  if (bad !== -1) return malformed(`days.${bad}`)
  const played = matchesOf(state, division).find(({ result }) => result !== null)
  if (played !== undefined) return refuse('PLAYED', { match: played.id })
  const teams = teamsOf(state, division)
    .filter(({ withdrawn }) => withdrawn === null)
    .map(({ id }) => id)
    .sort()
  if (teams.length < 2) return refuse('TOO_FEW_TEAMS', { teams: teams.length })
  const matches = size === 2 ? Math.floor(teams.length / 2) : Math.ceil(teams.length / size)
  const short = days.findIndex(({ places }) => places.length > 0 && places.length < matches)
  if (short !== -1)
    return refuse('TOO_FEW_PLACES', { day: short + 1, matches, places: days[short]?.places.length ?? 0 })
  return { seed, size, teams, days }
}

export const fixtures: Decides<'draw' | 'fixtures' | 'postpone' | 'moveBack'> = {
  draw: (state, { division, made, ...request }) => {
    const drawn = drawnFrom(state, { division, ...request })
    if ('refused' in drawn) return drawn
    if (made === null) throw new RangeError('fixtures are drawn before they are decided on')
    return scaleFault(state, made) ?? write({ kind: 'fixtures', division, days: made, drawn })
  },
  fixtures: (state, { kind, division, days: wanted }) => {
    if (!hasDivision(state, division)) return refuse('UNKNOWN_DIVISION', { division })
    if (!isWhole(wanted.length, 1, mostDays)) return malformed('days')
    const places = wanted.flatMap(({ matches }) => matches.map(({ place }) => readMaybe(place, longestPlace)))
    if (places.includes(undefined)) return malformed('place')
    const days = wanted.map(({ matches }) => ({
      matches: matches.map((match) => ({ ...match, place: readMaybe(match.place, longestPlace) ?? '' })),
    }))
    const fault = dayFault(state, division, days) ?? scaleFault(state, days)
    if (fault !== undefined) return fault
    const lost = matchesOf(state, division).find((match) => match.result !== null && !stays(match, days))
    if (lost !== undefined) return refuse('PLAYED', { match: lost.id })
    return write({ kind, division, days, drawn: null })
  },
  postpone: (state, { kind, match: id, starts, place: venue, reason: text }) => {
    const match = movable(state, id)
    if ('refused' in match) return match
    const reason = readReason(text)
    const place = venue === null ? null : readMaybe(venue, longestPlace)
    if (starts !== null && !isTime(starts)) return malformed('starts')
    if (place === undefined) return malformed('place')
    if (reason === undefined) return malformed('reason')
    return write({ kind, match: id, starts, place, reason })
  },
  moveBack: (state, { kind, match: id, reason: text }) => {
    const match = movable(state, id)
    if ('refused' in match) return match
    const reason = readReason(text)
    if (reason === undefined) return malformed('reason')
    const { planned } = match
    if (match.starts === planned.starts && match.place === planned.place)
      return refuse('NOT_MOVED', { match: id })
    return write({ kind, match: id, reason })
  },
}

const movable = (state: LeagueState, id: string): Match | LeagueRefusal => {
  const match = matchIn(state, id)
  return 'refused' in match || match.result === null ? match : refuse('PLAYED_ALREADY', { match: id })
}

const stays = (match: Match, days: Days): boolean => {
  const same = days[match.day - 1]?.matches[match.n - 1]
  return same !== undefined && isSameMatch(match, same)
}

function dayFault(state: LeagueState, division: string, days: Days): LeagueRefusal | undefined {
  for (const [d, { matches }] of days.entries()) {
    if (matches.length > mostOnADay) return malformed(`days.${d}`)
    for (const [i, { teams, starts }] of matches.entries()) {
      const field = `days.${d}.matches.${i}`
      if (starts !== null && !isTime(starts)) return malformed(`${field}.starts`)
      const own = teams.every((team) => state.teams.get(team)?.division === division)
      if (!own || !isWhole(teams.length, 2, 4) || !isDistinct(teams)) return refuse('BAD_MATCH', { field })
    }
    const all = matches.flatMap(({ teams }) => teams)
    const twice = all.find((team, n) => all.indexOf(team) !== n)
    if (twice !== undefined)
      return refuse('TEAM_TWICE', { team: state.teams.get(twice)?.name ?? twice, day: d + 1 })
  }
  return undefined
}

function scaleFault({ rules }: LeagueState, days: Days): LeagueRefusal | undefined {
  const size = sizeWithoutScale(
    rules,
    days.flatMap(({ matches }) => matches.map(({ teams }) => teams.length)),
  )
  return size === undefined ? undefined : refuse('NO_SCALE', { teams: size })
}
