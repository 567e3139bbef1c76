import { describe, expect, it } from 'vitest'
import { isLost, mostPairs, ratioOf } from './ratio.js'

const pairs = (...ratios: readonly number[]) => ratios.map((ratio) => ({ before: 200, after: 200 * ratio }))

describe('the ratio of two commits', () => {
  it('is the geometric mean of all pairs, and doubling and halving cancel each other', () => {
    expect(ratioOf(pairs(2, 0.5)).mean).toBeCloseTo(1)
    expect(ratioOf(pairs(1.1, 1.1, 1.1))).toEqual({
      mean: expect.closeTo(1.1) as number,
      low: expect.closeTo(1.1) as number,
      high: expect.closeTo(1.1) as number,
    })
  })

  it('has an interval that gets narrower with more pairs', () => {
    const few = ratioOf(pairs(0.9, 1.1, 0.9, 1.1))
    const many = ratioOf(pairs(0.9, 1.1, 0.9, 1.1, 0.9, 1.1, 0.9, 1.1))
    expect(few.low).toBeLessThan(many.low)
    expect(many.high).toBeLessThan(few.high)
    expect(few.low).toBeLessThan(few.mean)
  })

  it('cannot be told from one pair, or from more than the table of intervals has', () => {
    expect(() => ratioOf(pairs(1))).toThrow(RangeError)
    expect(() => ratioOf(pairs(...Array.from({ length: mostPairs + 1 }, () => 1)))).toThrow(RangeError)
    expect(ratioOf(pairs(...Array.from({ length: mostPairs }, () => 1))).mean).toBe(1)
  })
})

describe('a loss', () => {
  it.each([
    ['a loss of a fifth in every pair', [0.8, 0.81, 0.79], true, true],
    ['a loss of a twentieth', [0.95, 0.95, 0.95], true, false],
    ['a gain', [1.3, 1.3, 1.3], true, false],
    ['a loss that may be chance', [0.5, 1.4, 0.9], true, false],
    ['a fifth more memory', [1.2, 1.21, 1.19], false, true],
    ['less memory', [0.7, 0.7, 0.71], false, false],
  ])('is found only where it is more than a tenth and no chance: %s', (_, ratios, more, lost) => {
    expect(isLost(ratioOf(pairs(...ratios)), more)).toBe(lost)
  })
})
