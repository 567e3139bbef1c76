/** The searches that the bot keeps, one for each ladder and target. */
import type { Card } from '@stolik/core'
import { type Secure, securing } from '../secure.js'
import { type Solver, solver } from '../solve.js'

const solvers = new WeakMap<readonly Card[], Solver>()

export function solverFor(ladder: readonly Card[]): Solver {
  const kept = solvers.get(ladder) ?? solver(ladder)
  solvers.set(ladder, kept)
  return kept
}

const securers = new WeakMap<readonly Card[], Map<number, Secure>>()

/** Whether a side takes at least `points` with open hands. */
export function securerFor(ladder: readonly Card[], points: number): Secure {
  const byPoints = securers.get(ladder) ?? new Map<number, Secure>()
  securers.set(ladder, byPoints)
  const kept = byPoints.get(points) ?? securing(ladder, points)
  byPoints.set(points, kept)
  return kept
}
