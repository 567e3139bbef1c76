/** What a series changes: by the difference of points, by how sure ratings are, and by who left. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counts, mostADay, mostAWeek } from '@stolik/rating/meetings'
import { aged, isProvisional, newcomer, noSpread, type SeriesResult } from '@stolik/rating/model'
import { outcomesOf } from '@stolik/rating/outcome'
import { rate, type Before } from '@stolik/rating/rate'
import { ratingKey, replay } from '@stolik/rating/replay'

const day = 24 * 60 * 60_000
const squareOfSkat = 8_000

const resultOf = (points: readonly number[], more: Partial<SeriesResult> = {}): SeriesResult => ({
  game: 'skat',
  profile: 'pzskat',
  at: 0,
  hands: 36,
  squares: 36 * squareOfSkat,
  isShort: false,
  players: points.map((one, chair) => ({ person: `p${chair}`, points: one, left: false })),
  ...more,
})
const fresh: Before = { rated: new Map(), spread: noSpread, counts: () => true }
const valuesAfter = (result: SeriesResult, before: Before = fresh): readonly (number | undefined)[] => {
  const after = rate(result, before)
  return result.players.map(({ person }) => after.get(person)?.value)
}

describe('a rated series', () => {
  test('orders newcomers by their points', () => {
    const [first = 0, second = 0, third = 0] = valuesAfter(resultOf([900, 400, -200]))
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
    expect(first).toBeGreaterThan(1500)
    expect(third).toBeLessThan(1500)
  })

  test('changes nobody whose points are equal', () => {
    for (const value of valuesAfter(resultOf([300, 300, 300]))) expect(value).toBeCloseTo(1500, 6)
  })

  test('counts a difference ten times as large for little more than a clear one', () => {
    const clear = outcomesOf(resultOf([]), noSpread).of(1_500)
    const huge = outcomesOf(resultOf([]), noSpread).of(15_000)
    expect(clear).toBeGreaterThan(0.9)
    expect(huge - clear).toBeLessThan(0.06)
  })

  test('of many hands counts for more games than a short one', () => {
    const games = (hands: number): number =>
      outcomesOf(resultOf([], { hands, squares: hands * squareOfSkat }), noSpread).games
    expect([games(9), games(36), games(60)]).toEqual([1, 3, 5])
  })

  test('is measured by the spread of the game, so that a game with small points is rated alike', () => {
    const small = resultOf([9, 4, -2], { squares: (36 * squareOfSkat) / 10_000 })
    const [large, tiny] = [valuesAfter(resultOf([900, 400, -200])), valuesAfter(small)]
    for (const [chair, value] of large.entries()) expect(tiny[chair]).toBeCloseTo(value ?? 0, 6)
  })

  test('does not move the ratings of people whose series count no more', () => {
    expect(rate(resultOf([900, 400, -200]), { ...fresh, counts: () => false }).size).toBe(0)
  })

  test('moves a sure rating less than an unsure one', () => {
    const sure = { ...newcomer, deviation: 50, series: 40 }
    const before: Before = { ...fresh, rated: new Map([['p0', sure]]) }
    const [first = 0, , third = 0] = valuesAfter(resultOf([900, 0, -900]), before)
    expect(first - 1500).toBeLessThan((1500 - third) / 3)
    expect(first).toBeGreaterThan(1500)
  })

  test('gives the same whatever the order of its chairs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -2_000, max: 2_000 }), { minLength: 2, maxLength: 4 }),
        (points) => {
          const result = resultOf(points)
          const turned = { ...result, players: result.players.toReversed() }
          const [one, other] = [rate(result, fresh), rate(turned, fresh)]
          for (const { person } of result.players)
            expect(other.get(person)?.value).toBeCloseTo(one.get(person)?.value ?? 0, 6)
        },
      ),
    )
  })
})

describe('a player who left', () => {
  const left = (points: readonly number[], more: Partial<SeriesResult> = {}): SeriesResult => {
    const result = resultOf(points, more)
    return {
      ...result,
      players: result.players.with(0, { person: 'p0', points: points[0] ?? 0, left: true }),
    }
  }

  test('counts as last, however many points they had', () => {
    const [first = 0, second = 0, third = 0] = valuesAfter(left([2_000, 100, 0]))
    expect(first).toBeLessThan(Math.min(second, third))
    expect(first).toBeLessThan(1500)
  })

  test('pays in a series too short for the others, who are not rated', () => {
    const [first = 0, second, third] = valuesAfter(left([0, 0, 0], { hands: 0, squares: 0, isShort: true }))
    expect(first).toBeLessThan(1450)
    expect([second, third]).toEqual([undefined, undefined])
  })

  test('does not make the others strong: they are rated by the points until then', () => {
    const [, second = 0, third = 0] = valuesAfter(left([2_000, 100, 0]))
    expect(second).toBeLessThan(1500)
    expect(third).toBeLessThan(1500)
  })
})

describe('a rating', () => {
  test('is provisional at first, and sure after some series', () => {
    const all = replay()
    expect(isProvisional(newcomer)).toBe(true)
    let series = 0
    for (; series < 60; series++) {
      const rated = all.rated().get(ratingKey('skat', 'p0'))
      if (rated !== undefined && !isProvisional(rated)) break
      all.add(resultOf([300, 0, -300], { at: series * 3 * day }))
    }
    expect(series).toBeGreaterThan(2)
    expect(series).toBeLessThan(20)
  })

  test('becomes less sure in a year without a series, and never less sure than a newcomer', () => {
    const sure = { ...newcomer, deviation: 60, series: 40, at: 0 }
    expect(aged(sure, 365 * day).deviation).toBeCloseTo(110, 0)
    expect(aged(sure, 365_000 * day).deviation).toBe(newcomer.deviation)
    expect(aged(sure, 0)).toEqual(sure)
  })
})

describe('the same people', () => {
  test('count for each other four times a day and twelve times a week', () => {
    const now = 100 * day
    const ago = (times: number, each: number): number[] =>
      Array.from({ length: times }, (_, i) => now - (i + 1) * each)
    expect(counts(ago(mostADay - 1, 60_000), now)).toBe(true)
    expect(counts(ago(mostADay, 60_000), now)).toBe(false)
    expect(counts(ago(mostAWeek - 1, day / 3 + 1), now)).toBe(true)
    expect(counts(ago(mostAWeek, day / 3 + 1), now)).toBe(false)
    expect(counts(ago(50, 8 * day), now)).toBe(true)
  })

  test('gain nothing from the fifth series of a day', () => {
    const all = replay()
    const changed = Array.from(
      { length: 6 },
      (_, i) => all.add(resultOf([900, 0, -900], { at: i * 60_000 })).size,
    )
    expect(changed).toEqual([3, 3, 3, 3, 0, 0])
  })
})
