/** Money and tables: stakes, the settlement in three variants, and tables for a number of players. */
import { describe, expect, test } from 'vitest'
import type { Stake } from '@stolik/core'
import {
  gameMoney,
  mayStake,
  mostStake,
  profiles,
  settleMoney,
  tablesFor,
  type Variant,
  variantFor,
} from '../src/index.js'
import { vectors } from './vectors.js'

const { isko, pzskat, patrolki } = profiles

describe('5.5.4 the stake', () => {
  test('5.5.4 the stake is up to ten cents, or five groszy; the club’s rules have no money', () => {
    expect([isko, pzskat, patrolki].map((rules) => mostStake(rules))).toEqual([
      { unit: 'cent', most: 10 },
      { unit: 'grosz', most: 5 },
      undefined,
    ])
  })

  test.each([
    ['5.5.4 a stake of 0 is allowed', [0, 1], true],
    ['5.5.4 a stake of half a grosz is allowed', [1, 2], true],
    ['5.5.4 a stake of five groszy is allowed', [5, 1], true],
    ['5.5.4 a stake of ten half groszy is allowed', [10, 2], true],
    ['5.5.4 a stake of six groszy is not allowed', [6, 1], false],
    ['5.5.4 a negative stake is not allowed', [-1, 1], false],
    ['5.5.4 a stake with the denominator 0 is not allowed', [1, 0], false],
    ['5.5.4 a stake with a fractional numerator is not allowed', [0.5, 1], false],
  ] as const)('%s', (_, stake, may) => {
    expect(mayStake(pzskat, stake)).toBe(may)
    expect(mayStake(patrolki, stake)).toBe(false)
  })

  test.each([
    ['5.5.4 half an amount is rounded up', 23, true, [1, 2], 12],
    ['5.5.4 half an amount that is lost is rounded up first, then doubled', 23, false, [1, 2], -24],
    ['5.5.4 a whole amount is not rounded', 24, false, [1, 2], -24],
    ['5.5.4 without a stake nobody owes anything', 24, false, [0, 1], 0],
  ] as const)('%s', (_, value, won, stake, money) => {
    expect(gameMoney(value, won, stake)).toBe(money)
  })
})

describe('5.5.5 the settlement', () => {
  test.each([
    ['5.5.5 variant 1', [196, 33, -12, 85], 1, [482, -170, -350, 38]],
    ['5.5.5 variant 2', [44, 33, -420, 130], 2, [389, 345, -1467, 733]],
    ['5.5.5 variant 3', [120, -75, 200, -40], 3, [275, -505, 595, -365]],
  ] as const)('%s', (_, totals, variant, amounts) => {
    expect(settleMoney(totals, [1, 1], variant)).toEqual(amounts)
    expect(settleMoney(totals, [1, 1])).toEqual(amounts)
    expect(settleMoney(totals, [1, 1], 3)).toEqual(amounts)
    expect(amounts.reduce((sum: number, n) => sum + n, 0)).toBe(0)
  })

  test('isko 3.5.3, pzskat 3.5.3 the declarer gets the whole value from each, or pays it to each', () => {
    const declarers = (score: number): readonly number[] | undefined => settleMoney([score, 0, 0, 0], [1, 1])
    expect(declarers(48)).toEqual([144, -48, -48, -48])
    expect(declarers(-96)).toEqual([-288, 96, 96, 96])
  })

  test('5.5.5 the first variant is for a positive sum, the second for a negative one', () => {
    expect(
      [
        [1, 0, 0],
        [-1, 0, 0],
        [1, -1, 0],
      ].map((totals) => variantFor(totals)),
    ).toEqual([1, 2, 3])
    expect(settleMoney([44, 33, -420, 130], [1, 1], 1)).toBeUndefined()
    expect(settleMoney([196, 33, -12, 85], [1, 1], 2)).toBeUndefined()
  })

  test('5.5.4 fractions of the totals are rounded away from zero before they are compared', () => {
    expect(settleMoney([100, 51, -31], [1, 2])).toEqual([90, 18, -108])
  })

  test.each([
    ['isko 5.5.5 rounding makes a negative sum positive', [1, 1, 1, -4], [1, 2], [3, 3, 3, -9]],
    ['isko 5.5.5 rounding makes a positive sum negative', [-1, -1, -1, 4], [1, 2], [-3, -3, -3, 9]],
    ['isko 5.5.5 quarters are rounded', [1, 5, 0, -7], [1, 4], [3, 7, -1, -9]],
  ] as const)(
    '%s: the variant depends on the divided totals, and the sum is zero',
    (_, totals, stake, amounts) => {
      expect(settleMoney(totals, stake)).toEqual(amounts)
      expect(settleMoney(totals, stake, 3)).toEqual(amounts)
      expect(amounts.reduce((sum: number, n) => sum + n, 0)).toBe(0)
    },
  )
})

test('PT 7.1.1 there are tables of four, and at most three tables of three', () => {
  const seated = Array.from({ length: 200 }, (_, players) => [players, tablesFor(players)] as const)
  expect(seated.filter(([, tables]) => tables === undefined).map(([players]) => players)).toEqual([
    0, 1, 2, 5,
  ])
  for (const [players, tables] of seated) {
    if (tables === undefined) continue
    expect(4 * tables.four + 3 * tables.three).toBe(players)
    expect(tables.three).toBeLessThanOrEqual(3)
  }
  expect(tablesFor(4.5)).toBeUndefined()
})

const adapters: Readonly<Record<string, (input: never) => unknown>> = {
  money: ({ totals, stake, variant }: { totals: number[]; stake: Stake; variant?: Variant }) =>
    settleMoney(totals, stake, variant),
  stake: ({ value, won, stake }: { value: number; won: boolean; stake: Stake }) =>
    gameMoney(value, won, stake),
  seating: ({ players }: { players: number }) => tablesFor(players) ?? null,
}

const chosen = (vectors ?? []).filter(({ kind }) => Object.hasOwn(adapters, kind))

describe.skipIf(vectors === undefined)('the vectors of money and seats', () => {
  test.each(chosen.map((v) => [v.kind, v.clause, v.id, v] as const))('%s · %s · %s', (_, __, ___, v) => {
    expect((adapters[v.kind] as (input: unknown) => unknown)(v.input)).toEqual(v.expect)
  })

  test('every kind occurs', () => {
    expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(Object.keys(adapters)))
  })
})

test.skipIf(vectors !== undefined)('vectors: the folder of the rule dossier is missing', () => {
  console.info('money: no vectors; set STOLIK_RULES to the folder of skat-vectors.json')
})
