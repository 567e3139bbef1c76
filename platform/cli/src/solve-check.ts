/** `stolik solve --check`: compares the answers of problems with the claims beside them, and how long they took. */
import type { OpenProblem } from '@stolik/core'
import type { Io } from './io.js'
import { quantile } from './statistics.js'

/** A problem and where it stands. */
export interface Given {
  readonly file: string
  readonly line: number
  readonly problem: OpenProblem
}

/** Prints what differs, then the totals. Returns whether every claim is right. */
export function checkSolved(all: readonly Given[], io: Io, json: boolean): boolean {
  const times: { readonly made: number[]; readonly points: number[] } = { made: [], points: [] }
  const timed = <T>(kept: number[], work: () => T): T => {
    const from = io.now()
    const answer = work()
    kept.push(io.now() - from)
    return answer
  }
  const count = { same: 0, differ: 0, unclaimed: 0 }
  for (const { file, line, problem } of all) {
    const { claims } = problem
    const made = claims.reached === undefined ? undefined : timed(times.made, () => problem.reached())
    const points = claims.points === undefined ? undefined : timed(times.points, () => problem.points())
    const wrong = [
      ...(made === claims.reached
        ? []
        : [`win is ${made === true ? 1 : 0}, claimed ${claims.reached === true ? 1 : 0}`]),
      ...(points === claims.points ? [] : [`points are ${points ?? 'none'}, claimed ${claims.points ?? ''}`]),
    ]
    const status =
      made === undefined && points === undefined ? 'unclaimed' : wrong.length === 0 ? 'same' : 'differ'
    count[status] += 1
    if (json) io.out(JSON.stringify({ file, line, status, ...(wrong.length === 0 ? {} : { wrong }) }))
    else if (status === 'differ') io.out(`${file}:${line}: differs: ${wrong.join('; ')}`)
  }
  for (const [what, taken] of Object.entries(times))
    if (taken.length > 0) io.out(`${what}: ${timeWords(taken)}`)
  const { same, differ, unclaimed } = count
  io.out(`${same} same, ${differ} differ${unclaimed === 0 ? '' : `, ${unclaimed} without a claim`}`)
  return differ === 0
}

function timeWords(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b)
  const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length
  const [middle, most] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
  return `mean ${mean.toFixed(2)} ms, median ${middle.toFixed(2)}, p99 ${most.toFixed(2)}`
}
