import { describe, expect, it } from 'vitest'
import { mean, quantile } from '../src/base/statistics.js'

describe('a mean', () => {
  it('has its 95 % interval', () => {
    expect(mean([1, 2, 3, 4])).toEqual({ mean: 2.5, within: 1.96 * Math.sqrt(5 / 3 / 4) })
    expect(mean([7])).toEqual({ mean: 7, within: 0 })
  })
})

describe('a quantile', () => {
  it('is one of the values', () => {
    const sorted = [1, 2, 3, 4, 5]
    expect([0, 0.25, 0.5, 0.75, 1].map((part) => quantile(sorted, part))).toEqual([1, 2, 3, 4, 5])
  })
})
