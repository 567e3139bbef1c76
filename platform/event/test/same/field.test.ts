/** Scores against the field. The examples are worked out by hand; the laws are checked with exact fractions. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Settled } from '@stolik/core'
import { addedByHands } from '../../src/standing/field.js'
import { scoreHand, scoreSeries, type HandAtTable } from '../../src/same/field.js'
import { numbers } from '../game.js'

const hand = (table: number, scores: readonly number[], deal = 'A', n = 0): HandAtTable => ({
  table,
  hand: n,
  deal,
  scores,
})

/** One chair's scores at tables 1, 2, 3 …, in sixtieths. */
const columnOf = (
  scores: readonly number[],
  tables = scores.length,
): { readonly difference: readonly number[]; readonly places: readonly number[] } => {
  const found = scoreHand(
    scores.map((score, i) => hand(i + 1, [score])),
    tables,
  )
  return {
    difference: found.map(([one]) => one?.difference ?? NaN),
    places: found.map(([one]) => one?.places ?? NaN),
  }
}

describe('A hand against the field', () => {
  test('grand made twice, lost once and not bid once: the mean is 5', () => {
    // 48 + 48 − 96 + 20 = 20, a mean of 5. 48 beats two tables and equals one.
    const { difference, places } = columnOf([48, 48, -96, 20])
    expect(difference).toEqual([43, 43, -101, 15].map((points) => points * 60))
    expect(places).toEqual([2.5, 2.5, 0, 1].map((points) => points * 60))
  })

  test('a mean in thirds is exact: 10, 0, 0 gives 6⅔, −3⅓ and −3⅓', () =>
    expect(columnOf([10, 0, 0]).difference).toEqual([400, -200, -200]))

  test('a mean in sevenths is rounded to sixtieths: 6/7 is 51/60, −1/7 is −9/60', () =>
    expect(columnOf([1, 0, 0, 0, 0, 0, 0]).difference).toEqual([51, -9, -9, -9, -9, -9, -9]))

  test('a half is rounded away from zero on both sides: 0.5/60 of eight tables is 1/60, −0.5/60 is −1/60', () => {
    // One of eight scores 1: 7/8 = 52.5/60, and −1/8 = −7.5/60.
    expect(columnOf([1, 0, 0, 0, 0, 0, 0, 0]).difference).toEqual([53, -8, -8, -8, -8, -8, -8, -8])
  })

  test('everybody alike: no difference, and half of the points by place, never minus zero', () => {
    const { difference, places } = columnOf([-24, -24, -24])
    expect(difference).toEqual([0, 0, 0])
    expect(places).toEqual([60, 60, 60])
  })

  test('only those who had the same chair are compared', () => {
    const found = scoreHand([hand(1, [30, 0, -5]), hand(2, [10, 0, 5])], 2)
    expect(found.map((chairs) => chairs.map(({ difference }) => difference / 60))).toEqual([
      [10, 0, -5],
      [-10, 0, 5],
    ])
  })

  test('a hand that one table has not played counts as much by places as any other', () => {
    // Three of four tables: 2, 1 and 0 points of 2 become 3, 1.5 and 0 of 3.
    expect(columnOf([9, 5, 1], 4).places).toEqual([180, 90, 0])
  })

  test('a substitute for a voided hand is compared with nothing else: 0, and half of the points', () => {
    const found = scoreHand([hand(1, [40]), hand(2, [10]), hand(3, [20]), hand(4, [100], 'B')], 4)
    expect(found.map(([one]) => (one?.difference ?? NaN) / 60)).toEqual([
      16 + 2 / 3,
      -(13 + 1 / 3),
      -(3 + 1 / 3),
      0,
    ])
    expect(found.map(([one]) => (one?.places ?? NaN) / 60)).toEqual([3, 0, 1.5, 1.5])
  })

  test('tables of three and of four are not compared, since the chairs have other cards', () => {
    const found = scoreHand([hand(1, [10, 0, 0]), hand(2, [0, 0, 10, 0])], 2)
    expect(found[0]).toEqual(new Array(3).fill({ difference: 0, places: 30 }))
  })

  const field = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 30 })

  test('differences are the exact ones within half a sixtieth, and their sum is nothing but rounding', () =>
    fc.assert(
      fc.property(field, (scores) => {
        const { difference } = columnOf(scores)
        const sum = scores.reduce((a, b) => a + b, 0)
        scores.forEach((own, i) => {
          // |k·u − 60·(k·own − sum)| ≤ k/2, in whole numbers
          const off = Math.abs(scores.length * (difference[i] ?? NaN) - 60 * (scores.length * own - sum))
          expect(2 * off).toBeLessThanOrEqual(scores.length)
        })
        expect(2 * Math.abs(difference.reduce((a, b) => a + b, 0))).toBeLessThanOrEqual(scores.length)
      }),
    ))

  test('by places a field of k always shares k(k − 1)/2 points, and more is never worth less', () =>
    fc.assert(
      fc.property(field, (scores) => {
        const { places } = columnOf(scores)
        const k = scores.length
        expect(places.reduce((a, b) => a + b, 0)).toBe((k * (k - 1) * 60) / 2)
        scores.forEach((a, i) =>
          scores.forEach((b, j) => {
            const [here, there] = [places[i] as number, places[j] as number]
            expect(Math.sign(here - there)).toBe(Math.sign(a - b))
          }),
        )
      }),
    ))

  test('the same points more for everybody change nothing: the luck of the deal falls out', () =>
    fc.assert(
      fc.property(field, fc.integer({ min: -300, max: 300 }), (scores, luck) => {
        expect(columnOf(scores.map((score) => score + luck))).toEqual(columnOf(scores))
      }),
    ))
})

describe('A series against the field', () => {
  test('is the sum of its hands', () => {
    const sums = scoreSeries(
      [hand(1, [20, 0]), hand(2, [10, 0]), hand(1, [0, 30], 'B', 1), hand(2, [0, 36], 'B', 1)],
      2,
    )
    expect(sums.get(1)).toEqual([
      { difference: 300, places: 90 },
      { difference: -180, places: 30 },
    ])
    expect(sums.get(2)).toEqual([
      { difference: -300, places: 30 },
      { difference: 180, places: 90 },
    ])
  })

  test('gives nothing for a hand that the table did not finish in time', () => {
    const sums = scoreSeries(
      [hand(1, [8]), hand(2, [4]), hand(3, [0]), hand(1, [5], 'B', 1), hand(2, [1], 'B', 1)],
      3,
    )
    // Table 3 has the first hand only: 0 − 4, and no point. The second hand is 2 of 2 for table 1.
    expect(sums.get(3)).toEqual([{ difference: -240, places: 0 }])
    expect(sums.get(1)).toEqual([{ difference: 240 + 120, places: 120 + 120 }])
  })
})

test('What hands add to a list is what its totals grow by, with all that the list counts', () => {
  const hands: Settled[] = [
    [20, -5, 0],
    [0, 0, 40],
    [-96, 0, 0],
  ].map((scores, n) => ({
    hand: n,
    dealer: n,
    seating: [0, 1, 2],
    settlement: { scores, lines: [], entry: {} },
  }))
  /** As `numbers` counts, and 30 points more for each game that somebody else lost. */
  const sheet: (typeof numbers)['sheet'] = (profile, chairs, settled) => {
    const plain = numbers.sheet(profile, chairs, settled)
    const lost = settled.map(({ settlement }) => settlement.scores.findIndex((score) => score < 0))
    const bonus = (chair: number): number =>
      30 * lost.filter((loser) => loser !== -1 && loser !== chair).length
    return { ...plain, totals: plain.totals.map((total, chair) => total + bonus(chair)) }
  }
  // Chair 1 loses the first hand, chair 0 the last.
  expect(addedByHands({ sheet }, 'free', 3, hands)).toEqual([
    [50, -5, 30],
    [0, 0, 40],
    [-96, 30, 30],
  ])
})
