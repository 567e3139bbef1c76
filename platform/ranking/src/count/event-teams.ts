/** Teams whose score adds up, for each event or series, the results of their best members there. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { PlaceScale, TeamRule } from '@stolik/contract/ranking/scheme'
import { exactQuotient } from './exact.js'
import type { Event, People } from './people.js'
import { worthOf } from './places.js'
import type { Results } from './results.js'
import { scale } from './score.js'
import type { Columns } from './team-entries.js'
import type { TeamScore } from './team-score.js'
import { homesOf, sidesOf, type Homes, type Side } from './team-sides.js'

/** The members who counted for a team, their results, and the sums for its tie-breaks. */
interface Team {
  readonly persons: number[]
  readonly results: number[]
  readonly sums: Record<keyof Columns, number>
  /** What its places at events are worth; empty if the members' results add up instead. */
  readonly places: Place[]
  events: number
  /** The score, until the team takes part again or the weights change. */
  known: TeamScore | null
}

interface Place {
  /** The slot of the event, which tells its weight. */
  readonly slot: number
  readonly above: number
  readonly below: number
}

export interface TeamShares {
  /** @param own the results of the event, by entry; −1: none */
  add(event: Event, results: Results, own: Int32Array): void
  /** Undoes `add` for the same event and results. */
  remove(event: Event, results: Results, own: Int32Array): void
  /** The weights of results have changed. */
  reweigh(): void
  scores(people: People, results: Results, weights: Float64Array): readonly TeamScore[]
}

export function teamShares(rule: TeamRule): TeamShares {
  const teams = new Map<string, Team>()
  const add = (event: Event, results: Results, own: Int32Array, homes: Homes | null): void => {
    const all = sidesOf(event, rule, results, own, homes)
    const worth = rule.places === undefined ? [] : placesAt(all, results, own, rule.places)
    for (const [i, { name, entries, persons, columns }] of all.entries()) {
      const team = teams.get(name) ?? nothing()
      teams.set(name, team)
      const place = worth[i]
      if (place !== undefined) team.places.push(place)
      for (let n = 0; n < entries.length; n++) {
        team.persons.push(persons[n] as number)
        team.results.push(own[entries[n] as number] as number)
      }
      addFigures(team, columns, entries, 1)
    }
    for (const name of new Set(all.map((side) => side.name))) (teams.get(name) as Team).events += 1
  }
  const remove = (event: Event, results: Results, own: Int32Array): void => {
    const all = sidesOf(event, rule, results, own, null)
    for (const { name, entries, columns } of all) {
      const team = teams.get(name) as Team
      const slot = results.slot[own[entries[0] as number] as number]
      const place = team.places.findIndex((one) => one.slot === slot)
      if (place !== -1) team.places.splice(place, 1)
      for (const entry of entries) {
        const at = team.results.indexOf(own[entry] as number)
        team.persons.splice(at, 1)
        team.results.splice(at, 1)
      }
      addFigures(team, columns, entries, -1)
    }
    for (const name of new Set(all.map((side) => side.name))) {
      const team = teams.get(name) as Team
      team.events -= 1
      if (team.events === 0) teams.delete(name)
    }
  }
  const scores: TeamShares['scores'] = (people, results, weights) =>
    [...teams].map(([name, team]) => (team.known ??= scoreOf(name, team, people, results, weights)))
  const reweigh = (): void => {
    for (const team of teams.values()) team.known = null
  }
  if (rule.guests === undefined)
    return { add: (event, results, own) => add(event, results, own, null), remove, reweigh, scores }

  // An earlier event may change to whom a player belongs, and with it every later event.
  const events = new Map<Event, Int32Array>()
  let isKnown = false
  return {
    reweigh,
    add(event, _, own) {
      events.set(event, own)
      isKnown = false
    },
    remove(event) {
      events.delete(event)
      isKnown = false
    },
    scores(people, results, weights) {
      if (!isKnown) {
        teams.clear()
        const homes = homesOf([...events.keys()], rule.of)
        for (const [event, own] of events) add(event, results, own, homes)
        isKnown = true
      }
      return scores(people, results, weights)
    },
  }
}

/** What the place of each team at an event is worth, by the sum of its members who count. */
function placesAt(
  sides: readonly Side[],
  { above, below, slot }: Results,
  own: Int32Array,
  places: PlaceScale,
): readonly Place[] {
  const sums = sides.map(({ entries }) => {
    const at = entries.map((entry) => own[entry] as number)
    return exactQuotient(
      at.map((one) => above[one] as number),
      at.map((one) => below[one] as number),
      1,
    )
  })
  const groups = sides.map(({ group }) => group)
  const worth = worthOf(placesBy(sums, groups), groups, places)
  return sides.map(({ entries }, i) => ({
    slot: slot[own[entries[0] as number] as number] as number,
    above: worth.above[i] as number,
    below: worth.below[i] as number,
  }))
}

/** Returns places within groups, the largest sum first. Equal sums share a place. */
function placesBy(sums: readonly number[], groups: readonly number[]): readonly number[] {
  const order = sums
    .map((_, i) => i)
    .sort(
      (a, b) => (groups[a] as number) - (groups[b] as number) || (sums[b] as number) - (sums[a] as number),
    )
  const found: number[] = []
  let from = 0
  order.forEach((i, n) => {
    const before = order[n - 1]
    const follows = before !== undefined && groups[before] === groups[i]
    if (!follows) from = n
    found[i] = follows && sums[before] === sums[i] ? (found[before] as number) : n - from + 1
  })
  return found
}

const nothing = (): Team => ({
  persons: [],
  results: [],
  places: [],
  events: 0,
  known: null,
  sums: { units: 0, small: 0, wins: 0, seconds: 0, won: 0, lost: 0, lists: 0 },
})

function addFigures(team: Team, columns: Columns, entries: readonly number[], sign: 1 | -1): void {
  const { sums } = team
  // Written out: a season of a million lists has as many of these sums, and a loop over the names of figures takes twice as long.
  for (const entry of entries) {
    sums.units += sign * (columns.units[entry] as number)
    sums.small += sign * (columns.small[entry] as number)
    sums.wins += sign * (columns.wins[entry] as number)
    sums.seconds += sign * (columns.seconds[entry] as number)
    sums.won += sign * (columns.won[entry] as number)
    sums.lost += sign * (columns.lost[entry] as number)
    sums.lists += sign * (columns.lists[entry] as number)
  }
  team.known = null
}

function scoreOf(
  name: string,
  { sums, events, persons, places, results: taken }: Team,
  people: People,
  { above, below, slot }: Results,
  weights: Float64Array,
): TeamScore {
  const value = (at: number): number => (above[at] as number) * (weights[slot[at] as number] as number)
  const worth = (all: readonly number[]): number =>
    exactQuotient(
      all.map(value),
      all.map((at) => below[at] as number),
      scale,
    )
  const own = new Map<number, number[]>()
  taken.forEach((at, i) => {
    const person = persons[i] as number
    const others = own.get(person)
    if (others === undefined) own.set(person, [at])
    else others.push(at)
  })
  const { units, ...rest } = sums
  return {
    name,
    ...rest,
    points: units / unitsAPoint,
    events,
    score:
      places.length === 0
        ? worth(taken)
        : exactQuotient(
            places.map((place) => place.above * (weights[place.slot] as number)),
            places.map((place) => place.below),
            scale,
          ),
    best: taken.reduce((most, at) => Math.max(most, value(at) / ((below[at] as number) * scale)), -Infinity),
    members: [...own]
      .map(([person, all]) => ({ person: people.ids[person] as string, score: worth(all) }))
      .sort((a, b) => b.score - a.score || (a.person < b.person ? -1 : 1)),
  }
}
