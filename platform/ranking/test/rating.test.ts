/** Ratings: worked examples of their authors, ties, idle time, and events that arrive late. */
import { seeded, shuffled } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import glicko2Lite from 'glicko2-lite'
import { plackettLuce } from 'openskill/models'
import { gOf, idle, muOf, rateGames } from '@stolik/ranking/count/glicko'
import { periodGames } from '@stolik/ranking/count/glicko-games'
import { count, startCount, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { rateTable, type Seated } from '@stolik/ranking/count/openskill'
import type { Rating } from '@stolik/contract/ranking/scheme'
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

type Game = [rating: number, deviation: number, score: number]

/** The rating after games with these opponents. */
const rated = (count: typeof glicko, own: readonly [number, number, number], games: readonly Game[]) => {
  const mu = Float64Array.from(games, ([rating]) => muOf(count, rating))
  const g = Float64Array.from(games, ([, deviation]) => gOf(deviation))
  return rateGames(
    count,
    own,
    { mu, g, score: Float64Array.from(games, ([, , score]) => score) },
    games.length,
  )
}

describe('Glicko-2', () => {
  test('gives the figures of its paper', () => {
    // Glickman, Example of the Glicko-2 system: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and 1700 ± 300.
    const games: readonly Game[] = [[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]] // oxfmt-ignore
    const [rating, deviation, volatility] = rated(glicko, [1500, 200, 0.06], games)
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

  test('gives the figures of glicko2-lite, to the last bit', () => {
    const random = seeded('glicko2-lite')
    for (let n = 0; n < 5000; n++) {
      const base = [1500, 1000, 0][random.below(3)] as number
      const tau = [0.3, 0.5, 1.2][random.below(3)] as number
      const games = Array.from({ length: 1 + random.below(40) }, (): Game => [
        ...([base - 500 + random.below(1e6) / 1000, 30 + random.below(3e5) / 1000] as const),
        random.below(3) / 2,
      ])
      const own = [base - 500 + random.below(1e6) / 1000, 30 + random.below(3e5) / 1000] as const
      const volatility = 0.01 + random.below(1000) / 4000
      const { rating, rd, vol } = glicko2Lite(...own, volatility, games, { rating: base, tau })
      expect(rated({ ...glicko, rating: base, tau }, [...own, volatility], games)).toEqual([rating, rd, vol])
    }
  })

  test('does not depend on the order of games, even in the last bit', () => {
    const random = seeded('glicko')
    for (let n = 0; n < 500; n++) {
      // Both meet the same nine others with the same outcomes, in an order of their own.
      const others = Array.from({ length: 9 }, (_, i) => ({ name: `other ${i}`, small: random.below(3) }))
      const lines = ['ann', 'bob'].flatMap((person, table) =>
        shuffled(others, random).flatMap(({ name, small }, series) => [
          `${person} ${series + 1} ${table + 1} 1 0 ${small} 9`,
          `${name.replace(' ', '')} ${series + 1} ${table + 1} 1 0 1 9`,
        ]),
      )
      const ratings = others.map(
        () => [1000 + random.below(1e6) / 1000, 30 + random.below(3e5) / 1000] as const,
      )
      const one = sheet('e1', '2026-01-10', lines)
      const names = one.sheet.players.map(({ person }) => person)
      const games = periodGames(glicko, (i) => [
        ...(ratings[Number(/\d/.exec(names[i] as string)?.[0])] ?? ([1400, 200] as const)),
        0.06,
      ])
      games.add({ ...one, hall: 0, online: 0, persons: Int32Array.from(names, (_, i) => i) })
      expect(games.rated(names.indexOf('ann'))).toEqual(games.rated(names.indexOf('bob')))
    }
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

const columns = (players: readonly { place: number; mu: number; sigma: number }[]): Seated => ({
  place: players.map(({ place }) => place),
  mu: players.map(({ mu }) => mu),
  sigma: players.map(({ sigma }) => sigma),
})

describe('OpenSkill', () => {
  test('gives the figures of its authors’ documentation', () => {
    // Places 4, 1, 3, 2 of newcomers: 20.963, 27.795, 24.689, 26.553, and 8.084, 8.263, 8.084, 8.179 (README of openskill).
    const found = rateTable(openskill, {
      place: [4, 1, 3, 2],
      mu: [25, 25, 25, 25],
      sigma: [25 / 3, 25 / 3, 25 / 3, 25 / 3],
    })
    expect(found.mu.map((mu) => Number(mu.toFixed(3)))).toEqual([20.963, 27.795, 24.689, 26.553])
    expect(found.sigma.map((sigma) => Number(sigma.toFixed(3)))).toEqual([8.084, 8.263, 8.084, 8.179])
  })

  test('gives the figures of the library openskill, to the last bit', () => {
    const random = seeded('library openskill')
    for (let n = 0; n < 5000; n++) {
      const { tau, beta } = { tau: random.below(3), beta: 1 + random.below(20) }
      // In the order in which the library gets them: by place, and within a place by rating.
      let place = 1
      const players = Array.from({ length: 2 + random.below(5) }, (_, i) => ({
        place: random.below(3) === 0 ? place : (place = i + 1),
        mu: i + random.below(1000) / 1000 + random.below(2) * 10 * i,
        sigma: 1 + random.below(7000) / 1000,
      })).sort((a, b) => a.place - b.place || a.mu - b.mu)
      const found = rateTable({ ...openskill, tau, beta }, columns(players))
      const expected = plackettLuce(
        players.map(({ mu, sigma }) => [{ mu, sigma: Math.sqrt(sigma * sigma + tau * tau) }]),
        { beta, rank: players.map((one) => one.place) },
      ).map(([one]) => one)
      expect(found.mu).toEqual(expected.map((one) => one?.mu))
      expect(found.sigma).toEqual(expected.map((one) => one?.sigma))
    }
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
    const first = table('e1', '2026-01-10', 'ann', 'bob')
    for (const sheets of [[first], [first, table('e2', '2026-01-11', 'ann', 'bob')]])
      expect(count(steep, season(sheets))).toMatchObject({ refused: 'TOO_LARGE', args: { person: 'ann' } })
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
      const any = () => ({ mu: 10 + random.below(3e4) / 1000, sigma: 1 + random.below(7000) / 1000 })
      const first = { place: 1, ...any() }
      const tied = { place: 2, ...any() }
      const found = rateTable(openskill, columns([tied, tied, first, tied]))
      for (const { length, 1: second, 3: fourth, 0: own } of [found.mu, found.sigma])
        expect([length, second, fourth]).toEqual([4, own, own])
      const others = [tied, { ...tied, place: 3 }, first, { place: 4, ...any() }]
      const { mu, sigma } = rateTable(openskill, columns(others.toReversed()))
      const turned = { mu: mu.toReversed(), sigma: sigma.toReversed() }
      expect(turned).toEqual(rateTable(openskill, columns(others)))
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
