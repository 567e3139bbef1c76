/** A person's score: the sum or mean of their best results, rounded only once at the end. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Points } from '../model/scheme.js'
import { exactQuotient, largest } from './exact.js'
import type { Results } from './results.js'
import { million } from './weights.js'

/** Weighted results are counted in whole multiples of 1/`scale`: a millionth of a unit of a point. */
export const scale = unitsAPoint * million

export interface Score {
  readonly score: number
  /** The best result; 0 if there is none. */
  readonly best: number
  /** Whether the figures were too large to be added up exactly. */
  readonly tooLarge: boolean
}

/**
 * @param weights by slot, in millionths
 * @param carried in whole multiples of 1/`scale`
 */
export function scoreOf(
  count: Points,
  results: Results,
  weights: Float64Array,
  person: number,
  carried: number,
): Score {
  const { last, before, above, below, slot } = results
  const values: number[] = []
  const under: number[] = []
  let size = Math.abs(carried)
  let whole = true
  for (let at = last[person] ?? -1; at !== -1; at = before[at] as number) {
    const value = (above[at] as number) * (weights[slot[at] as number] as number)
    values.push(value)
    under.push(below[at] as number)
    size += Math.abs(value)
    if (below[at] !== 1) whole = false
  }
  if (size > largest) return { score: 0, best: 0, tooLarge: true }
  return {
    ...(whole ? ofWhole(count, values, carried) : ofFractions(count, values, under, carried)),
    tooLarge: false,
  }
}

type Found = Omit<Score, 'tooLarge'>

/** The usual case, and the one that must be fast. */
function ofWhole(count: Points, values: readonly number[], carried: number): Found {
  if (values.length === 0) return { score: carried / scale, best: 0 }
  const sorted = Float64Array.from(values).sort()
  const taken = takenOf(count, sorted.length)
  let sum = carried
  let many = 0
  for (let i = sorted.length - 1; many < taken; i--, many++) {
    const value = sorted[i] as number
    if (isLeftOut(count, value)) break
    sum += value
  }
  return {
    score: sum / (count.take === 'mean' ? scale * many : scale),
    best: (sorted.at(-1) as number) / scale,
  }
}

function ofFractions(
  count: Points,
  values: readonly number[],
  under: readonly number[],
  carried: number,
): Found {
  const worth = values.map((value, i) => value / (under[i] as number))
  const order = values.map((_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number))
  const taken = order
    .slice(0, takenOf(count, order.length))
    .filter((i) => !isLeftOut(count, values[i] as number))
  // Points carried over are whole.
  const above = taken.map((i) => values[i] as number)
  const below = taken.map((i) => under[i] as number)
  if (carried !== 0) {
    above.push(carried)
    below.push(1)
  }
  const [most = 0] = order
  return {
    score: exactQuotient(above, below, count.take === 'mean' ? scale * Math.max(1, taken.length) : scale),
    best: (values[most] as number) / ((under[most] as number) * scale),
  }
}

/** How many of `many` results are taken at most. */
export const takenOf = ({ best }: Points, many: number): number =>
  best === null ? many : Math.min(best, many)

/** A sum of best results leaves out negative ones, because staying away counts as nothing. */
export const isLeftOut = ({ best, take }: Points, value: number): boolean =>
  best !== null && take === 'sum' && value < 0
