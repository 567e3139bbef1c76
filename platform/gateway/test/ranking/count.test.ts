/**
 * What schemes make of sheets that are small enough to add up by eye. A line of a sheet is: person series table place points
 * small hands won lost.
 */
import type { Result, Row } from '@stolik/contract/ranking/edition'
import type { Points, Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { count, startCount, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { player, points, scheme, season, sheet } from '../../../ranking/test/season.js'

const counted = (of: Partial<Scheme>, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}) => {
  const found = count({ ...scheme, ...of }, season(sheets, more))
  if ('refused' in found) throw new Error(JSON.stringify(found))
  return found
}
const rank = (of: Partial<Scheme>, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}): Result =>
  counted(of, sheets, more).result
const by = (more: Partial<Points>): Partial<Scheme> => ({ count: { ...points, ...more } })
const rows = ({ all }: Result): unknown => all.map(({ place, person, score }) => [place, person, score])
const rowOf = ({ all }: Result, person: string): Row => all.find((row) => row.person === person) as Row

const january = sheet('e1', '2026-01-10', [
  'ann 1 1 1 5  40 20 4 1',
  'bob 1 1 2 3  10 20 3 2',
  'cid 1 1 3 1 -10 20 2 3',
  'ann 2 1 2 3   5 20 3 2',
  'bob 2 1 1 5  30 20 5 0',
  'cid 2 1 3 0 -35 20 1 6',
])
const march = sheet('e2', '2026-03-10', [
  'ann 1 1 3 1 -4 10 1 1',
  'bob 1 1 2 3 1 10 1 1',
  'cid 1 1 1 5 3 10 3 0',
])
const both = [january, march]

describe('results', () => {
  test('are all lists of an event, added up', () => {
    // ann 5+3 and 1, bob 3+5 and 3, cid 1+0 and 5.
    expect(rows(rank({}, both))).toEqual([
      [1, 'bob', 11],
      [2, 'ann', 9],
      [3, 'cid', 6],
    ])
    expect(rowOf(rank({}, both), 'ann')).toEqual({
      person: 'ann',
      place: 2,
      score: 9,
      club: null,
      division: null,
      moves: 0,
      events: 2,
      lists: 3,
      hands: 50,
      points: 9,
      small: 41,
      wins: 1,
      seconds: 1,
      won: 8,
      lost: 4,
      carried: 0,
      deviation: null,
    })
  })

  test.each<[string, Partial<Points>, readonly unknown[]]>([
    // bob (8+3)/2, ann (8+1)/2, cid (1+5)/2
    ['mean of events', { take: 'mean' }, [['bob', 5.5], ['ann', 4.5], ['cid', 3]]], // oxfmt-ignore
    // bob 11/3, ann 9/3, cid 6/3
    ['mean of lists', { of: 'list', take: 'mean' }, [['bob', 11 / 3], ['ann', 3], ['cid', 2]]], // oxfmt-ignore
    ['best event', { best: 1 }, [['ann', 8], ['bob', 8], ['cid', 5]]], // oxfmt-ignore
    // bob 5+3, ann 5+3, cid 5+1
    ['best two lists', { of: 'list', best: 2 }, [['ann', 8], ['bob', 8], ['cid', 6]]], // oxfmt-ignore
    ['small points', { value: { kind: 'small' } }, [['ann', 41], ['bob', 41], ['cid', -42]]], // oxfmt-ignore
    // Of cid only the 3 of March: negative results are not among the best.
    ['best two by small points', { value: { kind: 'small' }, best: 2 }, [['ann', 45], ['bob', 41], ['cid', 3]]], // oxfmt-ignore
    // A mean takes negative ones too: ann (45−4)/2, bob (40+1)/2, cid (3−45)/2.
    ['mean of best two', { value: { kind: 'small' }, best: 2, take: 'mean' }, [['ann', 20.5], ['bob', 20.5], ['cid', -21]]], // oxfmt-ignore
    // ann 8/40 and 1/10, bob 8/40 and 3/10, cid 1/40 and 5/10
    ['points a hand', { value: { kind: 'hand', floor: 1 } }, [['cid', 0.525], ['bob', 0.5], ['ann', 0.3]]], // oxfmt-ignore
    // March had 10 hands, but is divided by 20: ann 8/40+1/20, bob 8/40+3/20, cid 1/40+5/20
    ['points a hand of at least 20', { value: { kind: 'hand', floor: 20 } }, [['bob', 0.35], ['cid', 0.275], ['ann', 0.25]]], // oxfmt-ignore
    // Places at the tables: ann 1 2 3, bob 2 1 2, cid 3 3 1; third places are beyond the scale.
    ['places of lists', { of: 'list', value: { kind: 'place', scale: [10, 4], behind: 1, shareTies: 'mean' } }, [['bob', 18], ['ann', 15], ['cid', 12]]], // oxfmt-ignore
  ])('can be the %s', (_, more, expected) => {
    expect(rank(by(more), both).all.map(({ person, score }) => [person, score])).toEqual(expected)
  })

  test('include penalties of the event', () => {
    const players = [player('ann', { adjusted: -60 * 2.5, adjustedSmall: -7 })]
    const fined = sheet('e1', '2026-01-10', ['ann 1 1 1 5 4 9', 'ann 2 1 2 3 9 9', 'bob 1 1 2 3 1 9'], {
      players,
    })
    expect(rowOf(rank({}, [fined]), 'ann')).toMatchObject({ score: 5.5, points: 5.5, small: 6 })
    // List by list, the penalty goes to the better list, 5 − 2½. The best list is then the other one.
    const lists = counted(by({ of: 'list', best: 1 }), [fined])
    expect(rowOf(lists.result, 'ann').score).toBe(3)
    expect(lists.resultsOf('ann').map(({ series, value, taken }) => [series, value, taken])).toEqual([
      [1, 2.5, false],
      [2, 3, true],
    ])
    const small = by({ value: { kind: 'small' } })
    expect(rowOf(rank(small, [fined]), 'ann').score).toBe(6)
  })

  test('by place share the points of shared places, or all get the better one', () => {
    const players = ['ann', 'bob', 'cid', 'dan'].map((one, i) =>
      player(one, { place: [1, 2, 2, 2][i] ?? null }),
    )
    const lines = players.map(({ person }) => `${person} 1 1 1 0 0 9`)
    const event = sheet('e1', '2026-01-10', [...lines, 'eve 1 2 1 9 0 9'], { players })
    const of = (shareTies: 'mean' | 'best') =>
      rows(rank(by({ value: { kind: 'place', scale: [10, 6, 3], behind: 1, shareTies } }), [event]))
    // (6 + 3 + 1) / 3 for each of three; eve has no place.
    expect(of('mean')).toEqual([
      ...[[1, 'ann', 10], [2, 'bob', 10 / 3], [2, 'cid', 10 / 3], [2, 'dan', 10 / 3], [5, 'eve', 0]], // oxfmt-ignore
    ])
    expect(of('best')).toEqual([
      ...[[1, 'ann', 10], [2, 'bob', 6], [2, 'cid', 6], [2, 'dan', 6], [5, 'eve', 0]], // oxfmt-ignore
    ])
  })

  test('of a bye have points, but no list, hand or place', () => {
    const event = sheet('e1', '2026-01-10', ['ann 1 1 1 5 40 20', 'ann 2 0 0 3 35 0'])
    expect(rowOf(rank({}, [event]), 'ann')).toMatchObject({ score: 8, lists: 1, hands: 20, wins: 1 })
    expect(rowOf(rank(by({ of: 'list', take: 'mean' }), [event]), 'ann').score).toBe(4)
    const hand = by({ of: 'list', take: 'mean', value: { kind: 'hand', floor: 1 } })
    expect(rowOf(rank(hand, [event]), 'ann').score).toBe(5 / 20)
    const place = by({
      of: 'list',
      take: 'mean',
      value: { kind: 'place', scale: [7], behind: 1, shareTies: 'mean' },
    })
    expect(rowOf(rank(place, [event]), 'ann').score).toBe(7)
  })
})

describe('time', () => {
  test('reduces a result with each full month', () => {
    const decay = by({ decay: { every: 'month', factor: 0.5 } })
    // From 10 January it is two months to 9 April, and three to the 10th.
    expect(rowOf(rank(decay, [january], { date: '2026-04-09' }), 'ann').score).toBe(2)
    expect(rowOf(rank(decay, [january], { date: '2026-04-10' }), 'ann').score).toBe(1)
  })

  test('reduces a result with each later day of events, however many that day has', () => {
    const decay = by({ decay: { every: 'event', factor: 0.5 } })
    const again = sheet('e3', '2026-03-10', ['dan 1 1 1 8 8 8'])
    // ann: 8 of January × ½, and 1 of March.
    expect(rowOf(rank(decay, [january, march, again]), 'ann').score).toBe(5)
    expect(rowOf(rank(decay, [january, march, again]), 'dan').score).toBe(8)
  })

  test('ends at the date and at the season', () => {
    expect(rowOf(rank({}, both, { date: '2026-03-09' }), 'ann').events).toBe(1)
    expect(rowOf(rank({}, both, { date: '2026-03-10' }), 'ann').events).toBe(2)
    const other = { season: { from: '2026-01-11', until: '2026-03-10' } }
    expect(rowOf(rank(other, both), 'ann').events).toBe(1)
  })

  test('carries over a share of the season before', () => {
    const before = rank({}, [january]) // ann 8, bob 8, cid 1
    const carry = by({ carry: 0.25 })
    const dan = sheet('e2', '2026-03-10', ['dan 1 1 1 5 1 9', 'ann 1 1 2 3 1 9'])
    expect(
      rank(carry, [dan], { carried: before }).all.map(({ person, score, carried }) => [
        person,
        score,
        carried,
      ]),
    ).toEqual([
      ...[['ann', 5, 2], ['dan', 5, 0], ['bob', 2, 2], ['cid', 0.25, 0.25]], // oxfmt-ignore
    ])
  })
})

describe('a person who counts', () => {
  test('has a licence on the day', () => {
    const licensed = { players: { licensed: true, clubs: null } }
    const licences = [
      { person: 'ann', from: '2026-01-11', until: null },
      { person: 'bob', from: '2025-01-01', until: '2026-01-10' },
      { person: 'bob', from: '2026-03-10', until: '2026-03-10' },
    ]
    expect(rows(rank(licensed, both, { licences }))).toEqual([
      [1, 'bob', 11],
      [2, 'ann', 1],
    ])
  })

  test('plays for one of the clubs at the event', () => {
    const clubs = { players: { licensed: false, clubs: ['north'] } }
    const of = (event: HashedSheet, club: string) =>
      sheet(event.hash, event.sheet.date, ['ann 1 1 1 5 1 9', 'bob 1 1 2 3 1 9'], {
        players: [player('ann', { club })],
      })
    expect(rows(rank(clubs, [of(january, 'north'), of(march, 'south')]))).toEqual([[1, 'ann', 5]])
  })

  test('plays in a part that takes such events and such tables', () => {
    const part = scheme.parts[0] as Scheme['parts'][number]
    const lines = ['ann 1 1 1 5 1 9', 'ann 2 1 1 7 1 9 0 0 o', 'bob 1 1 2 3 1 9 0 0 o']
    const one = sheet('a', '2026-01-10', lines, { region: 'north', organiser: 'club', kind: 'evening' })
    const scoreOf = (...more: readonly Partial<typeof part>[]): unknown =>
      rank(
        {
          parts: more.map((change) => ({ ...part, name: JSON.stringify(change), ...change })),
          ...by({ of: 'list' }),
        },
        [one],
      ).all.map(({ person, score }) => [person, score])
    expect(scoreOf({ online: false })).toEqual([['ann', 5]])
    expect(scoreOf({ hall: false })).toEqual([['ann', 7], ['bob', 3]]) // oxfmt-ignore
    expect(scoreOf({ online: false, weight: 2 }, { hall: false, weight: 0.5 })).toEqual([['ann', 13.5], ['bob', 1.5]]) // oxfmt-ignore
    expect(scoreOf({ regions: ['south'] })).toEqual([])
    expect(scoreOf({ regions: ['south', 'north'], organisers: ['club'] })).toEqual([['ann', 12], ['bob', 3]]) // oxfmt-ignore
    expect(scoreOf({ kinds: ['tournament'] })).toEqual([])
    expect(scoreOf({ events: [{ source: 'here', event: 'b' }] })).toEqual([])
    expect(scoreOf({ events: [{ source: 'here', event: 'a' }] })).toEqual([['ann', 12], ['bob', 3]]) // oxfmt-ignore
  })

  test.each<[string, Partial<Points['minimum']>, readonly string[]]>([
    ['events', { events: 2 }, ['ann', 'bob']],
    ['lists', { lists: 3 }, ['ann', 'bob']],
    ['hands', { hands: 50 }, ['ann', 'bob']],
    ['a share of the events', { share: 2 / 3 }, ['ann', 'bob']],
    ['a smaller share', { share: 1 / 3 }, ['ann', 'bob', 'cid']],
  ])('is ranked with enough %s, and listed last without', (_, minimum, placed) => {
    const off = sheet('e2', '2026-03-10', ['ann 1 1 1 1 -4 10', 'bob 1 1 2 3 1 10'])
    const third = sheet('e3', '2026-04-10', ['dan 1 1 1 99 1 1'])
    const { all } = rank(by({ minimum: { ...points.minimum, ...minimum } }), [january, off, third])
    expect(
      all
        .filter(({ place }) => place !== null)
        .map(({ person }) => person)
        .sort(),
    ).toEqual(minimum.share === 1 / 3 ? [...placed, 'dan'] : placed)
    expect(all.map(({ place }) => place === null)).toEqual(all.map(({ place }) => place === null).toSorted())
  })
})

describe('people with equal scores', () => {
  const even = sheet('e1', '2026-01-10', [
    ...['ann 1 1 1 5 10 9 2 0', 'bob 1 1 2 3 10 9 3 0', 'cid 1 1 3 1 12 9 1 0'],
    ...['ann 2 1 3 1 10 9 2 0', 'bob 2 1 2 3 10 9 3 0', 'cid 2 1 1 5 10 9 1 0'],
  ])

  test.each<[string, Scheme['tieBreaks'], readonly unknown[]]>([
    ['share their place', [], [[1, 'ann'], [1, 'bob'], [1, 'cid']]], // oxfmt-ignore
    ['are separated by small points', ['small'], [[1, 'cid'], [2, 'ann'], [2, 'bob']]], // oxfmt-ignore
    ['are separated by tables won, then by hands won', ['wins', 'won'], [[1, 'ann'], [2, 'cid'], [3, 'bob']]], // oxfmt-ignore
    ['are separated by second places', ['seconds'], [[1, 'bob'], [2, 'ann'], [2, 'cid']]], // oxfmt-ignore
  ])('%s', (_, tieBreaks, expected) => {
    expect(rank({ tieBreaks }, [even]).all.map(({ place, person }) => [place, person])).toEqual(expected)
  })

  test('are separated by the best result, by events or by the mean of a list', () => {
    const one = sheet('e1', '2026-01-10', [
      'ann 1 1 1 6 0 9',
      'bob 1 1 1 3 0 9',
      'cid 1 1 1 4 0 9',
      'cid 2 1 1 0 0 9',
    ])
    const two = sheet('e2', '2026-02-10', ['bob 1 1 1 3 0 9', 'cid 1 1 1 2 0 9'])
    const order = (...tieBreaks: Scheme['tieBreaks']) =>
      rank({ tieBreaks }, [one, two]).all.map(({ place, person }) => `${person} ${place}`)
    expect(order('best')).toEqual(['ann 1', 'cid 2', 'bob 3'])
    expect(order('events')).toEqual(['bob 1', 'cid 1', 'ann 3'])
    expect(order('events', 'mean')).toEqual(['bob 1', 'cid 2', 'ann 3'])
    expect(order('mean')).toEqual(['ann 1', 'bob 2', 'cid 3'])
    expect(order('points')).toEqual(['ann 1', 'bob 1', 'cid 1'])
  })

  test('are equal whatever fractions their scores were added up from', () => {
    // 1/3 + 1/6 equals 1/2, and 1/10 three times equals 3/10. With doubles they would differ.
    const tens = (person: string, month: number, own: number, hands: number): HashedSheet =>
      sheet(`${person}${month}`, `2026-0${month}-01`, [`${person} 1 1 1 ${own} 0 ${hands}`])
    const sheets = [
      ...[tens('ann', 1, 1, 3), tens('ann', 2, 1, 6), tens('bob', 1, 1, 2)],
      ...[tens('cid', 1, 1, 10), tens('cid', 2, 1, 10), tens('cid', 3, 1, 10), tens('dan', 1, 3, 10)],
      ...[tens('eve', 1, 1, 7), tens('eve', 2, 11, 70)],
    ]
    const { all } = rank(by({ value: { kind: 'hand', floor: 1 } }), sheets)
    expect(all.map(({ place, person }) => [place, person])).toEqual([
      ...[[1, 'ann'], [1, 'bob'], [3, 'cid'], [3, 'dan'], [3, 'eve']], // oxfmt-ignore
    ])
  })
})

describe('categories, teams and divisions', () => {
  const lines = [
    'ann 1 1 1 9 1 9 1',
    'bob 1 1 2 7 1 9 1',
    'cid 1 1 3 7 1 9 1',
    'dan 1 2 1 5 1 9 1',
    'eve 1 2 2 4 1 9 1',
    'fay 1 2 3 1 1 9 1',
  ]
  const of = (team: Readonly<Record<string, string>>, women = '') =>
    Object.keys(team).map((person) =>
      player(person, {
        team: team[person] ?? null,
        club: team[person] ?? null,
        categories: women.includes(person) ? ['women'] : [],
      }),
    )
  const event = sheet('e1', '2026-01-10', lines, {
    players: of({ ann: 'x', bob: 'x', cid: 'x', dan: 'y', eve: 'y', fay: 'y' }, 'ann cid eve'),
  })
  const later = sheet('e2', '2026-02-10', ['fay 1 1 1 20 1 9 1', 'dan 1 1 2 3 1 9 1', 'cid 1 1 3 0 1 9 1'], {
    players: of({ fay: 'y', dan: 'z', cid: 'x' }, 'fay'),
  })

  test('categories have places of their own for people who were in them at any event', () => {
    expect(rank({ categories: ['women', 'junior'] }, [event, later]).categories).toEqual([
      {
        category: 'women',
        rows: [
          ...[{ person: 'fay', place: 1 }, { person: 'ann', place: 2 }], // oxfmt-ignore
          ...[{ person: 'cid', place: 3 }, { person: 'eve', place: 4 }], // oxfmt-ignore
        ],
      },
      { category: 'junior', rows: [] },
    ])
  })

  test('teams have their best members of each event', () => {
    const { teams } = rank({ teams: { of: 'team', per: 'event', counting: 2 } }, [event, later])
    // x: 9 + 7 and 0; y: 5 + 4 and 20; z: 3.
    expect(teams).toEqual([
      { place: 1, name: 'y', score: 29, members: [{ person: 'fay', score: 20 }, { person: 'dan', score: 5 }, { person: 'eve', score: 4 }] }, // oxfmt-ignore
      { place: 2, name: 'x', score: 16, members: [{ person: 'ann', score: 9 }, { person: 'bob', score: 7 }, { person: 'cid', score: 0 }] }, // oxfmt-ignore
      { place: 3, name: 'z', score: 3, members: [{ person: 'dan', score: 3 }] },
    ])
  })

  test('teams have their best members of the season, if these have a place', () => {
    const teams = { of: 'club', per: 'season', counting: 2 } as const
    const minimum = { ...points.minimum, events: 2 }
    // At the latest event dan plays for z. Two events have cid, dan and fay.
    expect(
      rank({ teams }, [event, later]).teams.map(({ place, name, score }) => [place, name, score]),
    ).toEqual([
      ...[[1, 'y', 25], [2, 'x', 16], [3, 'z', 8]], // oxfmt-ignore
    ])
    expect(
      rank({ teams, ...by({ minimum }) }, [event, later]).teams.map(({ name, score }) => [name, score]),
    ).toEqual([
      ...[['y', 21], ['z', 8], ['x', 7]], // oxfmt-ignore
    ])
  })

  test('teams with equal scores share a place, unless a tie-break separates them', () => {
    const level = sheet('e1', '2026-01-10', ['ann 1 1 1 5 3 9', 'bob 1 1 2 3 4 9'], {
      players: of({ ann: 'x', bob: 'y' }),
    })
    const back = sheet('e2', '2026-02-10', ['ann 1 1 2 3 3 9', 'bob 1 1 1 5 4 9'], {
      players: of({ ann: 'x', bob: 'y' }),
    })
    const teams = { of: 'team', per: 'event', counting: 4 } as const
    const found = (tieBreaks: Scheme['tieBreaks']) =>
      rank({ teams, tieBreaks }, [level, back]).teams.map(({ place, name }) => `${place} ${name}`)
    expect(found([])).toEqual(['1 x', '1 y'])
    expect(found(['wins'])).toEqual(['1 x', '1 y'])
    expect(found(['small'])).toEqual(['1 y', '2 x'])
  })

  const divisions = { names: ['A', 'B', 'C'], sizes: [2, 2], moving: 1 }
  const rowsOf = ({ all }: Result) =>
    all.map(({ division, place, person, moves }) => `${division} ${place} ${person} ${moves}`)

  test('divisions are formed by the previous places, and shared places stay together', () => {
    const first = rank({ divisions }, [event]) // ann 9, bob and cid 7, dan 5, eve 4, fay 1
    expect(rowsOf(first)).toEqual([
      'null 1 ann 0',
      'null 2 bob 0',
      'null 2 cid 0',
      'null 4 dan 0',
      'null 5 eve 0',
      'null 6 fay 0',
    ])
    const next = rank({ divisions }, [event, later], { carried: first })
    // Three share A, so two go down to bring it back to two. B has only dan, who goes up.
    expect(rowsOf(next)).toEqual([
      ...['A 1 ann 0', 'A 2 bob -1', 'A 2 cid -1', 'B 1 dan 1'],
      ...['C 1 fay 1', 'C 2 eve 0'],
    ])
    const third = rank({ divisions }, [event, later], { carried: next })
    expect(third.all.map(({ division, person }) => `${division} ${person}`)).toEqual([
      ...['A ann', 'A dan', 'B fay', 'B bob', 'B cid', 'C eve'],
    ])
  })

  test('divisions start newcomers in the last one, and send down people without a place', () => {
    const carried = rank({ divisions }, [event], { carried: rank({ divisions }, [event]) })
    const minimum = { ...points.minimum, events: 2 }
    const found = rowsOf(
      rank(
        { divisions, ...by({ minimum }) },
        [event, later, sheet('e3', '2026-03-01', ['gus 1 1 1 50 1 9', 'ann 1 1 2 1 1 9'])],
        { carried },
      ),
    )
    // A has ann and dan now. B has bob and cid from above and eve from below.
    expect(found).toEqual([
      ...['A 1 ann 0', 'A 2 dan -1', 'B 1 cid 1', 'B null bob -1', 'B null eve -1'],
      ...['C 1 fay 1', 'C null gus 0'],
    ])
  })
})

describe('single results', () => {
  test('come in the order of events, with whether they were taken', () => {
    const { resultsOf } = counted(by({ of: 'list', best: 2 }), [march, january])
    expect(resultsOf('bob')).toEqual([
      { sheet: 'here/e1', series: 1, value: 3, taken: true },
      { sheet: 'here/e1', series: 2, value: 5, taken: true },
      { sheet: 'here/e2', series: 1, value: 3, taken: false },
    ])
    expect(resultsOf('nobody')).toEqual([])
    expect(counted({}, both).resultsOf('bob')).toEqual([
      { sheet: 'here/e1', series: null, value: 8, taken: true },
      { sheet: 'here/e2', series: null, value: 3, taken: true },
    ])
  })
})

describe('sheets', () => {
  const refused = (sheets: readonly HashedSheet[], of: Partial<Scheme> = {}): unknown => {
    const found = count({ ...scheme, ...of }, season(sheets))
    return 'refused' in found ? [found.refused, found.args] : found.result.all.length
  }
  const broken = (lists: object, players: object = {}): HashedSheet => {
    const { hash, sheet: own } = january
    return { hash, sheet: { ...own, ...players, lists: { ...own.lists, ...lists } } }
  }
  const part = scheme.parts[0] as Scheme['parts'][number]

  test('of one event twice are refused, whatever their hashes', () => {
    const twice = { hash: 'other', sheet: january.sheet }
    expect(refused([january, march, twice])).toEqual(['EVENT_TWICE', { event: 'e1', source: 'here' }])
    expect(refused([january, { hash: 'other', sheet: { ...january.sheet, source: 'there' } }])).toBe(3)
  })

  test('of a mixed event are refused if two parts would each take it whole', () => {
    const mixed = sheet('m', '2026-01-10', ['ann 1 1 1 5 1 9', 'bob 1 1 1 5 1 9 0 0 o'])
    const parts = [
      { ...part, online: false },
      { ...part, name: 'online', hall: false },
    ]
    expect(refused([mixed], { parts })).toEqual(['EVENT_TWICE', { event: 'm', source: 'here' }])
    expect(refused([mixed], { parts, ...by({ of: 'list' }) })).toBe(2)
    expect(refused([january], { parts })).toBe(3)
  })

  test('of another game are ignored, unless a part names them', () => {
    const other = { hash: 'o', sheet: { ...january.sheet, event: 'o', profile: 'open' } }
    const events = [{ source: 'here', event: 'o' }]
    expect(refused([other])).toBe(0)
    expect(refused([other], { parts: [{ ...part, events }] })).toEqual([
      'OTHER_EVENT',
      { path: 'parts.1.events', event: 'o', source: 'here' },
    ])
  })

  test.each<[string, HashedSheet]>([
    ['small', broken({ small: [1] })],
    ['hands', broken({ hands: [1, 2, 3, 4, 5, -6] })],
    ['units', broken({ units: [1, 2, 3, 4, 5, 0.5] })],
    ['won', broken({ won: [1, 2, 3, 4, 5, NaN] })],
    ['player', broken({ player: [0, 1, 2, 0, 1, 3] })],
    ['place', broken({}, { players: ['ann', 'bob', 'cid'].map((one) => player(one, { place: 0 })) })],
    ['adjusted', broken({}, { players: ['ann', 'bob', 'cid'].map((one) => player(one, { adjusted: 0.1 })) })],
    ['date', { hash: january.hash, sheet: { ...january.sheet, date: '2026-02-31' } }],
  ])('with an impossible column %s are refused', (column, one) => {
    expect(refused([march, one])).toEqual(['BROKEN_SHEET', { sheet: january.hash, column }])
  })

  test('with a person twice are refused', () => {
    const players = ['ann', 'bob', 'ann'].map((one) => player(one))
    expect(refused([broken({}, { players })])).toEqual([
      'PERSON_TWICE',
      { sheet: january.hash, person: 'ann' },
    ])
  })

  test('with figures that cannot be added up exactly are refused', () => {
    const huge = broken({ units: [2 ** 40, 0, 0, 0, 0, 0] })
    expect(refused([huge])).toEqual(['TOO_LARGE', { person: 'ann' }])
  })

  test('refused by an index leave it unchanged', () => {
    const index = startCount(scheme, season([january]))
    if ('refused' in index) throw new Error(index.refused)
    const before = index.result()
    expect(index.change([march, january], [], '2026-12-31')).toMatchObject({ refused: 'EVENT_TWICE' })
    expect(index.change([march], [], 'soon')).toMatchObject({ refused: 'BAD_DATE' })
    expect(index.result()).toEqual(before)
    expect(index.change([march], [], '2026-12-31')).toBeUndefined()
    expect(index.result()).toEqual(rank({}, both))
  })
})
