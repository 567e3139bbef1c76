/** Everybody who has a result that counts: their totals, and what they are at their latest event. All whole numbers. */
import type { Selected } from './select.js'

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
  /** The last event in order that they have a result of, with the club and the team that they had there. */
  readonly latest: (Selected | null)[]
  readonly clubs: (string | null)[]
  readonly teams: (string | null)[]
  /** By the name of a category, at how many events who was in it. */
  readonly categories: Map<string, Map<number, number>>
  /** Who brings something along from the season before: they are there without an event. */
  readonly bringing: Set<number>
}

/** An event whose results count. */
export interface Event extends Selected {
  /** Number of the person by player of the sheet; −1: none of their results counts. */
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
  bringing: new Set(),
})

/** Their number; a new one with nothing when they are not known yet. */
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

/** Whether they are still there: whoever was only at events that have been taken out is a number without a row. */
export const isThere = ({ totals, bringing }: People, person: number): boolean =>
  (totals.events[person] as number) > 0 || bringing.has(person)

/** The part that takes a list; −1: none does. */
export const partOf = ({ hall, online, sheet }: Selected, row: number): number =>
  sheet.lists.online[row] === 0 ? hall : online

/** A bye has neither a place at a table nor hands. */
export const isPlayed = (place: number, hands: number): boolean => place > 0 || hands > 0
