/** The effect of raises on the stake (L10, L13, RZ2-8, RZ11). */
import { rulesIn } from '../src/profiles.js'
import type { View } from '../src/view.js'

/** Returns the factor on the base payment if this many raises count: raises, du, bok-round. */
export function factor(view: View, raises: number, du: boolean): number {
  const by = rulesIn(view).factor
  return by.raise ** raises * (du ? by.du : 1) * (view.bokLeft > 0 ? by.bokRound : 1)
}

/** Returns the number of raises: those that count, once that is known; until then all that were announced. */
export const raiseCount = (view: View): number =>
  view.counted === null ? view.raises.length : view.counted.filter((c) => c).length
