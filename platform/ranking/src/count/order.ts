/** The order of a ranking: by score, then by the tie-breaks in turn. Equal figures share a place. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { TieBreak } from '../model/scheme.js'
import type { People } from './people.js'
import type { Figures } from './tally.js'
import type { TeamFigures } from './team-score.js'

/** The columns by which people are compared, most important first; higher is better. */
export type Keys = readonly Float64Array[]

export function keysOf(tieBreaks: readonly TieBreak[], people: People, { score, best }: Figures): Keys {
  const { totals } = people
  return [
    score,
    ...tieBreaks.map((tieBreak): Float64Array => {
      if (tieBreak === 'best') return best
      if (tieBreak === 'points') return Float64Array.from(totals.units)
      if (tieBreak === 'mean')
        return Float64Array.from(totals.units, (units, i) => meanOf(units, totals.lists[i] as number))
      if (tieBreak === 'lost') return Float64Array.from(totals.lost, fewer)
      return Float64Array.from(totals[tieBreak])
    }),
  ]
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

/** The same for teams. */
export function teamKeys(
  tieBreaks: readonly TieBreak[],
  score: number,
  team: TeamFigures,
): readonly number[] {
  return [
    score,
    ...tieBreaks.map((tieBreak) => {
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
