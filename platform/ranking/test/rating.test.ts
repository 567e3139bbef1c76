/** Ratings: worked examples of their authors, ties, idle time, and events that arrive late. */
import { seeded, shuffled } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { idle, rateGames } from '@stolik/ranking/count/glicko'
import { count, startCount, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { rateTable } from '@stolik/ranking/count/openskill'
import type { Rating } from '@stolik/ranking/model/scheme'
import { glicko, openskill, player, scheme, season, sheet } from './season.js'

const counted = (rating: Rating, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}) => {
  const found = count({ ...scheme, count: rating }, season(sheets, more))
  if ('refused' in found) throw new Error(found.refused)
  return found
}
const rows = (rating: Rating, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}) =>
  new Map(counted(rating, sheets, more).result.all.map((row) => [row.person, row]))
const table = (event: string, date: string, ...order: readonly string[]): HashedSheet =>
  sheet(
    event,
    date,
    order.map((person, i) => `${person} 1 1 ${i + 1} 0 ${-i} 9`),
  )

describe('Glicko-2', () => {
  test('gives the figures of its paper', () => {
    // Glickman, Example of the Glicko-2 system: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and 1700 ± 300.
    const [rating, deviation, volatility] = rateGames(
      glicko,
      [1500, 200, 0.06],
      [
        ...[[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]] as [number, number, number][], // oxfmt-ignore
      ],
    )
    expect(rating).toBeCloseTo(1464.06, 1)
    expect(deviation).toBeCloseTo(151.52, 1)
    expect(volatility).toBeCloseTo(0.05999, 4)
  })

  test('moves a winner up as far as a loser down, among newcomers', () => {
    // Two of 1500 ± 350: g = 0.6690, E = ½, v = 8.937; 1/φ′² = 1/4.0628 + 1/8.937, so 290.32, and 162.31 up or down.
    const found = rows(glicko, [table('e1', '2026-01-10', 'ann', 'bob')])
    expect(found.get('ann')?.score).toBeCloseTo(1662.31, 1)
    expect(found.get('bob')?.score).toBeCloseTo(1337.69, 1)
    expect(found.get('ann')?.deviation).toBeCloseTo(290.32, 1)
  })

  test('does not move newcomers who tie', () => {
    const even = sheet(
      'e1',
      '2026-01-10',
      ['ann', 'bob', 'cid', 'dan'].map((one) => `${one} 1 1 1 0 7 9`),
    )
    for (const { score } of rows(glicko, [even]).values()) expect(score).toBe(1500)
  })

  test('does not depend on the order of games, even in the last bit', () => {
    const random = seeded('glicko')
    const differing = Array.from({ length: 5000 }, () => {
      const games = Array.from({ length: 9 }, (): [number, number, number] => [
        ...([1000 + random.below(1e6) / 1000, 30 + random.below(3e5) / 1000] as const),
        random.below(3) / 2,
      ])
      const own = [1000 + random.below(1e6) / 1000, 200, 0.06] as const
      return (
        rateGames(glicko, own, [...games]).join() !== rateGames(glicko, own, shuffled(games, random)).join()
      )
    })
    expect(differing).not.toContain(true)
  })

  test('does not move a player who sat alone or had a bye', () => {
    const alone = sheet('e1', '2026-01-10', [
      'ann 1 1 1 0 9 9',
      'bob 1 2 1 0 9 9',
      'cid 2 0 0 3 35 0',
      'bob 2 0 0 3 35 0',
    ])
    for (const row of rows(glicko, [alone]).values()) expect([row.score, row.deviation]).toEqual([1500, 350])
    expect(counted(glicko, [alone]).resultsOf('bob')).toEqual([])
  })

  test('counts the events of a month at once', () => {
    const both = [table('e1', '2026-01-10', 'ann', 'bob'), table('e2', '2026-01-20', 'ann', 'cid')]
    const month = rows({ ...glicko, period: 'month' }, both, { date: '2026-01-31' })
    const single = rows(glicko, both)
    // In one period ann met two newcomers, so bob and cid lost alike. Event by event, cid lost to a stronger ann.
    expect(month.get('bob')?.score).toBe(month.get('cid')?.score)
    expect(single.get('bob')?.score).not.toBe(single.get('cid')?.score)
  })

  test('raises the deviation of a player who does not play for months, up to a newcomer’s', () => {
    const monthly = { ...glicko, period: 'month' as const }
    const event = [table('e1', '2026-01-10', 'ann', 'bob')]
    const unsure = (date: string): number => rows(monthly, event, { date }).get('ann')?.deviation as number
    const now = unsure('2026-02-28')
    expect(unsure('2026-01-10')).toBe(now)
    // One month without a game: √(d² + (173.7178 σ)²).
    const [, grown] = idle(glicko, [1500, now, 0.06], 1)
    expect(grown).toBeCloseTo(Math.sqrt(now ** 2 + (173.7178 * 0.06) ** 2), 6)
    expect(unsure('2026-03-01')).toBeCloseTo(grown, 2)
    expect(unsure('2099-03-01')).toBe(350)
    expect(rows(glicko, event, { date: '2026-12-31' }).get('ann')?.deviation).toBe(now)
  })
})

describe('OpenSkill', () => {
  test('gives the figures of its authors’ documentation', () => {
    // Places 4, 1, 3, 2 of newcomers: 20.963, 27.795, 24.689, 26.553, and 8.084, 8.263, 8.084, 8.179 (README of openskill).
    const found = rateTable(
      openskill,
      [4, 1, 3, 2].map((place) => ({ place, rated: [25, 25 / 3, 0] })),
    )
    expect(found.map(([mu]) => Number(mu.toFixed(3)))).toEqual([20.963, 27.795, 24.689, 26.553])
    expect(found.map(([, sigma]) => Number(sigma.toFixed(3)))).toEqual([8.084, 8.263, 8.084, 8.179])
  })

  test('moves three newcomers by ⅔, ⅙ and −⅚ of σ²/c', () => {
    // c = √(3 (σ² + β²)) = 16.137, σ²/c = 4.303.
    const found = rows(openskill, [table('e1', '2026-01-10', 'ann', 'bob', 'cid')])
    const mu = ['ann', 'bob', 'cid'].map(
      (one) => (found.get(one)?.score ?? 0) + 3 * (found.get(one)?.deviation ?? 0),
    )
    const unit = (25 / 3) ** 2 / Math.sqrt(3 * ((25 / 3) ** 2 + (25 / 6) ** 2))
    expect(mu[0]).toBeCloseTo(25 + (2 / 3) * unit, 6)
    expect(mu[1]).toBeCloseTo(25 + unit / 6, 6)
    expect(mu[2]).toBeCloseTo(25 - (5 / 6) * unit, 6)
  })

  test('is refused if its figures overflow', () => {
    // exp(μ / c) of 10,000 / 0.002 overflows.
    const steep = { ...scheme, count: { ...openskill, mu: 10_000, sigma: 0.001, beta: 0.001 } }
    expect(count(steep, season([table('e1', '2026-01-10', 'ann', 'bob')]))).toMatchObject({
      refused: 'TOO_LARGE',
      args: { person: 'ann' },
    })
  })

  test('moves players who tie alike, wherever they sit', () => {
    const seats = ['ann 1 1 1', 'bob 1 1 2', 'cid 1 1 2', 'dan 1 1 2']
    const scores = (order: readonly number[]) => {
      const event = sheet(
        'e1',
        '2026-01-10',
        order.map((i) => `${seats[i] as string} 0 0 9`),
      )
      const { all } = counted({ ...openskill, tau: 25 / 300 }, [event]).result
      return all.map(({ place, person, score }) => [place, person, score])
    }
    const found = scores([0, 1, 2, 3])
    expect(found.map(([place]) => place)).toEqual([1, 2, 2, 2])
    expect(scores([3, 1, 0, 2])).toEqual(found)
  })

  test('moves players who tie alike, in any order of all players, even in the last bit', () => {
    const random = seeded('openskill')
    for (let n = 0; n < 5000; n++) {
      const rated = () => [10 + random.below(3e4) / 1000, 1 + random.below(7000) / 1000, 0] as const
      const first = { place: 1, rated: rated() }
      const tied = { place: 2, rated: rated() }
      const table = [tied, tied, first, tied]
      const found = rateTable(openskill, table)
      expect([found[1], found[3]]).toEqual([found[0], found[0]])
      const others = [tied, { ...tied, place: 3 }, first, { place: 4, rated: rated() }]
      expect(rateTable(openskill, others.toReversed()).toReversed()).toEqual(rateTable(openskill, others))
    }
  })

  test('counts list by list and returns the change of each', () => {
    const event = sheet('e1', '2026-01-10', [
      'ann 2 1 2 0 0 9',
      'bob 2 1 1 0 0 9',
      'ann 1 1 1 0 0 9',
      'bob 1 1 2 0 0 9',
    ])
    const { result, resultsOf } = counted(openskill, [event, table('e0', '2026-01-09', 'ann', 'bob')])
    const own = resultsOf('ann')
    expect(own.map(({ sheet: hash, series, taken }) => [hash, series, taken])).toEqual([
      ...[['here/e0', 1, true], ['here/e1', 1, true], ['here/e1', 2, true]], // oxfmt-ignore
    ])
    const start = openskill.mu - 3 * openskill.sigma
    const end = own.reduce((sum, { value }) => sum + value, start)
    expect(end).toBeCloseTo(result.all.find(({ person }) => person === 'ann')?.score as number, 9)
  })
})

describe.each<[string, Rating]>([
  ['Glicko-2 by events', glicko],
  ['Glicko-2 by months', { ...glicko, period: 'month' }],
  ['OpenSkill', { ...openskill, tau: 25 / 300 }],
])('%s', (_, rating) => {
  const sheets = [
    table('e1', '2026-01-10', 'ann', 'bob', 'cid'),
    table('e2', '2026-01-20', 'bob', 'dan', 'ann'),
    table('e3', '2026-03-05', 'dan', 'cid', 'bob', 'eve'),
    table('e4', '2026-03-06', 'cid', 'ann', 'eve'),
  ]

  test('takes an event that arrives late in its place', () => {
    for (const late of sheets) {
      const index = startCount({ ...scheme, count: rating }, season(sheets.filter((one) => one !== late)))
      if ('refused' in index) throw new Error(index.refused)
      expect(index.change([late], [], '2026-12-31')).toBeUndefined()
      const anew = counted(rating, sheets)
      expect(index.result()).toEqual(anew.result)
      for (const person of ['ann', 'bob', 'eve'])
        expect(index.resultsOf(person)).toEqual(anew.resultsOf(person))
    }
  })

  test('returns the change of each event', () => {
    const { result, resultsOf } = counted(rating, sheets)
    for (const { person, score, events } of result.all) {
      const own = resultsOf(person)
      expect(own).toHaveLength(events)
      const newcomer = rating.kind === 'glicko2' ? rating.rating : rating.mu - rating.cautious * rating.sigma
      expect(own.reduce((sum, { value }) => sum + value, newcomer)).toBeCloseTo(score, 6)
    }
  })

  test('rates only eligible players, against eligible players', () => {
    const players = [
      player('ann', { club: 'north' }),
      player('bob', { club: 'south' }),
      player('cid', { club: 'north' }),
    ]
    const lines = ['ann 1 1 2 0 5 9', 'bob 1 1 1 0 9 9', 'cid 1 1 3 0 1 9']
    const event = sheet('e1', '2026-01-10', lines, { players })
    const clubs = { ...scheme, count: rating, players: { licensed: false, clubs: ['north'] } }
    const found = count(clubs, season([event]))
    const alone = count(
      { ...scheme, count: rating },
      season([
        sheet(
          'e1',
          '2026-01-10',
          lines.filter((line) => !line.startsWith('bob')),
        ),
      ]),
    )
    if ('refused' in found || 'refused' in alone) throw new Error('refused')
    expect(found.result.all.map(({ person, score }) => [person, score])).toEqual(
      alone.result.all.map(({ person, score }) => [person, score]),
    )
  })
})
