/** Solvers that the bot keeps, one for each ladder. */
import type { Card } from '@stolik/core'
import { type Solver, solver } from '../solve.js'

const kept = new WeakMap<readonly Card[], Solver>()

export function solverFor(ladder: readonly Card[]): Solver {
  let one = kept.get(ladder)
  if (one === undefined) {
    one = solver(ladder)
    kept.set(ladder, one)
  }
  return one
}
