/** Compares the only place where a sum is rounded with exact fractions of big integers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactQuotient } from '@stolik/ranking/count/exact'

const fraction = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 5000 }))
const sum = (of: readonly (readonly [number, number])[], divisor: number): number =>
  exactQuotient(
    of.map(([above]) => above),
    of.map(([, below]) => below),
    divisor,
  )

test('a sum is rounded to the nearest number', () => {
  fc.assert(
    fc.property(
      fc.array(fraction, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 1e8 }),
      (of, divisor) => {
        const below = of.reduce((all, [, one]) => all * BigInt(one), BigInt(divisor))
        const above = of.reduce(
          (all, [own, one]) => all + (BigInt(own) * below) / BigInt(one) / BigInt(divisor),
          0n,
        )
        const found = sum(of, divisor)
        // |found − above/below| in whole numbers. No sum but 0 is below 2⁻¹³¹, so times 2⁶⁰⁰ any of them is whole.
        const distance = (value: number): bigint => {
          const difference = BigInt(value * 2 ** 600) * below - above * 2n ** 600n
          return difference < 0n ? -difference : difference
        }
        const step = Math.abs(found) * 2 ** -52 || 2 ** -600
        expect(distance(found) <= distance(found + step)).toBe(true)
        expect(distance(found) <= distance(found - step)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('equal sums give equal numbers', () => {
  fc.assert(
    fc.property(
      fc.array(fraction, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 2, max: 40 }),
      (of, parts) => {
        // Splits each fraction into `parts` parts and reverses the order.
        const split = of.flatMap(([above, below]) =>
          Array.from({ length: parts }, () => [above, below * parts] as const),
        )
        expect(sum(split.toReversed(), 7)).toBe(sum(of, 7))
      },
    ),
  )
})

test('a sum may have no terms, zeros or negative terms', () => {
  expect(sum([], 60)).toBe(0)
  expect(sum([[0, 3], [0, 7]], 60)).toBe(0) // oxfmt-ignore
  expect(sum([[-1, 3], [-1, 6]], 2)).toBe(-0.25) // oxfmt-ignore
})
