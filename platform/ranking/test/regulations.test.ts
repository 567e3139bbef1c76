/**
 * Rules of real associations as data of a scheme. Each season is small enough to be counted by hand, and the sums stand in the
 * comments. That the order of entries changes nothing is checked for all of them at once in ranking-properties.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { checkScheme } from '@stolik/ranking/check/check-scheme'
import { count, startCount, type HashedSheet } from '@stolik/ranking/count/index'
import type { Points, Scheme } from '@stolik/ranking/model/scheme'
import { schemeShape } from '@stolik/ranking/model/shapes'
import { player, points, scheme, season, sheet } from './season.js'

const [part] = scheme.parts as [Scheme['parts'][number]]

function counted(of: Scheme, sheets: readonly HashedSheet[], date = '2026-12-31') {
  expect(schemeShape(of)).toBeUndefined()
  expect(checkScheme(of, null)).toEqual([])
  const first = count(of, season(sheets, { date }))
  const turned = count(of, season(sheets.toReversed(), { date }))
  if ('refused' in first || 'refused' in turned) throw new Error(JSON.stringify(first))
  expect(turned.result).toEqual(first.result)
  return first
}
const scores = (of: Scheme, sheets: readonly HashedSheet[], date?: string) =>
  counted(of, sheets, date).result.all.map(({ place, person, score }) => [place, person, score])

const by = (more: Partial<Points>): Scheme => ({ ...scheme, count: { ...points, ...more } })

/** One event of one table and series: points by player. */
const event = (
  name: string,
  date: string,
  of: Readonly<Record<string, number>>,
  region: string | null = null,
) =>
  sheet(
    name,
    date,
    Object.entries(of).map(([person, own], i) => `${person} 1 1 ${i + 1} ${own} ${own} 9 1 0`),
    {
      region,
      players: Object.keys(of).map((person, i) => player(person, { place: i + 1 })),
    },
  )

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
    expect(scores(of, sheets, '2026-06-14')).toEqual([
      [1, 'ann', 14],
      [2, 'bob', 6],
    ])
    expect(scores(of, sheets, '2026-06-15')).toEqual([
      [1, 'bob', 5],
      [2, 'ann', 4],
    ])
    expect(counted(of, sheets, '2027-02-01').result.all).toEqual([])
  })

  test('moves on in a counting that grows, and still knows an event that it has left', () => {
    const growing = startCount(of, season(sheets, { date: '2026-06-14' }))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change([], [], '2026-06-15')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of, sheets, '2026-06-15').result)
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
    // Four series were played. ann and cid have two lists, and bob too: his third series was a bye.
    expect(scores(of, sheets)).toEqual([
      ...[[1, 'ann', 10], [1, 'cid', 10], [3, 'bob', 8]], // oxfmt-ignore
    ])
    const fifth = sheet('e3', '2026-03-10', ['bob 1 1 1 1 1 9'])
    expect(scores(of, [...sheets, fifth])).toEqual([
      ...[[1, 'bob', 9], [null, 'ann', 10], [null, 'cid', 10]], // oxfmt-ignore
    ])
  })
})

describe('ties', () => {
  test('are broken by fewer games lost (PT 5.1)', () => {
    const sheets = [
      sheet('e1', '2026-01-10', [
        ...['ann 1 1 1 5 5 9 4 3', 'bob 1 1 1 5 5 9 4 1', 'cid 1 1 1 5 5 9 4 1', 'dan 1 1 4 1 1 9 0 0'], // oxfmt-ignore
      ]),
    ]
    expect(scores({ ...scheme, tieBreaks: ['won', 'lost'] }, sheets)).toEqual([
      ...[[1, 'bob', 5], [1, 'cid', 5], [3, 'ann', 5], [4, 'dan', 1]], // oxfmt-ignore
    ])
  })
})

describe('teams by their place at each match day', () => {
  const teams: Scheme['teams'] = {
    ...{ of: 'team', per: 'event', counting: 2 },
    places: { scale: [3, 1], behind: 0, shareTies: 'mean' },
  }
  const day = (name: string, date: string, of: Readonly<Record<string, readonly number[]>>) => {
    const all = Object.entries(of).flatMap(([team, own]) => own.map((value, i) => ({ team, value, i })))
    return sheet(
      name,
      date,
      all.map(({ team, value, i }) => `${team}${i} 1 1 1 ${value} ${value} 9 2 1`),
      { players: all.map(({ team, i }) => player(`${team}${i}`, { team: `Team ${team}` })) },
    )
  }
  const sheets = [
    // A 10 + 9 = 19, B 15 + 1 = 16, C 5 + 5 = 10 (4 does not count): 3, 1, 0.
    day('m1', '2026-01-10', { a: [10, 9], b: [15, 1], c: [5, 4, 5] }),
    // A 1, B 20, C 20: the first two places are shared, (3 + 1) / 2 each; A gets nothing.
    day('m2', '2026-02-10', { a: [1], b: [10, 10], c: [20] }),
  ]

  test('get points by place, whatever the distance', () => {
    const { teams: rows } = counted({ ...scheme, teams }, sheets).result
    // A 3 + 0, B 1 + 2, C 0 + 2. Without tie-breaks A and B share the first place.
    expect(rows.map(({ place, name, score }) => [place, name, score])).toEqual([
      [1, 'Team a', 3],
      [1, 'Team b', 3],
      [3, 'Team c', 2],
    ])
    expect(rows[0]?.members).toEqual([
      { person: 'a0', score: 11 },
      { person: 'a1', score: 9 },
    ])
    // With small points A has 20 and B 36.
    const tied = counted({ ...scheme, teams, tieBreaks: ['small'] }, sheets).result.teams
    expect(tied.map(({ name }) => name)).toEqual(['Team b', 'Team a', 'Team c'])
  })

  test('lose them again when a match day is withdrawn or corrected', () => {
    const growing = startCount({ ...scheme, teams }, season(sheets))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change([], ['here/m2'], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted({ ...scheme, teams }, sheets.slice(0, 1)).result)
  })
})

describe('what cannot be counted', () => {
  const rating: Scheme = { ...scheme, parts: [{ ...part, best: 2, sizes: [{ players: 9, weight: 2 }] }] }
  test.each<[string, Scheme, readonly string[]]>([
    ['a limit of 0', { ...scheme, parts: [{ ...part, best: 0 }] }, ['RANGE parts.1.best']],
    [
      'two weights for one size',
      { ...scheme, parts: [{ ...part, sizes: [8, 8].map((players) => ({ players, weight: 1 })) }] },
      ['TWICE parts.1.sizes'],
    ],
    [
      'limits and sizes of ratings',
      {
        ...rating,
        count: {
          ...{ kind: 'openskill', mu: 25, sigma: 8, beta: 4, tau: 0, cautious: 3 },
          minimum: points.minimum,
        },
      },
      ['CONTRADICTS parts.1.best', 'CONTRADICTS parts.1.sizes'],
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
    [
      'places of a whole season, and a scale that rises',
      {
        ...scheme,
        teams: {
          ...{ of: 'club', per: 'season', counting: 2 },
          places: { scale: [1, 2], behind: 0, shareTies: 'best' },
        },
      },
      ['ORDER teams.places.scale', 'CONTRADICTS teams.places'],
    ],
  ])('%s', (_, of, found) => {
    expect(checkScheme(of, null).map(({ code, path }) => `${code} ${path}`)).toEqual(found)
  })
})
