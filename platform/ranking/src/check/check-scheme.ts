/** Checks a scheme and reports everything that is wrong with it, so that counting can rely on a valid scheme. */
import { integer, isDay, line, readExact } from '@stolik/contract/ranking/parts'
import { scheme as shape, type Scheme } from '@stolik/contract/ranking/scheme'
import type { SealedPlay } from '@stolik/core'
import type { SchemeProblem } from '../model/scheme-refusal.js'
import { checkBounds, type Found } from './bounds.js'
import { checkCount, checkScale } from './check-count.js'
import { checkParts } from './check-parts.js'

/** Which profiles and rule sets a gateway knows, by game. */
export type Profiles = ReadonlyMap<string, Pick<SealedPlay, 'knows'>>

/** Returns everything that is wrong with JSON that somebody wrote: first with its form, and if that is right, with what it says. */
export function schemeProblemsIn(value: unknown, profiles: Profiles | null): readonly SchemeProblem[] {
  const answer = readExact(shape, value)
  if ('read' in answer) return checkScheme(answer.read, profiles)
  return answer.bad.map((path) => ({ code: 'SHAPE', path: path || 'the scheme', args: {} }))
}

/**
 * Returns the problems in the order of the scheme; empty if it is valid. If `profiles` is given, the scheme's game and profiles
 * must exist. Recounting an old edition passes null, because a profile may have been removed since.
 */
export function checkScheme(scheme: Scheme, profiles: Profiles | null): readonly SchemeProblem[] {
  const problems: SchemeProblem[] = []
  const found: Found = (path, code, args = {}) => void problems.push({ code, path, args })
  checkProfiles(scheme, profiles, found)
  checkSeason(scheme.season, found)
  checkParts(scheme, found)
  checkCount(scheme, found)
  checkTieBreaks(scheme, found)
  checkTeams(scheme, found)
  checkDivisions(scheme, found)
  const divides = problems.filter(({ code }) => code === 'DIVIDES_BY_ZERO').map(({ path }) => path)
  checkBounds(shape, scheme, '', (path, code, args) => {
    if (!divides.includes(path)) found(path, code, args)
  })
  const order = Object.keys(shape.entries)
  const at = ({ path }: SchemeProblem): number => order.indexOf(path.split('.')[0] as string)
  return problems.sort((a, b) => at(a) - at(b))
}

function checkProfiles({ game, profiles: asked }: Scheme, profiles: Profiles | null, found: Found): void {
  if (profiles === null) return
  if (!profiles.has(game)) return found('game', 'UNKNOWN_GAME', { game })
  asked.forEach((profile, i) => {
    if (profiles.get(game)?.knows(profile) === true) return
    const path = `profiles.${i + 1}`
    const [other] = [...profiles].find(([, theirs]) => theirs.knows(profile)) ?? []
    if (other === undefined) found(path, 'UNKNOWN_PROFILE', { profile })
    else found(path, 'OTHER_GAME', { profile, game: other })
  })
}

function checkSeason({ from, until }: Scheme['season'], found: Found): void {
  if (!isDay(from)) found('season.from', 'SHAPE')
  if (!isDay(until)) found('season.until', 'SHAPE')
  if (isDay(from) && isDay(until) && until < from) found('season', 'EMPTY_SEASON')
}

/** Nobody is equal after a lot, so it comes last, and nobody could repeat one without a seed. */
function checkTieBreaks({ tieBreaks, seed }: Scheme, found: Found): void {
  const ages = tieBreaks.filter((one) => one === 'older' || one === 'younger')
  if (ages.length === 2)
    found(`tieBreaks.${tieBreaks.indexOf(ages[1] as 'older') + 1}`, 'CONTRADICTS', {
      other: `tieBreaks.${tieBreaks.indexOf(ages[0] as 'older') + 1}`,
    })
  const lot = tieBreaks.indexOf('lot')
  if (lot === -1) {
    if (seed !== undefined) found('seed', 'CONTRADICTS', { other: 'tieBreaks' })
    return
  }
  if (lot < tieBreaks.length - 1)
    found(`tieBreaks.${lot + 1}`, 'CONTRADICTS', { other: `tieBreaks.${lot + 2}` })
  checkBounds(line(200), seed ?? '', 'seed', found)
}

function checkTeams({ teams, count }: Scheme, found: Found): void {
  if (teams === null) return
  if (teams.places !== undefined) {
    checkScale('teams.places', teams.places, found)
    if (teams.per === 'season') found('teams.places', 'CONTRADICTS', { other: 'teams.per' })
  }
  if (teams.guests !== undefined && teams.per === 'season')
    found('teams.guests', 'CONTRADICTS', { other: 'teams.per' })
  if (teams.per === 'season') return
  // Teams need one result per member and event or series. A change of a rating is no result that a team could add up.
  if (count.kind !== 'points') found('teams.per', 'CONTRADICTS', { other: 'count.kind' })
  else if ((count.of === 'list') !== (teams.per === 'series'))
    found('teams.per', 'CONTRADICTS', { other: 'count.of' })
}

function checkDivisions({ divisions }: Scheme, found: Found): void {
  if (divisions === null) return
  const { names, sizes, moving } = divisions
  if (names.length < 2) found('divisions.names', 'SIZE', { expected: 2 })
  if (sizes.length !== names.length - 1) found('divisions.sizes', 'SIZE', { expected: names.length - 1 })
  // A division must be large enough that nobody moves up and down at once.
  sizes.forEach((size, i) =>
    checkBounds(integer(Math.max(1, 2 * moving), 1_000_000), size, `divisions.sizes.${i + 1}`, found),
  )
}
