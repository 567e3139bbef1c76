/**
 * The youngest and the oldest of a season, and ties by age: counted by hand from years that no result contains, and counted again
 * from what an edition states.
 */
import { result as resultShape, type Ages, type Result } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { count, startCount } from '@stolik/ranking/count/index'
import type { Born } from '@stolik/ranking/model/ages'
import { isExact } from '@stolik/contract/ranking/parts'
import { counted, event, scores, wrongWith } from './by-hand.js'
import { player, points, scheme, season } from './season.js'

const born = (years: Readonly<Record<string, number>>): readonly Born[] =>
  Object.entries(years).map(([person, year]) => ({ person, year }))
const years = born({ ann: 1950, bob: 1961, cid: 1961, dan: 2004, eve: 1939 })

/** In January ann, bob, cid and dan get 5 points and eve 9, in February only fay plays, and gets 5. */
const sheets = [
  event('e1', '2026-01-10', { ann: 5, bob: 5, cid: 5, dan: 5, eve: 9 }),
  event('e2', '2026-02-10', { fay: 5 }),
]
const older: Scheme = { ...scheme, tieBreaks: ['older'] }
const both: Scheme = { ...scheme, ages: ['youngest', 'oldest'] }
const agesOf = (of: Scheme, known: readonly Born[] = years): Ages | undefined =>
  counted(of, sheets, { ages: { born: known } }).result.ages

describe('a tie by age', () => {
  it('puts the older first, those of one year on one place, and those without a year behind', () => {
    expect(scores(older, sheets, { ages: { born: years } })).toEqual([
      ...[[1, 'eve', 9], [2, 'ann', 5], [3, 'bob', 5], [3, 'cid', 5], [5, 'dan', 5], [6, 'fay', 5]], // oxfmt-ignore
    ])
  })

  it('puts the younger first if the regulations say so, and those without a year behind as well', () => {
    expect(scores({ ...scheme, tieBreaks: ['younger'] }, sheets, { ages: { born: years } })).toEqual([
      ...[[1, 'eve', 9], [2, 'dan', 5], [3, 'bob', 5], [3, 'cid', 5], [5, 'ann', 5], [6, 'fay', 5]], // oxfmt-ignore
    ])
  })

  it('compares only those who are equal by everything before it', () => {
    // Each has won a game. bob and cid are of one year, so the lot decides between them:
    // printf '["lot","a seed","bob"]' | sha256sum
    // bob bfb2…, cid 0785…
    const of: Scheme = { ...scheme, tieBreaks: ['won', 'older', 'lot'], seed: 'a seed' }
    expect(scores(of, sheets, { ages: { born: years } })).toEqual([
      ...[[1, 'eve', 9], [2, 'ann', 5], [3, 'bob', 5], [4, 'cid', 5], [5, 'dan', 5], [6, 'fay', 5]], // oxfmt-ignore
    ])
  })

  it('leaves equals on one place if the register has no year of any of them, or the same of all', () => {
    for (const known of [[], born({ eve: 1939 }), born({ ann: 1, bob: 1, cid: 1, dan: 1, fay: 1 })]) {
      const { all, ages } = counted(older, sheets, { ages: { born: known } }).result
      expect(all.slice(1).map(({ place }) => place)).toEqual([2, 2, 2, 2, 2])
      expect(ages).toEqual({ youngest: [], oldest: [], equals: [] })
    }
  })

  it('says who was told apart, in which order, without a year', () => {
    expect(agesOf(older)).toEqual({
      youngest: [],
      oldest: [],
      equals: [{ order: [['ann'], ['bob', 'cid'], ['dan']], behind: ['fay'] }],
    })
    expect(JSON.stringify(counted(older, sheets, { ages: { born: years } }).result)).not.toMatch(
      /1950|1961|2004|1939/,
    )
  })

  it('tells nothing about players without a place, nor about those who are no more in the season', () => {
    const two: Scheme = { ...older, count: { ...points, minimum: { ...points.minimum, events: 2 } } }
    expect(agesOf(two)).toEqual({ youngest: [], oldest: [], equals: [] })
    const growing = startCount(older, season(sheets))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change([], ['here/e2'], '2026-12-31')).toBeUndefined()
    expect(growing.result({ born: years })).toMatchObject({ ages: { equals: [{ behind: [] }] } })
  })

  it('takes no part in the order of teams', () => {
    const of: Scheme = { ...older, teams: { of: 'team', per: 'season', counting: 1 } }
    const [first] = sheets as [(typeof sheets)[number]]
    const players = first.sheet.players.map((one) => ({ ...one, team: `Team ${one.person}` }))
    const { teams } = counted(of, [{ ...first, sheet: { ...first.sheet, players } }], {
      ages: { born: years },
    }).result
    expect(teams.map(({ place }) => place)).toEqual([1, 2, 2, 2, 2])
  })
})

describe('the youngest and the oldest', () => {
  it('are those with a place whose year is latest and earliest, all of that year', () => {
    expect(agesOf(both)).toEqual({ youngest: ['dan'], oldest: ['eve'], equals: [] })
    expect(agesOf({ ...scheme, ages: ['oldest'] }, born({ bob: 1961, cid: 1961, dan: 2004 }))).toEqual({
      youngest: [],
      oldest: ['bob', 'cid'],
      equals: [],
    })
  })

  it('are looked for among those only who reach the minimum of results', () => {
    const three = event('e3', '2026-03-10', { ann: 1, bob: 1, fay: 1 })
    const two: Scheme = { ...both, count: { ...points, minimum: { ...points.minimum, events: 2 } } }
    const { ages } = counted(two, [...sheets, three], { ages: { born: years } }).result
    expect(ages).toEqual({ youngest: ['bob'], oldest: ['ann'], equals: [] })
  })

  it('are nobody if no year is known, and the result of a scheme that does not ask says nothing', () => {
    expect(agesOf(both, [])).toEqual({ youngest: [], oldest: [], equals: [] })
    expect(counted(scheme, sheets, { ages: { born: years } }).result).not.toHaveProperty('ages')
  })

  it('are found by the year of any record of a person, unless those that were merged disagree', () => {
    const merged = ['old', 'older'].map((person) => ({ person, into: 'fay', at: 0, by: 'Ola' }))
    const named = (known: readonly Born[]) =>
      counted(both, sheets, { merged, ages: { born: [...years, ...known] } }).result.ages?.youngest
    expect(named(born({ old: 2010 }))).toEqual(['fay'])
    expect(named(born({ old: 2010, older: 2010 }))).toEqual(['fay'])
    expect(named(born({ old: 2010, older: 2011 }))).toEqual(['dan'])
    expect(named(born({ old: 2010, older: 2011, fay: 2012 }))).toEqual(['fay'])
  })
})

describe('counted again from what an edition states', () => {
  const of: Scheme = { ...older, ages: ['youngest', 'oldest'] }
  const result = counted(of, sheets, { ages: { born: years } }).result
  const again = (change: (ages: Ages) => Ages): Result =>
    counted(of, sheets, { ages: { stated: change(result.ages as Ages) } }).result

  it('gives the same result without any year', () => {
    expect(again((ages) => ages)).toEqual(result)
    expect(isExact(resultShape, result)).toBe(true)
  })

  it.each<[string, (ages: Ages) => Ages]>([
    ['an order of people who are not equal', (ages) => ({ ...ages, equals: [...ages.equals, { order: [['ann'], ['eve']], behind: [] }] })], // oxfmt-ignore
    ['an order that leaves somebody out', (ages) => ({ ...ages, equals: [{ order: [['ann'], ['bob', 'cid'], ['dan']], behind: [] }] })], // oxfmt-ignore
    ['an order in which the youngest of all is older than another', (ages) => ({ ...ages, equals: [{ order: [['dan'], ['bob', 'cid'], ['ann']], behind: ['fay'] }] })], // oxfmt-ignore
    ['a youngest player who is not in the ranking', (ages) => ({ ...ages, youngest: ['zed'] })],
  ])('differs if it states %s', (_, change) => {
    const stated = change(result.ages as Ages)
    expect(again(change).ages).not.toEqual(stated)
  })

  it('follows another order, so whoever keeps the years vouches for it', () => {
    const turned: Ages = {
      youngest: ['bob', 'cid'],
      oldest: ['eve'],
      equals: [{ order: [['dan'], ['ann'], ['bob', 'cid']], behind: ['fay'] }],
    }
    expect(again(() => turned).all.map(({ person }) => person)).toEqual([
      ...['eve', 'dan', 'ann', 'bob', 'cid', 'fay'], // oxfmt-ignore
    ])
  })
})

test.each<[string, Scheme, readonly string[]]>([
  ['older and younger', { ...scheme, tieBreaks: ['older', 'won', 'younger'] }, ['CONTRADICTS tieBreaks.3']],
  ['one twice', { ...scheme, ages: ['oldest', 'oldest'] }, ['TWICE ages']],
  ['both', both, []],
])('a scheme with %s is checked', (_, of, found) => {
  expect(wrongWith(of)).toEqual(found)
})

/** Some of nine people with a year, in any order. */
const anyYears = fc
  .uniqueArray(
    fc.record({
      person: fc.constantFrom('ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'),
      year: fc.integer({ min: 1950, max: 1953 }),
    }),
    { selector: ({ person }) => person },
  )
  .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
const anyEvents = fc
  .array(
    fc.dictionary(fc.constantFrom('ann', 'bob', 'cid', 'dan', 'eve', 'fay'), fc.nat(2), { minKeys: 1 }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.map((own, i) => event(`e${i}`, `2026-0${i + 1}-10`, own)))
const anyAges: fc.Arbitrary<Scheme> = fc
  .record({
    older: fc.constantFrom('older' as const, 'younger' as const),
    divisions: fc.constantFrom(null, 'two'),
    least: fc.nat(2),
  })
  .map(({ older: first, divisions, least }) => ({
    ...both,
    tieBreaks: ['won', first],
    count: { ...points, minimum: { ...points.minimum, events: least } },
    divisions: divisions === null ? null : { names: ['A', 'B'], sizes: [2], moving: 1 },
  }))

const resultOf = (of: Scheme, more: Parameters<typeof season>[1], all: Parameters<typeof season>[0]) => {
  const found = count(of, season(all, more))
  if ('refused' in found) throw new Error(found.refused)
  return found.result
}

test('the order of years and events changes nothing, nor does counting one by one, or again from what is stated', () => {
  fc.assert(
    fc.property(anyAges, anyEvents, anyYears, (of, all, [known, turned]) => {
      const result = resultOf(of, { ages: { born: known } }, all)
      expect(resultOf(of, { ages: { born: turned } }, all.toReversed())).toEqual(result)
      expect(resultOf(of, { ages: { stated: result.ages as Ages } }, all)).toEqual(result)
      const growing = startCount(of, season([]))
      if ('refused' in growing) throw new Error(growing.refused)
      for (const one of all) expect(growing.change([one], [], '2026-12-31')).toBeUndefined()
      expect(growing.result({ born: turned })).toEqual(result)
    }),
  )
})

test('an event of others, or a year of somebody else, turns nobody’s order with another', () => {
  fc.assert(
    fc.property(anyAges, anyEvents, anyYears, (of, all, [known]) => {
      const order = ({ all: rows }: Result) =>
        rows.map(({ person }) => person).filter((person) => !['gus', 'hal'].includes(person))
      const one = { ...of, divisions: null }
      const before = resultOf(one, { ages: { born: known } }, all)
      const strangers = event('e9', '2026-09-10', { gus: 2, hal: 1 })
      const after = resultOf(one, { ages: { born: known } }, [...all, strangers])
      expect(order(after)).toEqual(order(before))
      const others = known.filter(({ person }) => person !== 'gus')
      expect(order(resultOf(one, { ages: { born: others } }, [...all, strangers]))).toEqual(order(before))
    }),
  )
})

test('forgetting a year leaves the order of all others', () => {
  fc.assert(
    fc.property(anyAges, anyEvents, anyYears, (of, all, [known]) => {
      const without = known.filter(({ person }) => person !== 'ann')
      const [before, after] = [known, without].map((ages) =>
        resultOf(of, { ages: { born: ages } }, all).all.flatMap(({ person }) =>
          person === 'ann' ? [] : [person],
        ),
      )
      expect(after).toEqual(before)
    }),
  )
})

test('equal figures and years share a place', () => {
  const twins = ['ann', 'bob'].map((person) => player(person))
  const one = event('e1', '2026-01-10', { ann: 3, bob: 3 })
  const of = [{ ...one, sheet: { ...one.sheet, players: twins } }]
  expect(scores(older, of, { ages: { born: born({ ann: 1970, bob: 1970 }) } })).toEqual([
    ...[[1, 'ann', 3], [1, 'bob', 3]], // oxfmt-ignore
  ])
})
