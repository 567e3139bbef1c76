/** Intervals and correlations. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution for 95 %. */
export const quantile95 = 1.96

/** Wilson's interval of a share, from 0 to 1; the whole range if nothing was counted. */
export function wilson(found: number, among: number, z: number = quantile95): Interval {
  if (among === 0) return { low: 0, high: 1 }
  const p = found / among
  const square = (z * z) / among
  const middle = p + square / 2
  const half = z * Math.sqrt((p * (1 - p)) / among + square / (4 * among))
  return {
    low: Math.max(0, (middle - half) / (1 + square)),
    high: Math.min(1, (middle + half) / (1 + square)),
  }
}

/** The rank of each value, from 1; equal values share the mean of theirs. */
function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, i) => i).toSorted((a, b) => (values[a] as number) - (values[b] as number))
  const out = values.map(() => 0)
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++
    for (const i of order.slice(from, to)) out[i] = (from + 1 + to) / 2
    from = to
  }
  return out
}

/** Spearman's rank correlation of pairs, from −1 to 1; 0 if one side has no differences. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [ranks(pairs.map(([x]) => x)), ranks(pairs.map(([, y]) => y))]
  const mean = (pairs.length + 1) / 2
  let [both, left, right] = [0, 0, 0]
  for (const [i, x] of a.entries()) {
    const y = b[i] as number
    both += (x - mean) * (y - mean)
    left += (x - mean) ** 2
    right += (y - mean) ** 2
  }
  return left === 0 || right === 0 ? 0 : both / Math.sqrt(left * right)
}
