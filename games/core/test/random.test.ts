import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick, random32, seeded, shuffled } from '@stolik/core'

describe('drawing a number', () => {
  it('rejects the words beyond the last whole multiple, so that all numbers are equally likely', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5]
    const random = random32(() => words.shift() as number)
    // 2³² mod 6 = 4: the four highest words are thrown away.
    expect(random.below(6)).toBe(5)
    expect(words).toEqual([])
  })

  it('stays below n, for every n up to 2³²', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (n, seed) => {
        const value = seeded(seed).below(n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
  })

  it('refuses an n that is not a whole number from 1 to 2³²', () => {
    for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1]) expect(() => seeded(1).below(n)).toThrow(RangeError)
  })

  it('is even: chi-square of 60,000 draws from ten stays below the 99.9 % bound', () => {
    const random = seeded('even')
    const seen = Array.from({ length: 10 }, () => 0)
    for (let i = 0; i < 60_000; i++) {
      const value = random.below(10)
      seen[value] = (seen[value] as number) + 1
    }
    const chiSquare = seen.reduce((sum, n) => sum + (n - 6000) ** 2 / 6000, 0)
    expect(chiSquare).toBeLessThan(27.9)
  })
})

describe('seeded draws', () => {
  it('are the same for the same seed and differ for another', () => {
    const draw = (seed: number | string): number[] => {
      const random = seeded(seed)
      return Array.from({ length: 20 }, () => random.below(1000))
    }
    expect(draw(7)).toEqual(draw('7'))
    expect(draw(7)).not.toEqual(draw(8))
  })
})

describe('a shuffle', () => {
  it('keeps every item and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items]
        const after = shuffled(items, seeded(seed))
        expect(items).toEqual(before)
        expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b))
      }),
    )
  })

  it('gives each of the six orders of three about equally often', () => {
    const random = seeded('orders')
    const seen = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled([1, 2, 3], random).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)
    expect(seen.size).toBe(6)
    expect(chiSquare).toBeLessThan(20.5) // 99.9 % at five degrees of freedom
  })

  it('picks one of the items', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (items, seed) => {
        expect(items).toContain(pick(items, seeded(seed)))
      }),
    )
  })
})
