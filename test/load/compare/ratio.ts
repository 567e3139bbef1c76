/** Compares figures that were measured in pairs, one right after the other, so that a slow minute slows both. */

export interface Ratio {
  /** The geometric mean of the ratios of all pairs. */
  readonly mean: number
  /** The true ratio lies between these with a confidence of 95 %. */
  readonly low: number
  readonly high: number
}

/** A figure measured at both commits. */
export interface Pair {
  readonly before: number
  readonly after: number
}

/** Student's t for 95 %, by degrees of freedom, from 1. */
const t95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262]
export const mostPairs = t95.length + 1

/** @throws RangeError if there are fewer than two pairs, or more than `mostPairs` */
export function ratioOf(pairs: readonly Pair[]): Ratio {
  const t = t95[pairs.length - 2]
  if (t === undefined) throw new RangeError(`from 2 to ${mostPairs} pairs, not ${pairs.length}`)
  const logs = pairs.map(({ before, after }) => Math.log(after / before))
  const mean = logs.reduce((a, b) => a + b, 0) / logs.length
  const variance = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (logs.length - 1)
  const half = t * Math.sqrt(variance / logs.length)
  return { mean: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) }
}

/** The largest loss that passes. */
const mostLoss = 0.1

/**
 * Whether a figure became worse by more than a tenth, and not only by chance.
 * @param more whether more is better
 */
export function isLost({ mean, low, high }: Ratio, more: boolean): boolean {
  return more ? mean < 1 - mostLoss && high < 1 : mean > 1 / (1 - mostLoss) && low > 1
}
