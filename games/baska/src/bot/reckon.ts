/** The searches that the bot keeps, one per ladder and target. */
import type { Ladder } from '../rules/rules.js'
import { type Secure, securing } from '../secure/secure.js'

const securers = new WeakMap<Ladder, Map<number, Secure>>()

/** Returns a function that tests whether a side takes at least `points` with open hands. */
export function securerFor(ladder: Ladder, points: number): Secure {
  const byPoints = securers.get(ladder) ?? new Map<number, Secure>()
  securers.set(ladder, byPoints)
  const search = byPoints.get(points) ?? securing(ladder, points)
  byPoints.set(points, search)
  return search
}
