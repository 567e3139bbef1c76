/** Checks a scheme and reports everything that is wrong with it, so that counting can rely on a valid scheme. */
import { integer, isDay, line, readExact } from '@stolik/contract/ranking/parts'
import {
  scheme as shape,
  type Scheme,
  type PlaceScale,
  type Points,
  type Part,
} from '@stolik/contract/ranking/scheme'
import type { SealedPlay } from '@stolik/core'
import type { SchemeProblem } from '../model/scheme-refusal.js'
import { checkBounds, type Found } from './bounds.js'

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

function checkProfiles({ game, profiles: listed }: Scheme, profiles: Profiles | null, found: Found): void {
  if (profiles === null) return
  if (!profiles.has(game)) return found('game', 'UNKNOWN_GAME', { game })
  listed.forEach((profile, i) => {
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

/** Checks that the parts of a count go together. Its figures have bounds. */
function checkCount({ count, tieBreaks }: Scheme, found: Found): void {
  if (count.kind === 'points') checkPoints(count, found)
  else if (tieBreaks.includes('best')) found('tieBreaks', 'CONTRADICTS', { other: 'count.kind' })
}

function checkPoints({ value, take, best, carry, bonus }: Points, found: Found): void {
  if (value.kind === 'place') checkScale('count.value', value, found)
  if (take === 'sum') return
  if (best === 0) found('count.best', 'DIVIDES_BY_ZERO')
  if (bonus !== undefined) found('count.bonus', 'CONTRADICTS', { other: 'count.take' })
  if (carry !== null) found('count.carry', 'CONTRADICTS', { other: 'count.take' })
}

function checkScale(path: string, { scale, behind }: PlaceScale, found: Found): void {
  const all = [...scale, behind]
  if (all.some((points, i) => i > 0 && points > (all[i - 1] as number))) found(`${path}.scale`, 'ORDER')
}

/** Checks that the parts of a scheme are well-formed and that no event can fall into two of them. */
function checkParts({ parts, count }: Scheme, found: Found): void {
  const names = parts.map(({ name }) => name).filter((name) => name.trim() !== '')
  if (new Set(names).size < names.length) found('parts', 'TWICE')
  parts.forEach((part, i) => {
    checkPart(part, `parts.${i + 1}`, found)
    if (count.kind !== 'points') {
      const odd = {
        weight: part.weight !== 1,
        best: part.best !== undefined,
        sizes: part.sizes !== undefined,
        strengths: part.strengths !== undefined,
      }
      for (const [name, is] of Object.entries(odd))
        if (is) found(`parts.${i + 1}.${name}`, 'CONTRADICTS', { other: 'count.kind' })
    }
    parts
      .slice(0, i)
      .forEach((other, j) => checkPair(part, other, [`parts.${i + 1}`, `parts.${j + 1}`], found))
  })
}

function checkPart(part: Part, path: string, found: Found): void {
  const { online, hall, events, sizes = [], strengths = [] } = part
  if (!online && !hall) found(`${path}.hall`, 'CONTRADICTS', { other: `${path}.online` })
  events?.forEach(({ event, source }, i) => {
    if (events.slice(0, i).some((other) => other.event === event && other.source === source))
      found(`${path}.events.${i + 1}`, 'EVENT_TWICE', { event })
  })
  if (new Set(sizes.map(({ players }) => players)).size < sizes.length) found(`${path}.sizes`, 'TWICE')
  if (new Set(strengths.map(({ place }) => place)).size < strengths.length)
    found(`${path}.strengths`, 'TWICE')
}

/**
 * Checks whether an event could fall into both parts. A part for online lists and a part for the hall take different lists of
 * one event.
 */
function checkPair(a: Part, b: Part, [path, other]: readonly [string, string], found: Found): void {
  const lists = (a.online && b.online) || (a.hall && b.hall)
  const meet =
    lists && common(a.kinds, b.kinds) && common(a.organisers, b.organisers) && common(a.regions, b.regions)
  if (!meet || !common(ids(a.events), ids(b.events))) return
  const both = a.events?.find((one) => b.events?.some((two) => key(one) === key(two)))
  if (both === undefined) found(path, 'PARTS_OVERLAP', { other })
  else found(`${path}.events`, 'EVENT_TWICE', { event: both.event })
}

type Event = NonNullable<Part['events']>[number]

/** Null means: no restriction. */
const common = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null || a.some((one) => b.includes(one))

const key = ({ source, event }: Event): string => JSON.stringify([source, event])
const ids = (events: readonly Event[] | null): readonly string[] | null => events?.map(key) ?? null
