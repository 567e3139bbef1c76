/** Logistic regression by Newton's method, with a small penalty on weights far from where they begin. */

/** A sample: its features by place, those that are not 0, and whether it came true. */
export interface Sample {
  readonly at: readonly number[]
  readonly size: readonly number[]
  readonly true: boolean
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Solves A x = b for a symmetric positive matrix, which it overwrites (Cholesky). */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  const at = (i: number, j: number): number => (a[i] as Float64Array)[j] as number
  for (let j = 0; j < n; j++) {
    let diagonal = at(j, j)
    for (let k = 0; k < j; k++) diagonal -= at(j, k) ** 2
    const root = Math.sqrt(diagonal)
    ;(a[j] as Float64Array)[j] = root
    for (let i = j + 1; i < n; i++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      ;(a[i] as Float64Array)[j] = sum / root
    }
  }
  const x = Float64Array.from(b)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - at(i, k) * (x[k] as number)
    x[i] = (x[i] as number) / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - at(k, i) * (x[k] as number)
    x[i] = (x[i] as number) / at(i, i)
  }
  return x
}

export function predicted(weights: ArrayLike<number>, { at, size }: Sample): number {
  let sum = 0
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] as number] as number) * (size[i] as number)
  return logistic(sum)
}

/** Fits weights. One without samples stays where it begins. */
export function fit(samples: readonly Sample[], begin: readonly number[], penalty = 1): readonly number[] {
  const width = begin.length
  const weights = Float64Array.from(begin)
  for (let round = 0; round < 12; round++) {
    const gradient = Float64Array.from(weights, (w, i) => penalty * ((begin[i] as number) - w))
    const matrix = Array.from({ length: width }, (_, i) => {
      const row = new Float64Array(width)
      row[i] = penalty
      return row
    })
    for (const sample of samples) {
      const { at, size } = sample
      const p = predicted(weights, sample)
      const miss = (sample.true ? 1 : 0) - p
      const spread = p * (1 - p)
      for (let i = 0; i < at.length; i++) {
        const [place, x] = [at[i] as number, size[i] as number]
        gradient[place] = (gradient[place] as number) + miss * x
        const row = matrix[place] as Float64Array
        for (let j = 0; j < at.length; j++) {
          const other = at[j] as number
          row[other] = (row[other] as number) + spread * x * (size[j] as number)
        }
      }
    }
    const step = solve(matrix, gradient)
    let longest = 0
    for (let i = 0; i < width; i++) {
      weights[i] = (weights[i] as number) + (step[i] as number)
      longest = Math.max(longest, Math.abs(step[i] as number))
    }
    if (longest < 1e-4) break
  }
  return [...weights].map((w) => Number(w.toFixed(3)))
}
