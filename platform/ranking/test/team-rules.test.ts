/**
 * Rules for teams of real associations as data of a scheme. Each season is small enough to be counted by hand, and the sums stand in the
 * comments. That the order of entries changes nothing is checked for all of them at once in ranking-properties.test.ts.
 */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { startCount, type HashedSheet } from '@stolik/ranking/count/index'
import { unitsAPoint } from '@stolik/contract/shapes'
import { by, counted, event, teamScores, wrongWith } from './by-hand.js'
import { player, scheme, season, sheet } from './season.js'

describe('teams by their place at each match day', () => {
  const teams: Scheme['teams'] = {
    of: 'team',
    per: 'event',
    counting: 2,
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

/** An event in which each player has one list: `team player` and the points. */
const matchDay = (name: string, date: string, of: Readonly<Record<string, number>>) =>
  sheet(
    name,
    date,
    Object.entries(of).map(([key, own]) => `${key.split(' ')[1]} 1 1 1 ${own} ${own} 9`),
    {
      players: Object.keys(of).map((key) => {
        const [team = '', person = ''] = key.split(' ')
        return player(person, { team })
      }),
    },
  )

describe('pairs', () => {
  const pairs: Scheme = { ...scheme, teams: { of: 'pair', per: 'event', counting: 2 } }
  const paired = (one: HashedSheet, of: Readonly<Record<string, string>>): HashedSheet => ({
    ...one,
    sheet: {
      ...one.sheet,
      players: one.sheet.players.map((who) => {
        const pair = of[who.person]
        return pair === undefined ? who : { ...who, pair }
      }),
    },
  })
  const sheets = [
    paired(event('e1', '2026-01-10', { ann: 10, bob: 8, cid: 7, dan: 6, eve: 9 }), {
      ann: 'Aces',
      bob: 'Bells',
      cid: 'Aces',
      dan: 'Bells',
    }),
    paired(event('e2', '2026-02-10', { bob: 10, dan: 9, ann: 1 }), {
      bob: 'Bells',
      dan: 'Bells',
      ann: 'Aces',
    }),
  ]

  test('add up their two players, as the event names them', () => {
    // Aces: 10 + 7 and 1. Bells: 8 + 6 and 10 + 9. eve plays in no pair.
    expect(teamScores(pairs, sheets)).toEqual([
      [1, 'Bells', 33],
      [2, 'Aces', 18],
    ])
  })

  test('are those of the latest event, if the season counts', () => {
    // bob 18 + dan 15, and ann 11 with cid 7, whose latest event is the first one.
    const of: Scheme = { ...scheme, teams: { of: 'pair', per: 'season', counting: 2 } }
    expect(teamScores(of, sheets)).toEqual([
      [1, 'Bells', 33],
      [2, 'Aces', 18],
    ])
    const changed = paired(event('e3', '2026-03-10', { cid: 1 }), { cid: 'Clubs' })
    expect(teamScores(of, [...sheets, changed])).toEqual([
      [1, 'Bells', 33],
      [2, 'Aces', 11],
      [3, 'Clubs', 8],
    ])
  })
})

describe('teams by their place in each series', () => {
  const of: Scheme = {
    ...by({ of: 'list' }),
    teams: {
      of: 'team',
      per: 'series',
      counting: 2,
      places: { scale: [2, 1], behind: 0, shareTies: 'mean' },
    },
  }
  const players = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((one) => player(one, { team: `Team ${one[0]}` }))
  const sheets = [
    sheet(
      'm1',
      '2026-01-10',
      [
        // A 10 + 9, B 12 + 1, C 3: 2, 1, 0. The 8 of the third player does not count.
        ...['a1 1 1 1 10 10 9', 'a2 1 1 2 9 9 9', 'a3 1 1 3 8 8 9'], // oxfmt-ignore
        ...['b1 1 2 1 12 12 9', 'b2 1 2 2 1 1 9', 'c1 1 2 3 3 3 9'], // oxfmt-ignore
        // A 1 + 1, B 5 + 5, C 20: C 2, B 1, A 0.
        ...['a1 2 1 1 1 1 9', 'a2 2 1 1 1 1 9', 'b1 2 2 1 5 5 9', 'b2 2 2 1 5 5 9', 'c1 2 1 1 20 20 9'], // oxfmt-ignore
      ],
      { players },
    ),
    // A 3 + 3 and B 4 + 2 share the first two places: 1.5 each.
    sheet('m2', '2026-02-10', ['a1 1 1 1 3 3 9', 'a2 1 1 1 3 3 9', 'b1 1 1 1 4 4 9', 'b2 1 1 1 2 2 9'], {
      players,
    }),
  ]

  test('get points by place', () => {
    // A 2 + 0 + 1.5, B 1 + 1 + 1.5, C 0 + 2.
    expect(teamScores(of, sheets)).toEqual([
      [1, 'Team a', 3.5],
      [1, 'Team b', 3.5],
      [3, 'Team c', 2],
    ])
    // The small points of those who counted: A 19 + 2 + 6 = 27, B 13 + 10 + 6 = 29. More events: two each.
    expect(teamScores({ ...of, tieBreaks: ['events', 'small'] }, sheets).map(([, name]) => name)).toEqual([
      ...['Team b', 'Team a', 'Team c'], // oxfmt-ignore
    ])
  })

  test('add up the best of each series without a scale', () => {
    // A 19 + 2 + 6, B 13 + 10 + 6, C 3 + 20.
    const sums: Scheme = { ...of, teams: { of: 'team', per: 'series', counting: 2 } }
    expect(teamScores(sums, sheets)).toEqual([
      [1, 'Team b', 29],
      [2, 'Team a', 27],
      [3, 'Team c', 23],
    ])
  })

  test('count penalties with the list that brought the player most', () => {
    // b1 has 12 − 11 in the first series: A 19, C 3, B 2. The second one stays as it was: 2 for C, 1 for B.
    const [first] = sheets as [HashedSheet]
    const punished = players.map((one) =>
      one.person === 'b1' ? { ...one, adjusted: -11 * unitsAPoint } : one,
    )
    const byPerson = new Map(punished.map((one) => [one.person, one]))
    const own = first.sheet.players.map((one) => byPerson.get(one.person) ?? one)
    expect(teamScores(of, [{ ...first, sheet: { ...first.sheet, players: own } }])).toEqual([
      [1, 'Team c', 3],
      [2, 'Team a', 2],
      [3, 'Team b', 1],
    ])
  })

  test('count a penalty in the earlier of two equal lists, whatever the order of the rows', () => {
    const rows = ['a1 1 1 1 5 5 9', 'b1 1 1 2 4 4 9', 'a1 2 1 1 5 5 9', 'b1 2 1 2 1 1 9']
    const fined = [
      player('a1', { team: 'Team a', adjusted: -2 * unitsAPoint }),
      player('b1', { team: 'Team b' }),
    ]
    // 5 − 2 is behind 4 in the first series; in the second one it would still be ahead of 1.
    for (const lines of [rows, rows.toReversed()])
      expect(teamScores(of, [sheet('m1', '2026-01-10', lines, { players: fined })])).toEqual([
        [1, 'Team a', 3],
        [1, 'Team b', 3],
      ])
  })

  test('are ranked apart in the hall and online, if these have weights of their own', () => {
    const [all] = scheme.parts as [Scheme['parts'][number]]
    const parts = [
      { ...all, name: 'hall', online: false },
      { ...all, name: 'online', hall: false, weight: 3 },
    ]
    const lines = ['a1 1 1 1 5 5 9', 'b1 1 1 2 4 4 9', 'c1 1 2 1 9 9 9 o', 'b2 1 2 2 8 8 9 o']
    // Hall: A 2, B 1. Online: C 2 × 3, B 1 × 3.
    expect(teamScores({ ...of, parts }, [sheet('m1', '2026-01-10', lines, { players })])).toEqual([
      [1, 'Team c', 6],
      [2, 'Team b', 4],
      [3, 'Team a', 2],
    ])
  })

  test('lose them again when a match day is withdrawn', () => {
    const growing = startCount(of, season(sheets))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change([], ['here/m1'], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of, sheets.slice(1)).result)
  })
})

describe('one skoczek an event', () => {
  const of = (guests: number | null): Scheme => ({
    ...scheme,
    teams: { of: 'team', per: 'event', counting: 3, ...(guests !== null && { guests }) },
  })
  const sheets = [
    matchDay('e1', '2026-01-10', { 'A ann': 10, 'A abe': 8, 'B bob': 9, 'B ben': 7 }),
    matchDay('e2', '2026-02-10', { 'A ann': 5, 'A bob': 6, 'A ben': 7, 'B cat': 4 }),
  ]

  test('counts, the best one, and a second one does not', () => {
    // A: 10 + 8, then 7 (ben of B) and 5, without the 6 of bob. B: 9 + 7, then 4 (cat is new).
    expect(teamScores(of(1), sheets)).toEqual([
      [1, 'A', 30],
      [2, 'B', 20],
    ])
    // None: 18 + 5. All: 18 + 7 + 6 + 5.
    expect(teamScores(of(0), sheets)[0]).toEqual([1, 'A', 23])
    expect(teamScores(of(null), sheets)[0]).toEqual([1, 'A', 36])
  })

  test('belongs to the team of the first event, whenever that is entered', () => {
    const growing = startCount(of(1), season(sheets))
    if ('refused' in growing) throw new Error(growing.refused)
    growing.result()
    // Both began with A, so for A they are its own. For B both are guests then, and only bob counts.
    const earlier = matchDay('e0', '2026-01-01', { 'A bob': 1, 'A ben': 1 })
    expect(growing.change([earlier], [], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of(1), [...sheets, earlier]).result)
    expect(teamScores(of(1), [...sheets, earlier])).toEqual([
      [1, 'A', 38],
      [2, 'B', 13],
    ])
    expect(growing.change([], ['here/e0'], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of(1), sheets).result)
  })
})

describe('what cannot be counted', () => {
  const places = { scale: [2, 1], behind: 0, shareTies: 'best' } as const
  test.each<[string, Scheme, readonly string[]]>([
    [
      'places of a whole season, and a scale that rises',
      {
        ...scheme,
        teams: {
          of: 'club',
          per: 'season',
          counting: 2,
          places: { scale: [1, 2], behind: 0, shareTies: 'best' },
        },
      },
      ['ORDER teams.places.scale', 'CONTRADICTS teams.places'],
    ],
    [
      'a series, if a result is a whole event',
      { ...scheme, teams: { of: 'pair', per: 'series', counting: 2, places } },
      ['CONTRADICTS teams.per'],
    ],
    [
      'guests over the season, and less than none',
      { ...scheme, teams: { of: 'team', per: 'season', counting: 4, guests: -1 } },
      ['CONTRADICTS teams.guests', 'RANGE teams.guests'],
    ],
  ])('%s', (_, of, found) => {
    expect(wrongWith(of)).toEqual(found)
  })
})
