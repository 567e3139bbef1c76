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

/** Returns the value below which the given part of the sorted values lies, from 0 = least to 1 = greatest. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number
}
