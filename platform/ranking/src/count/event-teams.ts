/** Teams whose score adds up, for each event, the results of their best members there. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { PlaceScale, TeamRule } from '../model/scheme.js'
import { exactQuotient } from './exact.js'
import { isPlayed, partOf, type Event, type People } from './people.js'
import { worthOf } from './places.js'
import type { Results } from './results.js'
import { scale } from './score.js'
import type { TeamScore } from './team-score.js'

const figures = ['units', 'small', 'wins', 'seconds', 'won', 'lost', 'lists'] as const

/** The members who counted for a team, their results, and the sums for its tie-breaks. */
interface Team {
  readonly persons: number[]
  readonly results: number[]
  readonly sums: Record<(typeof figures)[number], number>
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
  /** @param own the result of each player of the event; −1: they have none */
  add(event: Event, results: Results, own: Int32Array): void
  /** Undoes `add` for the same event and results. */
  remove(event: Event, results: Results, own: Int32Array): void
  /** The weights of results have changed. */
  reweigh(): void
  scores(people: People, results: Results, weights: Float64Array): readonly TeamScore[]
}

export function teamShares({ of, counting, places }: TeamRule): TeamShares {
  const teams = new Map<string, Team>()
  /** Returns, for each team, the players of the event who count for it. */
  const bestAt = (event: Event, results: Results, own: Int32Array, columns: Columns) =>
    [...membersAt(event, of, own)].map(
      ([name, players]) => [name, players.sort(byWorth(results, own, columns)).slice(0, counting)] as const,
    )
  return {
    add(event, results, own) {
      const columns = figuresOf(event)
      const all = bestAt(event, results, own, columns)
      const worth = places === undefined ? [] : placesAt(all, results, own, places)
      for (const [i, [name, players]] of all.entries()) {
        const team = teams.get(name) ?? nothing()
        teams.set(name, team)
        const place = worth[i]
        if (place !== undefined) team.places.push(place)
        for (const player of players) {
          team.persons.push(event.persons[player] as number)
          team.results.push(own[player] as number)
        }
        addFigures(team, columns, players, 1)
      }
    },
    remove(event, results, own) {
      const columns = figuresOf(event)
      for (const [name, players] of bestAt(event, results, own, columns)) {
        const team = teams.get(name) as Team
        const slot = results.slot[own[players[0] as number] as number]
        const place = team.places.findIndex((one) => one.slot === slot)
        if (place !== -1) team.places.splice(place, 1)
        for (const player of players) {
          const at = team.results.indexOf(own[player] as number)
          team.persons.splice(at, 1)
          team.results.splice(at, 1)
        }
        addFigures(team, columns, players, -1)
        if (team.events === 0) teams.delete(name)
      }
    },
    reweigh() {
      for (const team of teams.values()) team.known = null
    },
    scores: (people, results, weights) =>
      [...teams].map(([name, team]) => (team.known ??= scoreOf(name, team, people, results, weights))),
  }
}

/** What the place of each team at an event is worth, by the sum of its members who count. */
function placesAt(
  teams: readonly (readonly [string, readonly number[]])[],
  { above, below, slot }: Results,
  own: Int32Array,
  places: PlaceScale,
): readonly Place[] {
  const sums = teams.map(([, players]) => {
    const at = players.map((player) => own[player] as number)
    return exactQuotient(
      at.map((one) => above[one] as number),
      at.map((one) => below[one] as number),
      1,
    )
  })
  const worth = worthOf(
    sums.map((sum) => 1 + sums.filter((other) => other > sum).length),
    sums.map(() => 0),
    places,
  )
  return teams.map(([, players], i) => ({
    slot: slot[own[players[0] as number] as number] as number,
    above: worth.above[i] as number,
    below: worth.below[i] as number,
  }))
}

const nothing = (): Team => ({
  ...{ persons: [], results: [], places: [], events: 0, known: null },
  sums: { units: 0, small: 0, wins: 0, seconds: 0, won: 0, lost: 0, lists: 0 },
})

function addFigures(team: Team, columns: Columns, players: readonly number[], sign: 1 | -1): void {
  for (const player of players)
    for (const figure of figures) team.sums[figure] += sign * (columns[figure][player] as number)
  team.events += sign
  team.known = null
}

/** The players who have a result at the event, by their team there. */
function membersAt({ sheet }: Event, of: TeamRule['of'], own: Int32Array): ReadonlyMap<string, number[]> {
  const members = new Map<string, number[]>()
  sheet.players.forEach((one, player) => {
    const name = one[of]
    if (name === null || own[player] === -1) return
    const others = members.get(name)
    if (others === undefined) members.set(name, [player])
    else others.push(player)
  })
  return members
}

type Columns = Readonly<Record<(typeof figures)[number], Float64Array>>

/** Orders the members of a team: by result, then small points, tables won and second places. */
const byWorth =
  ({ above, below }: Results, own: Int32Array, { small, wins, seconds }: Columns) =>
  (a: number, b: number): number => {
    const [x, y] = [own[a] as number, own[b] as number]
    return (
      (above[y] as number) / (below[y] as number) - (above[x] as number) / (below[x] as number) ||
      (small[b] as number) - (small[a] as number) ||
      (wins[b] as number) - (wins[a] as number) ||
      (seconds[b] as number) - (seconds[a] as number) ||
      a - b
    )
  }

/** Returns the figures of each player of the sheet, from the lists that count. */
function figuresOf(event: Event): Columns {
  const { players, lists: list } = event.sheet
  const units = Float64Array.from(players, ({ adjusted }) => adjusted)
  const small = Float64Array.from(players, ({ adjustedSmall }) => adjustedSmall)
  const none = (): Float64Array => new Float64Array(players.length)
  const [wins, seconds, won, lost, lists] = [none(), none(), none(), none(), none()]
  const add = (column: Float64Array, player: number, more: number): void => {
    column[player] = (column[player] as number) + more
  }
  for (let row = 0; row < list.player.length; row++) {
    if (partOf(event, row) === -1) continue
    const player = list.player[row] as number
    const place = list.place[row] as number
    add(units, player, list.units[row] as number)
    add(small, player, list.small[row] as number)
    add(won, player, list.won[row] as number)
    add(lost, player, list.lost[row] as number)
    if (place === 1) add(wins, player, 1)
    if (place === 2) add(seconds, player, 1)
    if (isPlayed(place, list.hands[row] as number)) add(lists, player, 1)
  }
  return { units, small, wins, seconds, won, lost, lists }
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
    ...{ name, ...rest, points: units / unitsAPoint, events },
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
