/** The order of a ranking: by score, then by the tie-breaks in turn. Equal figures share a place. */
import type { Equals } from '@stolik/contract/ranking/edition'
import type { Scheme, TieBreak } from '@stolik/contract/ranking/scheme'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Event, People } from './people.js'
import type { Figures } from './tally.js'
import type { TeamFigures } from './team-score.js'
import { contentHash } from '@stolik/contract/canonical'
import { eachTable } from './rounds.js'

/** The columns by which people are compared, most important first; higher is better. */
export type Keys = readonly Float64Array[]

export interface Compared {
  /** Compares two people before their figures: those who differ are never compared with each other. */
  readonly rival: Compare
  /** All that count. */
  readonly events: readonly Event[]
  /** The order by age of people who are equal so far; undefined: they stay equal. */
  readonly byAge: (group: readonly number[]) => Equals | undefined
}

export function keysOf(
  { tieBreaks, seed = '' }: Pick<Scheme, 'tieBreaks' | 'seed'>,
  people: People,
  { score, best }: Figures,
  { rival, events, byAge }: Compared,
): Keys {
  const { ids, totals } = people
  const keys = [score]
  for (const tieBreak of tieBreaks) {
    const still = isAmongEquals(tieBreak) ? tied(keys, ids.length, rival) : []
    keys.push(columnOf(tieBreak, still))
  }
  return keys

  function columnOf(tieBreak: TieBreak, still: readonly (readonly number[])[]): Float64Array {
    if (tieBreak === 'best') return best
    if (tieBreak === 'points') return Float64Array.from(totals.units)
    if (tieBreak === 'mean')
      return Float64Array.from(totals.units, (units, i) => meanOf(units, totals.lists[i] as number))
    if (tieBreak === 'lost') return Float64Array.from(totals.lost, fewer)
    if (tieBreak === 'direct') return directOf(still, ids.length, events)
    if (tieBreak === 'older' || tieBreak === 'younger') return agesOf(tieBreak, still)
    if (tieBreak !== 'lot') return Float64Array.from(totals[tieBreak])
    const lots = new Float64Array(ids.length)
    for (const i of still.flat()) lots[i] = lotOf(seed, ids[i] as string)
    return lots
  }

  function agesOf(first: 'older' | 'younger', still: readonly (readonly number[])[]): Float64Array {
    const ages = new Float64Array(ids.length)
    const put = (members: readonly string[], value: number): void => {
      for (const id of members) ages[people.numbers.get(id) as number] = value
    }
    for (const group of still) {
      const found = byAge(group)
      if (found === undefined) continue
      const { order, behind } = found
      order.forEach((members, i) => put(members, first === 'older' ? order.length - i : i + 1))
      put(behind, 0)
    }
    return ages
  }
}

const isAmongEquals = (tieBreak: TieBreak): boolean =>
  ['direct', 'older', 'younger', 'lot'].includes(tieBreak)

/** Negative if `a` stands before `b`. */
export type Compare = (a: number, b: number) => number

/** Returns the groups of at least two people who are still equal. */
function tied(keys: Keys, many: number, rival: Compare): readonly (readonly number[])[] {
  const order = (a: number, b: number): number => rival(a, b) || compare(keys, a, b)
  const groups: number[][] = []
  const sorted = Array.from({ length: many }, (_, i) => i).sort(order)
  sorted.forEach((i, n) => {
    if (n > 0 && order(sorted[n - 1] as number, i) === 0) groups.at(-1)?.push(i)
    else groups.push([i])
  })
  return groups.filter((group) => group.length > 1)
}

/** Points per list; 0 without lists. */
const meanOf = (units: number, lists: number): number => (lists === 0 ? 0 : units / (unitsAPoint * lists))

/** Fewer is better. Without a negative zero, which compares as another number in editions. */
const fewer = (many: number): number => 0 - many

/** Negative if `a` stands before `b`. */
export function compare(keys: Keys, a: number, b: number): number {
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n] as Float64Array
    const difference = (key[b] as number) - (key[a] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** The same for teams. Their members meet the members of others, so no table compares two teams directly, and a team has no age. */
export function teamKeys(
  { tieBreaks, seed = '' }: Pick<Scheme, 'tieBreaks' | 'seed'>,
  { name, score, ...team }: TeamFigures & { readonly name: string; readonly score: number },
): readonly number[] {
  return [
    score,
    ...tieBreaks.map((tieBreak) => {
      if (tieBreak === 'direct' || tieBreak === 'older' || tieBreak === 'younger') return 0
      if (tieBreak === 'lot') return lotOf(seed, name)
      if (tieBreak === 'mean') return meanOf(team.points * unitsAPoint, team.lists)
      return tieBreak === 'lost' ? fewer(team.lost) : team[tieBreak]
    }),
  ]
}

/** Returns the places, from 1, of a sorted list. Equal neighbours share a place. */
export function placed<T>(inOrder: readonly T[], equal: (a: T, b: T) => boolean): readonly number[] {
  let place = 0
  return inOrder.map((one, i) => {
    const before = inOrder[i - 1]
    if (i === 0 || !equal(before as T, one)) place = i + 1
    return place
  })
}

// Lots that anybody can draw again from the published seed.

/**
 * Returns the lot of a person, by id, or of a team, by name; the higher one stands first. It is the first 52 bits of the
 * SHA-256 of `["lot","SEED","ID"]`, so a newcomer or another event changes nobody else's.
 */
const lotOf = (seed: string, id: string): number =>
  Number.parseInt(contentHash(['lot', seed, id]).slice(0, 13), 16)

// Direct comparison of people who are equal so far: who was ahead of whom at the tables that they shared.

/**
 * Returns, for each person, how often they were ahead of another of their group by small points, less how often they were
 * behind; 0 for everybody else.
 * @param groups of people who are equal
 * @param many how many people there are
 */
function directOf(
  groups: readonly (readonly number[])[],
  many: number,
  events: readonly Event[],
): Float64Array {
  const ahead = new Float64Array(many)
  if (groups.length === 0) return ahead
  const groupOf = new Int32Array(many).fill(-1)
  groups.forEach((members, group) => {
    for (const person of members) groupOf[person] = group
  })
  for (const event of events) {
    const { persons, sheet } = event
    const { player, table, small } = sheet.lists
    eachTable(event, (rows, from, until) => {
      // Lists without a number of their table were not played against each other.
      if (table[rows[from] as number] === 0) return
      for (let i = from; i < until; i++)
        for (let j = i + 1; j < until; j++) {
          const [mine, theirs] = [rows[i] as number, rows[j] as number]
          const a = persons[player[mine] as number] as number
          const b = persons[player[theirs] as number] as number
          if (groupOf[a] === -1 || groupOf[a] !== groupOf[b]) continue
          const sign = Math.sign((small[mine] as number) - (small[theirs] as number))
          ahead[a] = (ahead[a] as number) + sign
          ahead[b] = (ahead[b] as number) - sign
        }
    })
  }
  return ahead
}
