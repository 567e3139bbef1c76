/** A mean and half the width of its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly within: number
}

/** Returns the mean of the values with its normal 95 % interval. */
export function mean(values: readonly number[]): Mean {
  const n = values.length
  const average = values.reduce((sum, v) => sum + v, 0) / n
  const variance = n < 2 ? 0 : values.reduce((sum, v) => sum + (v - average) ** 2, 0) / (n - 1)
  return { mean: average, within: 1.96 * Math.sqrt(variance / n) }
}

/** A share with its 95 % interval (Wilson), all from 0 to 1. */
export interface Share {
  readonly share: number
  readonly from: number
  readonly to: number
}

/** Returns `part` as a share of `whole`, which is at least 1. */
export function share(part: number, whole: number): Share {
  const z = 1.96
  const p = part / whole
  const middle = p + z ** 2 / (2 * whole)
  const spread = z * Math.sqrt((p * (1 - p)) / whole + z ** 2 / (4 * whole ** 2))
  const scale = 1 + z ** 2 / whole
  return { share: p, from: (middle - spread) / scale, to: (middle + spread) / scale }
}

/** Returns the value below which the given part of the sorted values lies, from 0 = least to 1 = greatest. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number
}
