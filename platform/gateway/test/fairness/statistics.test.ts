import { describe, expect, it } from 'vitest'
import { rankCorrelation, wilson } from '../../src/fairness/statistics.js'

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (const [found, among, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      expect(wilson(found, among).low).toBeCloseTo(low, 4)
      expect(wilson(found, among).high).toBeCloseTo(high, 4)
    }
  })

  it('is everything if nothing was counted', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('the correlation of ranks', () => {
  it('is 1 for the same order, −1 for the opposite, and 0 where one side is constant', () => {
    const values = [3, 1, 4, 1.5, 9]
    expect(rankCorrelation(values.map((x) => [x, x ** 3] as const))).toBeCloseTo(1, 12)
    expect(rankCorrelation(values.map((x) => [x, -x] as const))).toBeCloseTo(-1, 12)
    expect(rankCorrelation(values.map((x) => [x, 7] as const))).toBe(0)
    expect(rankCorrelation([])).toBe(0)
  })

  it('shares ranks among equal values', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
    expect(
      rankCorrelation([
        [1, 1],
        [2, 2],
        [2, 3],
        [3, 4],
      ]),
    ).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
  })
})
