/**
 * Rules of real associations as data of a scheme. Each season is small enough to be counted by hand, and the sums stand in the
 * comments. That the order of entries changes nothing is checked for all of them at once in ranking-properties.test.ts.
 */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { startCount, type HashedSheet } from '@stolik/ranking/count/index'
import { by, counted, event, scores, wrongWith } from './by-hand.js'
import { points, scheme, season, sheet } from './season.js'

const [part] = scheme.parts as [Scheme['parts'][number]]

describe('the best n of each part', () => {
  const cups: Scheme = {
    ...scheme,
    parts: [
      { ...part, name: 'regional', regions: ['North'], best: 2 },
      { ...part, name: 'national', regions: ['Poland'], best: 1 },
    ],
  }
  const sheets = [
    event('r1', '2026-01-10', { ann: 10, bob: 8 }, 'North'),
    event('r2', '2026-02-10', { ann: 9, bob: 8 }, 'North'),
    event('r3', '2026-03-10', { ann: 7, bob: 8 }, 'North'),
    event('n1', '2026-04-10', { bob: 20, ann: 5 }, 'Poland'),
    event('n2', '2026-05-10', { bob: 15, ann: 6 }, 'Poland'),
  ]

  test('are added up: 2 regional and 1 national', () => {
    // ann: 10 + 9 and 6 = 25. bob: 8 + 8 and 20 = 36.
    const { result, resultsOf } = counted(cups, sheets)
    expect(result.all.map(({ person, score }) => [person, score])).toEqual([
      ['bob', 36],
      ['ann', 25],
    ])
    expect(resultsOf('ann').map(({ value, taken }) => [value, taken])).toEqual([
      ...[[10, true], [9, true], [7, false], [5, false], [6, true]], // oxfmt-ignore
    ])
  })

  test('also have the limit of all, and leave out results below 0', () => {
    const all: Scheme = { ...cups, count: { ...points, best: 2 } }
    // ann: of 10, 9 and 6 the best two. bob: of 8, 8 and 20.
    expect(scores(all, sheets)).toEqual([
      [1, 'bob', 28],
      [2, 'ann', 19],
    ])
    const below = event('n3', '2026-06-10', { cid: -4 }, 'Poland')
    expect(scores(cups, [below])).toEqual([[1, 'cid', 0]])
  })
})

describe('bonuses', () => {
  test('for attendance and victory are added beside the best results', () => {
    const sheets = [
      event('e1', '2026-01-10', { ann: 10, bob: 8 }),
      event('e2', '2026-02-10', { bob: 7, ann: 6 }),
      event('e3', '2026-03-10', { bob: 9 }),
    ]
    // ann: best 10, 2 events, 1 won: 10 + 2 × 0.5 + 3 = 14. bob: best 9, 3 events, 2 won: 9 + 1.5 + 6 = 16.5.
    const of = by({ best: 1, bonus: { event: 0.5, victory: 3 } })
    const { all } = counted(of, sheets).result
    expect(all.map(({ person, score, bonus }) => [person, score, bonus])).toEqual([
      ['bob', 16.5, 7.5],
      ['ann', 14, 4],
    ])
  })
})

describe('a weight by the size of the field', () => {
  test('is that of the largest step reached, beside the weight of the part', () => {
    const sizes = [
      { players: 3, weight: 1.5 },
      { players: 2, weight: 1.2 },
    ]
    const of: Scheme = { ...scheme, parts: [{ ...part, weight: 2, sizes }] }
    const sheets = [
      event('one', '2026-01-10', { ann: 10 }),
      event('two', '2026-01-11', { ann: 10, bob: 5 }),
      event('four', '2026-01-12', { bob: 20, cid: 4, dan: 2, eve: 1 }),
    ]
    // ann: 10 × 2 + 10 × 2.4 = 44. bob: 5 × 2.4 + 20 × 3 = 72.
    expect(scores(of, sheets)).toEqual([
      ...[[1, 'bob', 72], [2, 'ann', 44], [3, 'cid', 12], [4, 'dan', 6], [5, 'eve', 3]], // oxfmt-ignore
    ])
  })
})

describe('a window of months', () => {
  const of: Scheme = { ...scheme, season: { from: '2025-01-01', until: '2027-12-31' }, window: 12 }
  const sheets = [
    event('old', '2025-06-15', { ann: 10, bob: 1 }),
    event('new', '2026-02-01', { bob: 5, ann: 4 }),
  ]

  test('counts an event until the day before its anniversary', () => {
    expect(scores(of, sheets, { date: '2026-06-14' })).toEqual([
      [1, 'ann', 14],
      [2, 'bob', 6],
    ])
    expect(scores(of, sheets, { date: '2026-06-15' })).toEqual([
      [1, 'bob', 5],
      [2, 'ann', 4],
    ])
    expect(counted(of, sheets, { date: '2027-02-01' }).result.all).toEqual([])
  })

  test('moves on in a counting that grows, and still knows an event that it has left', () => {
    const growing = startCount(of, season(sheets, { date: '2026-06-14' }))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change([], [], '2026-06-15')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of, sheets, { date: '2026-06-15' }).result)
    const again = { ...(sheets[0] as HashedSheet), hash: 'again' }
    expect(growing.change([again], [], '2026-06-15')).toMatchObject({ refused: 'EVENT_TWICE' })
    expect(growing.change([again], ['here/old'], '2026-06-15')).toBeUndefined()
  })
})

describe('half of all rounds', () => {
  test('are series with a list of one’s own; a bye is none', () => {
    const of = by({ minimum: { ...points.minimum, rounds: 0.5 } })
    const sheets = [
      sheet('e1', '2026-01-10', [
        ...['ann 1 1 1 5 5 9', 'bob 1 1 2 3 3 9', 'ann 2 1 1 5 5 9', 'bob 2 0 0 3 3 0'], // oxfmt-ignore
      ]),
      sheet('e2', '2026-02-10', ['cid 1 1 1 5 5 9', 'cid 2 1 1 5 5 9', 'bob 1 1 2 2 2 9']),
    ]
    // Four series were played. ann and cid have two lists, and so has bob: the third series was a bye for bob.
    expect(scores(of, sheets)).toEqual([
      ...[[1, 'ann', 10], [1, 'cid', 10], [3, 'bob', 8]], // oxfmt-ignore
    ])
    const fifth = sheet('e3', '2026-03-10', ['bob 1 1 1 1 1 9'])
    expect(scores(of, [...sheets, fifth])).toEqual([
      ...[[1, 'bob', 9], [null, 'ann', 10], [null, 'cid', 10]], // oxfmt-ignore
    ])
  })
})

describe('a weight by the strength of the field', () => {
  const strengths = [
    { place: 3, weight: 1.5 },
    { place: 2, weight: 2 },
  ]
  const of: Scheme = { ...scheme, parts: [{ ...part, strengths }] }
  const before = counted(scheme, [event('old', '2026-01-01', { ann: 9, bob: 8, cid: 7, dan: 6 })]).result
  const sheets = [
    event('strong', '2026-02-01', { ann: 10, bob: 5, cid: 1 }),
    event('mixed', '2026-02-02', { eve: 10, ann: 4, cid: 2 }),
    event('weak', '2026-02-03', { dan: 8, eve: 2 }),
  ]

  test('is that of the smallest mean place that is not exceeded, in the edition before the season', () => {
    // (1 + 2 + 3) / 3 = 2: double. Newcomers count as fifth: (5 + 1 + 3) / 3 = 3: one and a half. (4 + 5) / 2 = 4.5: once.
    // ann: 20 + 6. eve: 15 + 2. bob: 10. dan: 8. cid: 2 + 3.
    expect(scores(of, sheets, { carried: before })).toEqual([
      ...[[1, 'ann', 26], [2, 'eve', 17], [3, 'bob', 10], [4, 'dan', 8], [5, 'cid', 5]], // oxfmt-ignore
    ])
  })

  test('is 1 in a first season', () => {
    expect(scores(of, sheets)).toEqual([
      ...[[1, 'ann', 14], [2, 'eve', 12], [3, 'dan', 8], [4, 'bob', 5], [5, 'cid', 3]], // oxfmt-ignore
    ])
  })

  test('takes the divisions of that edition one after the other', () => {
    const divided: Scheme = { ...scheme, divisions: { names: ['A', 'B'], sizes: [2], moving: 0 } }
    const second = counted(divided, [event('old', '2026-01-01', { dan: 4, cid: 3, bob: 2, ann: 1 })], {
      carried: before,
    }).result
    // ann and bob are in division A, cid and dan in B, where dan has the first place: third of all.
    expect(second.all.map(({ person, division, place }) => `${division}${place} ${person}`)).toEqual([
      ...['A1 bob', 'A2 ann', 'B1 dan', 'B2 cid'], // oxfmt-ignore
    ])
    const pair = [event('pair', '2026-02-01', { dan: 10 })]
    expect(scores(of, pair, { carried: second })).toEqual([[1, 'dan', 15]])
  })
})

describe('what cannot be counted', () => {
  const rating: Scheme = {
    ...scheme,
    parts: [{ ...part, best: 2, sizes: [{ players: 9, weight: 2 }], strengths: [{ place: 9, weight: 2 }] }],
  }
  test.each<[string, Scheme, readonly string[]]>([
    ['a limit of 0', { ...scheme, parts: [{ ...part, best: 0 }] }, ['RANGE parts.1.best']],
    [
      'two weights for one size',
      { ...scheme, parts: [{ ...part, sizes: [8, 8].map((players) => ({ players, weight: 1 })) }] },
      ['TWICE parts.1.sizes'],
    ],
    [
      'two weights for one strength, and one of 0',
      { ...scheme, parts: [{ ...part, strengths: [8, 8].map((place) => ({ place, weight: 0 })) }] },
      ['TWICE parts.1.strengths', 'RANGE parts.1.strengths', 'RANGE parts.1.strengths'],
    ],
    [
      'limits, sizes and strengths of ratings',
      {
        ...rating,
        count: { kind: 'openskill', mu: 25, sigma: 8, beta: 4, tau: 0, cautious: 3, minimum: points.minimum },
      },
      ['CONTRADICTS parts.1.best', 'CONTRADICTS parts.1.sizes', 'CONTRADICTS parts.1.strengths'],
    ],
    ['bonuses in a mean', by({ take: 'mean', bonus: { event: 1, victory: 0 } }), ['CONTRADICTS count.bonus']],
    [
      'bonuses in hundredths',
      by({ bonus: { event: 0.25, victory: -1 } }),
      ['FINE count.bonus.event', 'RANGE count.bonus.victory'],
    ],
    ['no month', { ...scheme, window: 0 }, ['RANGE window']],
    [
      'more than all rounds',
      by({ minimum: { ...points.minimum, rounds: 2 } }),
      ['RANGE count.minimum.rounds'],
    ],
  ])('%s', (_, of, found) => {
    expect(wrongWith(of)).toEqual(found)
  })
})
