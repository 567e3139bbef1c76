/**
 * Seats teams with one member in each chair, each at another table. Where all tables play the same deals, a team then plays each of them
 * once in every chair. Everything else is by lot. Pure.
 */
import { shuffled, type Random } from '@stolik/core'
import { shareChairs } from './chairs.js'
import { chairsOf } from './held.js'
import { at, type Ledger } from './ledger.js'
import type { Start } from './start.js'
import type { SeatingPlayer } from './task.js'

/** What keeps the members of a team apart (`SeatingPlayer.apart`). */
export const ofTeam = (team: string): string => `team ${team}`

type Teams = readonly (readonly number[])[]

/** Returns the members of each whole team by index, in the order of the players. Who is left of a team plays as if without one. */
export function teamsIn(players: readonly SeatingPlayer[], chairs: number): Teams {
  const teams = new Map<string, number[]>()
  players.forEach(({ apart }, player) => {
    const team = apart.find((key) => key.startsWith(ofTeam('')))
    if (team === undefined) return
    const members = teams.get(team)
    if (members === undefined) teams.set(team, [player])
    else members.push(player)
  })
  return [...teams.values()].filter((members) => members.length === chairs)
}

/**
 * Returns where everybody begins, in `count` series. Members of a team sit in different chairs at different tables, in chairs that they
 * have rarely had. Players without a team have the other seats, and the byes.
 *
 * @param sizes chairs of each table, the same at all of them
 * @throws RangeError when there are fewer tables than chairs, or tables of several sizes
 */
export function beginTeams(
  book: Ledger,
  teams: Teams,
  sizes: readonly number[],
  count: number,
  random: Random,
): Start {
  const { width } = book
  const tables = sizes.length
  const fits = tables >= width && sizes.every((size) => size === width)
  if (!fits || teams.some((members) => members.length !== width))
    throw new RangeError('teams that do not fit')
  const inTeam = new Set(teams.flat())
  const others = book.ids.map((_, player) => player).filter((player) => !inTeam.has(player))
  const rested = book.byes.slice()
  const order: number[] = []
  let byes: readonly number[] | undefined
  for (let series = 0; series < count; series++) {
    const drawn = shuffled(others, random)
    const resting = drawn
      .toSorted((a, b) => at(rested, a) - at(rested, b))
      .slice(0, book.ids.length - tables * width)
    for (const player of resting) rested[player] = at(rested, player) + 1
    const single = drawn.filter((player) => !resting.includes(player))
    order.push(...seated(book, shuffled(teams, random), single, tables, random))
    byes ??= resting
  }
  return {
    seats: Int32Array.from(order),
    byes: byes ?? [],
    held: Array.from({ length: count }, () => new Map()),
  }
}

/** Each chair has its own distance from the table where a team begins to count, so no two of its members share one. */
function seated(
  book: Ledger,
  teams: Teams,
  single: readonly number[],
  tables: number,
  random: Random,
): readonly number[] {
  const { width } = book
  const distance = shuffled(
    Array.from({ length: tables }, (_, table) => table),
    random,
  )
  const seats = new Array<number | undefined>(tables * width)
  teams.forEach((members, team) => {
    const drawn = shuffled(members, random)
    chairsOf(book, drawn, width).forEach((chair, n) => {
      seats[((team + at(distance, chair)) % tables) * width + chair] = drawn[n]
    })
  })
  const room = new Array<number>(width).fill(tables - teams.length)
  const waiting = shareChairs(book, single, room)
  return Array.from(seats, (player, seat) => player ?? (waiting[seat % width]?.shift() as number))
}

/** Whether two members of a team share a table. Chairs are kept by the search. @param seats the players by table and chair */
export function shareTable(teams: Teams, seats: Int32Array, width: number): boolean {
  const tableOf = new Map([...seats].map((player, seat) => [player, Math.floor(seat / width)]))
  return teams.some((members) => new Set(members.map((player) => tableOf.get(player))).size < members.length)
}
