/** A person's score: the sum or mean of their best results, rounded only once at the end. */
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Points } from '@stolik/contract/ranking/scheme'
import { exactQuotient, largest } from './exact.js'
import { takenOf, type Limits } from './limits.js'
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
 * @param carried what is added to them, in whole multiples of 1/`scale`
 */
export function scoreOf(
  count: Points,
  results: Results,
  { weights, limits }: { readonly weights: Float64Array; readonly limits: Limits | null },
  person: number,
  carried: number,
): Score {
  const { last, before, above, below, slot } = results
  const values: number[] = []
  const under: number[] = []
  const slots: number[] = []
  let size = Math.abs(carried)
  let whole = true
  for (let at = last[person] ?? -1; at !== -1; at = before[at] as number) {
    const value = (above[at] as number) * (weights[slot[at] as number] as number)
    values.push(value)
    under.push(below[at] as number)
    slots.push(slot[at] as number)
    size += Math.abs(value)
    if (below[at] !== 1) whole = false
  }
  if (size > largest) return { score: 0, best: 0, tooLarge: true }
  return {
    ...(whole && limits === null
      ? ofWhole(count, values, carried)
      : ofFractions(count, limits, { values, under, slots }, carried)),
    tooLarge: false,
  }
}

type Found = Omit<Score, 'tooLarge'>

/** The usual case, and the one that must be fast. */
function ofWhole(count: Points, values: readonly number[], carried: number): Found {
  if (values.length === 0) return { score: carried / scale, best: 0 }
  const sorted = Float64Array.from(values).sort()
  const taken = count.best === null ? sorted.length : Math.min(count.best, sorted.length)
  const leavesOut = count.best !== null && count.take === 'sum'
  let sum = carried
  let many = 0
  for (let i = sorted.length - 1; many < taken; i--, many++) {
    const value = sorted[i] as number
    if (leavesOut && value < 0) break
    sum += value
  }
  return {
    score: sum / (count.take === 'mean' ? scale * many : scale),
    best: (sorted.at(-1) as number) / scale,
  }
}

/** Columns by result. */
interface Values {
  readonly values: readonly number[]
  readonly under: readonly number[]
  readonly slots: readonly number[]
}

function ofFractions(
  count: Points,
  limits: Limits | null,
  { values, under, slots }: Values,
  carried: number,
): Found {
  const worth = values.map((value, i) => value / (under[i] as number))
  const order = values.map((_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number))
  const slotOf = (i: number): number => slots[i] as number
  const taken = takenOf(count, limits, order, { slotOf, valueOf: (i) => values[i] as number })
  // Points carried over are whole.
  const above = taken.map((i) => values[i] as number)
  const below = taken.map((i) => under[i] as number)
  if (carried !== 0) {
    above.push(carried)
    below.push(1)
  }
  const [most] = order
  return {
    score: exactQuotient(above, below, count.take === 'mean' ? scale * Math.max(1, taken.length) : scale),
    best: most === undefined ? 0 : (worth[most] as number) / scale,
  }
}
