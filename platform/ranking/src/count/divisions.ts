/** Leagues: who plays in which, and where they go after the season. */
import type { Result } from '../model/edition.js'
import type { Divisions } from '../model/scheme.js'

/** By person, the number of the division from 0 = highest. */
export type Formed = ReadonlyMap<string, number>

/**
 * Divisions as the edition before leaves them: its own with who goes up or down, or, when it had none, by its places. Who is
 * not in it begins in the last one.
 */
export function formed({ names, sizes }: Divisions, before: Result): Formed {
  const formed = new Map<string, number>()
  before.all.forEach(({ person, division, moves, place }) => {
    if (division === null) {
      if (place !== null) formed.set(person, bySize(sizes, place))
      return
    }
    const at = names.indexOf(division)
    // A division of that name is no more: as somebody new.
    if (at !== -1) formed.set(person, Math.min(names.length - 1, Math.max(0, at - moves)))
  })
  return formed
}

/** Who share a place are in one division, even if it grows by that. */
function bySize(sizes: readonly number[], place: number): number {
  let until = 0
  const at = sizes.findIndex((size) => place <= (until += size))
  return at === -1 ? sizes.length : at
}

/**
 * The first `moving` go up. Everybody goes down who would not leave room for as many, and who has no place; so a division that
 * ties have made too large, or that some have left, comes back to its size. Who share a place go together.
 *
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
