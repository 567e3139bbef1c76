/** Who stands before whom: by score, then by the tie-breaks in their order. Equal figures are equal places. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { TieBreak } from '../model/scheme.js'
import type { People } from './people.js'
import type { Figures } from './tally.js'
import type { TeamFigures } from './team-score.js'

/** What persons are compared by, one column after the other; the more the better. */
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
      return Float64Array.from(totals[tieBreak])
    }),
  ]
}

/** Points of a list; 0 of who played none. */
const meanOf = (units: number, lists: number): number => (lists === 0 ? 0 : units / (unitsAPoint * lists))

/** Negative when a stands before b. */
export function compare(keys: Keys, a: number, b: number): number {
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n] as Float64Array
    const difference = (key[b] as number) - (key[a] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** The same of teams. */
export function teamKeys(
  tieBreaks: readonly TieBreak[],
  score: number,
  team: TeamFigures,
): readonly number[] {
  return [
    score,
    ...tieBreaks.map((tieBreak) =>
      tieBreak === 'mean' ? meanOf(team.points * unitsAPoint, team.lists) : team[tieBreak],
    ),
  ]
}

/** Places from 1 of what is in order, the same for neighbours that are equal. */
export function placed<T>(inOrder: readonly T[], equal: (a: T, b: T) => boolean): readonly number[] {
  let place = 0
  return inOrder.map((one, i) => {
    const before = inOrder[i - 1]
    if (i === 0 || !equal(before as T, one)) place = i + 1
    return place
  })
}
