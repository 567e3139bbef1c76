/** Everybody who has a result that counts: his totals, and what he is at his latest event. All whole numbers. */
import { inOrder, type Selected } from './select.js'
import type { Eligible } from './eligible.js'

export interface Totals {
  readonly units: number[]
  readonly small: number[]
  readonly events: number[]
  readonly lists: number[]
  readonly hands: number[]
  readonly wins: number[]
  readonly seconds: number[]
  readonly won: number[]
  readonly lost: number[]
}

/** Columns by the number of a person, which means nothing. */
export interface People {
  readonly ids: string[]
  readonly numbers: Map<string, number>
  readonly totals: Totals
  /** The last event in order that he has a result of, with the club and the team that he had there. */
  readonly latest: (Selected | null)[]
  readonly clubs: (string | null)[]
  readonly teams: (string | null)[]
  /** Categories that he was in at any event, by their names. */
  readonly categories: Map<string, Set<number>>
}

/** An event whose results count. */
export interface Event extends Selected {
  /** Number of the person by player of the sheet; −1: none of his results counts. */
  readonly persons: Int32Array
}

export const nobody = (): People => ({
  ids: [],
  numbers: new Map(),
  totals: {
    ...{ units: [], small: [], events: [], lists: [], hands: [] },
    ...{ wins: [], seconds: [], won: [], lost: [] },
  },
  latest: [],
  clubs: [],
  teams: [],
  categories: new Map(),
})

/** His number; a new one with nothing when he is not known yet. */
export function numberOf(people: People, id: string): number {
  const known = people.numbers.get(id)
  if (known !== undefined) return known
  const number = people.ids.push(id) - 1
  people.numbers.set(id, number)
  for (const column of Object.values(people.totals) as number[][]) column.push(0)
  people.latest.push(null)
  people.clubs.push(null)
  people.teams.push(null)
  return number
}

/** Takes an event's players in and adds their figures up. */
export function enterEvent(people: People, selected: Selected, eligible: Eligible): Event {
  const { sheet } = selected
  const { player } = sheet.lists
  const persons = new Int32Array(sheet.players.length).fill(-1)
  for (let row = 0; row < player.length; row++) {
    const one = player[row] as number
    if (persons[one] === -1 && partOf(selected, row) !== -1) persons[one] = -2
  }
  sheet.players.forEach((one, i) => {
    if (persons[i] !== -2) return
    persons[i] = eligible(one, sheet) ? numberOf(people, one.person) : -1
  })
  const event = { ...selected, persons }
  addPlayers(people, event)
  addLists(people, event)
  return event
}

/** The part that takes a list; −1: none does. */
export const partOf = ({ hall, online, sheet }: Selected, row: number): number =>
  sheet.lists.online[row] === 0 ? hall : online

function addPlayers(people: People, event: Event): void {
  const { totals, latest, clubs, teams, categories } = people
  event.sheet.players.forEach((one, i) => {
    const person = event.persons[i] as number
    if (person === -1) return
    add(totals.events, person, 1)
    add(totals.units, person, one.adjusted)
    add(totals.small, person, one.adjustedSmall)
    for (const category of one.categories) {
      const all = categories.get(category)
      if (all === undefined) categories.set(category, new Set([person]))
      else all.add(person)
    }
    const before = latest[person] ?? null
    if (before !== null && inOrder(before, event) > 0) return
    latest[person] = event
    clubs[person] = one.club
    teams[person] = one.team
  })
}

function addLists({ totals }: People, event: Event): void {
  const { persons, sheet } = event
  const { player, place, units, small, hands, won, lost } = sheet.lists
  for (let row = 0; row < player.length; row++) {
    const person = persons[player[row] as number] as number
    if (person === -1 || partOf(event, row) === -1) continue
    add(totals.units, person, units[row] as number)
    add(totals.small, person, small[row] as number)
    add(totals.hands, person, hands[row] as number)
    add(totals.won, person, won[row] as number)
    add(totals.lost, person, lost[row] as number)
    const at = place[row] as number
    if (at === 1) add(totals.wins, person, 1)
    if (at === 2) add(totals.seconds, person, 1)
    if (isPlayed(at, hands[row] as number)) add(totals.lists, person, 1)
  }
}

/** A bye has neither a place at a table nor hands. */
export const isPlayed = (place: number, hands: number): boolean => place > 0 || hands > 0

const add = (column: number[], i: number, value: number): void => {
  column[i] = (column[i] as number) + value
}
