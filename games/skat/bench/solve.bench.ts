/**
 * The solver beside the machine's baseline, on one core. One operation solves all problems of a file of the folder of records. Without the
 * folder only the baseline is measured.
 */
import type { OpenProblem } from '@stolik/core'
import { baseline } from '@stolik/core/bench'
import { bench, describe } from 'vitest'
import { solver } from '../src/solve/index.js'
import { forget as forgetNull } from '../src/solve/null.js'
import { forget as forgetTrumps } from '../src/solve/trumps.js'
import { linesOf } from '../test/records-folder.js'

const problems = (name: string): readonly OpenProblem[] =>
  (linesOf(`dd-${name}-100.txt`) ?? []).flatMap((line) => {
    const problem = solver.read(line)
    return 'unsolved' in problem ? [] : [problem]
  })

const rounds = (name: string, work: (problem: OpenProblem) => unknown, of: readonly OpenProblem[]): void => {
  if (of.length === 0) return
  bench(
    `${name}: ${of.length} problems`,
    () => {
      // Answers of the round before would be found again.
      forgetTrumps()
      forgetNull()
      for (const problem of of) work(problem)
    },
    { warmupTime: 1, warmupIterations: 1, time: 1, iterations: 3 },
  )
}

describe('solver', () => {
  bench('machine baseline: 1,000 packs shuffled and counted', () => void baseline(), {
    warmupTime: 1000,
    time: 1000,
  })
  rounds('declared, made or not', (problem) => problem.reached(), problems('declared'))
  rounds('declared, points', (problem) => problem.points(), problems('declared'))
  rounds('random, made or not', (problem) => problem.reached(), problems('random'))
  rounds('null, made or not', (problem) => problem.reached(), problems('null'))
})
