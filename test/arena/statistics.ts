/** Means with their 95 % intervals, and times in logarithmic buckets. */

export interface Interval {
  readonly mean: number
  /** Half the width of the 95 % interval; 0 if there are fewer than two samples. */
  readonly within: number
}

/** The quantile of the normal distribution for 95 %. */
const quantile = 1.96

export function interval(samples: readonly number[]): Interval {
  const n = samples.length
  const mean = samples.reduce((sum, x) => sum + x, 0) / Math.max(1, n)
  if (n < 2) return { mean, within: 0 }
  const variance = samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  return { mean, within: quantile * Math.sqrt(variance / n) }
}

/** Sixteen buckets for each doubling: a quantile is right to 5 %. */
const fineness = 16

/** Collects times in microseconds. */
export interface Times {
  n: number
  sum: number
  readonly buckets: number[]
}

export const noTimes = (): Times => ({ n: 0, sum: 0, buckets: [] })

export function addTime(times: Times, micros: number): void {
  const bucket = Math.max(0, Math.round(fineness * Math.log2(1 + micros)))
  times.n += 1
  times.sum += micros
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1
}

/** What times come to, in microseconds. */
export interface Timing {
  readonly choices: number
  readonly mean: number
  readonly median: number
  readonly p99: number
}

export const timing = (times: Times): Timing => ({
  choices: times.n,
  mean: times.sum / Math.max(1, times.n),
  median: quantileOf(times, 0.5),
  p99: quantileOf(times, 0.99),
})

/** The time within which a share of all choices was made; 0 if there were none. */
function quantileOf({ n, buckets }: Times, share: number): number {
  let seen = 0
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    seen += buckets[bucket] ?? 0
    if (seen > 0 && seen >= share * n) return 2 ** (bucket / fineness) - 1
  }
  return 0
}
