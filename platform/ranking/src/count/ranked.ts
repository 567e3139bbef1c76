/** Puts the figures of a ranking in order, with places, categories, teams and divisions. */
import type { Placed, Result, Row } from '@stolik/contract/ranking/edition'
import { figureNames, type Figures as RowFigures } from '@stolik/contract/ranking/figures'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { AgeBook } from './ages.js'
import { movesOf, type Formed } from './divisions.js'
import { compare, keysOf, placed, type Compare, type Compared, type Keys } from './order.js'
import { isThere, type Event, type People } from './people.js'
import { seasonTeams, teamRows } from './season-teams.js'
import type { Figures } from './tally.js'

/** What was held, for a minimum share of it. */
export interface Held {
  readonly events: readonly Event[]
  /** Series of these events; 0 if the scheme demands none. */
  readonly rounds: number
}

/** Columns by person. */
interface Standing {
  readonly keys: Keys
  /** From 0 = highest; 0 for all if there are no divisions. */
  readonly division: readonly number[]
  /** Whether a person has the minimum that a place demands. */
  readonly enough: readonly boolean[]
  /** By division; within one, those without a place come last. */
  readonly rival: Compare
}

/**
 * @param formed null: there are no divisions yet
 * @param ages asked only if the scheme needs them
 */
export function ranked(
  scheme: Scheme,
  people: People,
  figures: Figures,
  held: Held,
  formed: Formed | null,
  ages: AgeBook,
): Result {
  const { ids } = people
  const lowest = scheme.divisions === null ? 0 : scheme.divisions.names.length - 1
  const division = ids.map((id) => (formed === null ? 0 : (formed.get(id) ?? lowest)))
  const enough = ids.map((_, i) => hasEnough(scheme, people.totals, held, i))
  const rival = rivalIn(division, enough)
  const hasPlace = (i: number): boolean => enough[i] === true && isThere(people, i)
  const namesOf = (all: readonly number[]): readonly string[] =>
    all.filter(hasPlace).map((i) => ids[i] as string)
  // Nobody's age is told without need, so players without a place are left out.
  const byAge: Compared['byAge'] = (group) => {
    const among = namesOf(group)
    return among.length > 1 ? ages.equals(among) : undefined
  }
  const keys = keysOf(scheme, people, figures, { rival, events: held.events, byAge })
  const scored: Standing = { keys, division, enough, rival }
  const order = inOrder(
    scored,
    ids,
    ids.flatMap((_, i) => (isThere(people, i) ? [i] : [])),
  )
  const places = placesIn(scored, order)
  const divisionOf = (i: number): number => (formed === null ? -1 : (scored.division[i] as number))
  const all = order.map((i) => rowOf(scheme, people, figures, i, places[i] ?? null, divisionOf(i)))
  const categories = scheme.categories.map((category) => {
    const members = order.filter((i) => people.categories.get(category)?.has(i) ?? false)
    const own = placesIn(scored, members)
    return {
      category,
      rows: members.map((i): Placed => ({ person: ids[i] as string, place: own[i] ?? null })),
    }
  })
  for (const age of scheme.ages ?? []) ages.extreme(age, namesOf(order))
  const used = ages.answered()
  return {
    all,
    categories,
    teams: teamRows(teamsOf(scheme, people, figures, all), scheme),
    ...(used !== undefined && { ages: used }),
  }
}

function hasEnough(
  { count }: Scheme,
  totals: People['totals'],
  { events, rounds }: Held,
  i: number,
): boolean {
  const { minimum } = count
  const lists = totals.lists[i] as number
  const own = totals.events[i] as number
  return (
    own >= minimum.events &&
    lists >= minimum.lists &&
    (totals.hands[i] as number) >= minimum.hands &&
    (events.length === 0 || own / events.length >= minimum.share) &&
    (rounds === 0 || lists / rounds >= (minimum.rounds ?? 0))
  )
}

const rivalIn =
  (division: readonly number[], enough: readonly boolean[]): Compare =>
  (a, b) =>
    (division[a] as number) - (division[b] as number) || Number(enough[b]) - Number(enough[a])

/** The id only makes the order definite. */
function inOrder(
  { keys, rival }: Standing,
  ids: readonly string[],
  all: readonly number[],
): readonly number[] {
  return all.toSorted(
    (a, b) => rival(a, b) || compare(keys, a, b) || ((ids[a] as string) < (ids[b] as string) ? -1 : 1),
  )
}

/** Places by person. Each division has its own places. */
function placesIn(
  { keys, division, enough }: Standing,
  order: readonly number[],
): readonly (number | undefined)[] {
  const members: number[][] = []
  for (const i of order) if (enough[i] === true) (members[division[i] as number] ??= []).push(i)
  const found: (number | undefined)[] = []
  // A division may be empty.
  members.forEach((own) => {
    placed(own, (a, b) => compare(keys, a, b) === 0).forEach((place, n) => {
      found[own[n] as number] = place
    })
  })
  return found
}

/** The figures of one person. */
function figuresAt(totals: People['totals'], i: number): RowFigures {
  const all = {} as { -readonly [K in keyof RowFigures]-?: number }
  for (const name of figureNames)
    all[name] = name === 'points' ? (totals.units[i] as number) / unitsAPoint : (totals[name][i] as number)
  return all
}

/** @param division −1: there are none yet */
function rowOf(
  { divisions }: Scheme,
  { ids, clubs, totals }: People,
  figures: Figures,
  i: number,
  place: number | null,
  division: number,
): Row {
  return {
    person: ids[i] as string,
    place,
    score: figures.score[i] as number,
    club: clubs[i] as string | null,
    division: divisions?.names[division] ?? null,
    moves: divisions === null || division === -1 ? 0 : movesOf(divisions, division, place),
    ...figuresAt(totals, i),
    carried: figures.carried[i] as number,
    ...(figures.bonus !== null && { bonus: figures.bonus[i] as number }),
    deviation: figures.deviation === null ? null : (figures.deviation[i] as number),
  }
}

function teamsOf({ teams }: Scheme, people: People, figures: Figures, all: readonly Row[]) {
  if (teams?.per !== 'season') return figures.teams ?? []
  const names = { club: people.clubs, team: people.teams, pair: people.pairs }[teams.of]
  const numberOf = (person: string): number => people.numbers.get(person) as number
  return seasonTeams(
    teams,
    all,
    (person) => names[numberOf(person)] ?? null,
    (person) => figures.best[numberOf(person)] as number,
  )
}
