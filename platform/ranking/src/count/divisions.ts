/** Leagues: which division a person plays in, and whether they move up or down after the season. */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Divisions } from '@stolik/contract/ranking/scheme'

/** The number of the division by person, from 0 = highest. */
export type Formed = ReadonlyMap<string, number>

/**
 * Returns the divisions that follow from the previous edition. If it had divisions, people move up and down. Otherwise they are
 * formed from its places. Anybody not in it begins in the last division.
 */
export function formed({ names, sizes }: Divisions, before: Result): Formed {
  const formed = new Map<string, number>()
  before.all.forEach(({ person, division, moves, place }) => {
    if (division === null) {
      if (place !== null) formed.set(person, bySize(sizes, place))
      return
    }
    const at = names.indexOf(division)
    // If no division has that name any more, the person begins like a newcomer.
    if (at !== -1) formed.set(person, Math.min(names.length - 1, Math.max(0, at - moves)))
  })
  return formed
}

/** People who share a place are in one division, even if it becomes larger than its size. */
function bySize(sizes: readonly number[], place: number): number {
  let until = 0
  const at = sizes.findIndex((size) => place <= (until += size))
  return at === -1 ? sizes.length : at
}

/**
 * Returns where a person moves. The first `moving` places go up. People go down if they have no place, or a place too low to
 * leave room for as many from below. So a division that ties made too large, or that people have left, returns to its size.
 * People who share a place move together.
 * @param place in the division
 */
export function movesOf(
  { sizes, moving, names }: Divisions,
  division: number,
  place: number | null,
): -1 | 0 | 1 {
  if (place !== null && place <= moving && division > 0) return 1
  if (division === names.length - 1) return 0
  return place === null || place > (sizes[division] as number) - moving ? -1 : 0
}
