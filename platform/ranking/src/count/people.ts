/** The totals of everybody who has a result that counts, and their club, team and pair at their latest event. All numbers are whole. */
import { figureNames, type Figure } from '@stolik/contract/ranking/figures'
import type { Selected } from './select.js'

/** All figures of a ranking, with points in units, and the events won. */
type Total = Exclude<Figure, 'points'> | 'units' | 'victories'
export type Totals = Readonly<Record<Total, number[]>>

const noTotals = (): Totals => {
  const names = figureNames.map((name) => (name === 'points' ? 'units' : name))
  // Each name is one of the totals.
  return Object.fromEntries([...names, 'victories'].map((name) => [name, []])) as unknown as Totals
}

/** Columns by the number of a person. The number itself has no meaning. */
export interface People {
  readonly ids: string[]
  readonly numbers: Map<string, number>
  readonly totals: Totals
  /** The last event in which a person has a result, with their club, team and pair there. */
  readonly latest: (Selected | null)[]
  readonly clubs: (string | null)[]
  readonly teams: (string | null)[]
  readonly pairs: (string | null)[]
  /** By category: for each person, at how many events they were in it. */
  readonly categories: Map<string, Map<number, number>>
  /** People who carry points over from the season before. They are listed even without an event. */
  readonly bringing: Set<number>
}

/** An event whose results count. */
export interface Event extends Selected {
  /** The person's number by player of the sheet; −1: none of their results counts. */
  readonly persons: Int32Array
}

export const nobody = (): People => ({
  ids: [],
  numbers: new Map(),
  totals: noTotals(),
  latest: [],
  clubs: [],
  teams: [],
  pairs: [],
  categories: new Map(),
  bringing: new Set(),
})

/** Returns a person's number. Somebody unknown gets a new one with empty totals. */
export function numberOf(people: People, id: string): number {
  const known = people.numbers.get(id)
  if (known !== undefined) return known
  const number = people.ids.push(id) - 1
  people.numbers.set(id, number)
  for (const column of Object.values(people.totals)) column.push(0)
  people.latest.push(null)
  people.clubs.push(null)
  people.teams.push(null)
  people.pairs.push(null)
  return number
}

/** Whether a person is still listed. A person whose events were all taken out keeps a number but has no row. */
export const isThere = ({ totals, bringing }: People, person: number): boolean =>
  (totals.events[person] as number) > 0 || bringing.has(person)

/** The part that takes a list; −1: none. */
export const partOf = ({ hall, online, sheet }: Selected, row: number): number =>
  sheet.lists.online[row] === 0 ? hall : online

/** A bye has neither a place at a table nor hands. */
export const isPlayed = (place: number, hands: number): boolean => place > 0 || hands > 0
