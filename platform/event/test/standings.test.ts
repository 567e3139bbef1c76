/** Rankings: points, tie-breaks, lots, teams, categories and prizes, and that they agree with the lists. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventFormat } from '@stolik/core'
import { foldAll } from '@stolik/event/fold/fold'
import type { Regulations } from '@stolik/contract/event/regulations'
import { standings } from '@stolik/event/standing/index'
import { settleMoney } from '@stolik/event/standing/money'
import type { Standings } from '@stolik/event/model/standings'
import { card, chair, entrant, format, names, numbers, startEvent, type TestEvent } from './event.js'
import { before, oracle } from './oracle.js'

const stand = (event: TestEvent): Standings => standings(event.state, numbers)

/** One series at one table. The scores are by number of player, whatever chairs they drew. */
function oneTable(
  lines: readonly string[],
  change: Partial<Regulations> = {},
  entrants: object[] = [],
): TestEvent {
  const series = [{ rounds: Math.max(1, Math.ceil(lines.length / 4)), minutes: null, draw: 'lots' }] as const
  const event = startEvent({ ...change, format: { ...format, ...change.format, series } })
  names(4).forEach((name, i) => {
    event.must({ kind: 'enter', entrant: entrant(name, entrants[i] ?? {}), reserve: false })
  })
  event.begin(1)
  const seated = event.state.series[0]?.tables[0]?.players ?? []
  const byChair = (line: string): string =>
    seated.map((id) => line.split(' ')[Number(id.slice(1)) - 1]).join(' ')
  const { length } = event.state.series[0]?.tables[0]?.list ?? { length: 0 }
  const all = Array.from({ length }, (_, hand) => byChair(lines[hand] ?? '0 0 0 0'))
  event.must({ kind: 'list', series: 1, table: 1, lines: all, signed: true })
  return event
}

const ended = (event: TestEvent): TestEvent => {
  event.must({ kind: 'end', series: 1 })
  return event
}

const places = (event: TestEvent): unknown =>
  stand(event).individual.map(({ place, player, points, lot }) => [place, player, points, lot])

const scored = (scale: readonly number[], ties: 'mean' | 'best'): Partial<Regulations> => ({
  format: { ...format, scoring: { kind: 'places', scale, ties }, tieBreaks: ['small', 'wins', 'seconds'] },
})

describe('table points', () => {
  test.each([
    ['four places get 5, 3, 1 and 0 points', [5, 3, 1, 0], 'mean', '40 30 20 10', [5, 3, 1, 0]],
    [
      'tied second and third places share the mean of 3 and 1',
      [5, 3, 1, 0],
      'mean',
      '40 20 20 10',
      [5, 2, 2, 0],
    ],
    [
      'two tied first places share the mean of 4 and 3',
      [4, 3, 2, 1],
      'mean',
      '40 40 20 10',
      [3.5, 3.5, 2, 1],
    ],
    [
      'three tied last places share the mean of 3, 2 and 1',
      [4, 3, 2, 1],
      'mean',
      '40 10 10 10',
      [4, 2, 2, 2],
    ],
    [
      'three tied first places may get thirds of a point',
      [5, 3, 0, 0],
      'mean',
      '9 9 9 0',
      [8 / 3, 8 / 3, 8 / 3, 0],
    ],
    ['four tied players share the mean of all', [5, 3, 1, 0], 'mean', '0 0 0 0', [2.25, 2.25, 2.25, 2.25]],
    [
      'tied places get the points of the better one, if the regulations say so',
      [5, 3, 1, 0],
      'best',
      '40 20 20 10',
      [5, 3, 3, 0],
    ],
  ] as const)('%s', (_, scale, ties, line, points) => {
    const event = oneTable([line], scored(scale, ties))
    const rows = stand(event).individual.toSorted((a, b) => a.number - b.number)
    expect(rows.map((row) => row.points)).toEqual(points)
    expect(rows.map((row) => row.small)).toEqual(line.split(' ').map(Number))
  })

  test('in thirds add up exactly: three times a third of eight is eight', () => {
    const series = [1, 2, 3, 4].map(() => ({ rounds: 1, minutes: null, draw: 'lots' as const }))
    const { format: places } = scored([8, 0, 0, 0], 'mean')
    const event = startEvent({ format: { ...(places as EventFormat), series, tieBreaks: [] } })
    event.enter(...names(4))
    for (const n of [1, 2, 3, 4]) {
      event.begin(n)
      const [seated = []] = event.state.series[n - 1]?.tables.map(({ players }) => players) ?? []
      // Three players share first place in three of the series; player 4 wins the other one alone.
      const line = seated.map((id) => ((id === 'p4') === (n === 4) ? 9 : 0)).join(' ')
      event.fill(n, () => line)
      event.must({ kind: 'end', series: n })
    }
    expect(stand(event).individual.map(({ points, place }) => [points, place])).toEqual(
      names(4).map(() => [8, 1]),
    )
  })
})

describe('PT 5.1 equal results', () => {
  test('more games won count first, then fewer lost', () => {
    // All have 6 points: from one hand, from two, from two and a loss, from three.
    const event = oneTable(['6 3 8 2', '0 3 1 2', '0 0 -3 2'])
    expect(places(event)).toEqual([
      [1, 'p4', 6, false],
      [2, 'p2', 6, false],
      [3, 'p3', 6, false],
      [4, 'p1', 6, false],
    ])
  })

  test('then the lot decides, drawn from the committed seed after the last series', () => {
    const event = oneTable(['6 6 1 1'])
    expect(places(event)).toEqual([
      [1, 'p1', 6, false],
      [1, 'p2', 6, false],
      [3, 'p3', 1, false],
      [3, 'p4', 1, false],
    ])
    ended(event)
    const drawn = stand(event).individual
    expect(drawn.map(({ place, lot }) => [place, lot])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ])
    expect(new Set(drawn.slice(0, 2).map(({ player }) => player))).toEqual(new Set(['p1', 'p2']))
    expect(stand(event)).toEqual(standings(foldAll(event.log) as never, numbers))
  })

  test('the lot favours each player equally often', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => i.toString(16).padStart(64, '0'))
    const event = ended(oneTable(['6 6 1 1']))
    const first = seeds.filter((seed) => {
      const state = { ...event.state, next: { ...event.state.next, seed } }
      return standings(state, numbers).individual[0]?.player === 'p1'
    }).length
    expect(first).toBeGreaterThan(60)
    expect(first).toBeLessThan(140)
  })

  test('PT 7.4.3 share the place if the regulations know no lot; a prize still goes to one player', () => {
    const event = oneTable(['6 6 1 1'], {
      format: { ...format, tieBreaks: ['sum.won'] },
      prizes: [{ of: 'all', places: ['cup', 'cards'] }],
    })
    expect(stand(event).individual.map(({ prize }) => prize)).toEqual([null, null, null, null])
    const rows = stand(ended(event)).individual
    expect(rows.map(({ place, lot, prize }) => [place, lot, prize])).toEqual([
      [1, false, 'cup'],
      [1, false, 'cards'],
      [3, false, null],
      [3, false, null],
    ])
  })
})

describe('byes, missing players and annulled lists', () => {
  const bye: Partial<Regulations> = {
    format: {
      ...format,
      chairs: [4],
      scoring: { kind: 'places', scale: [5, 3, 1, 0], ties: 'mean' },
      bye: { points: 3, small: 35 },
      tieBreaks: ['small'],
    },
  }

  test('a player with a bye gets 3 and 35', () => {
    const event = startEvent(bye)
    event.enter(...names(5))
    event.begin(1)
    const [resting = ''] = event.state.series[0]?.byes ?? []
    expect(stand(event).individual[0]).toMatchObject({
      player: resting,
      points: 3,
      small: 35,
      wins: 0,
      place: 1,
      cells: [{ kind: 'bye', table: null, points: 3, small: 35 }, { kind: 'none' }],
    })
  })

  test('players at a table with a missing player get what a bye gives, and the missing player gets nothing', () => {
    const event = oneTable(['4 3 2 1'], bye)
    event.must({ kind: 'missing', series: 1, table: 1, chairs: [2], reason: 'did not come' })
    const seated = event.state.series[0]?.tables[0]?.players ?? []
    const rows = stand(event).individual
    expect(rows.map(({ points, small }) => [points, small])).toEqual([
      ...[[3, 35], [3, 35], [3, 35]], // oxfmt-ignore
      [0, 0],
    ])
    expect(rows.at(-1)).toMatchObject({ player: seated[2], cells: [{ kind: 'missing', table: 1, chair: 2 }] })
  })

  test('PT 7.2.4 an annulled list counts for nobody', () => {
    const event = oneTable(['4 3 2 1'])
    event.must({ kind: 'annul', series: 1, table: 1, reason: 'unreadable' })
    expect(stand(event).individual.map(({ points, cells }) => [points, cells[0]?.kind])).toEqual(
      names(4).map(() => [0, 'annulled']),
    )
  })
})

describe('adjustments', () => {
  test('count until they are revoked, and their numbers are in the row', () => {
    const event = oneTable(['4 3 2 1'])
    const give = (player: string, points: number): void =>
      event.must({
        kind: 'adjust',
        player,
        series: 1,
        points,
        small: points,
        penalty: points < 0,
        reason: 'r',
        clause: null,
      })
    give('p1', -3)
    give('p4', 10)
    expect(places(event)).toEqual([
      [1, 'p4', 11, false],
      [2, 'p2', 3, false],
      [3, 'p3', 2, false],
      [4, 'p1', 1, false],
    ])
    expect(stand(event).individual[3]).toMatchObject({
      adjustments: [1],
      adjusted: -3,
      adjustedSmall: -3,
      small: 1,
    })
    event.must({ kind: 'revoke', n: 1, reason: 'heard' })
    event.must({ kind: 'revoke', n: 2, reason: 'heard' })
    expect(places(event)).toEqual(places(oneTable(['4 3 2 1'])))
  })
})

describe('a player who leaves', () => {
  test('PT 4.3 has no place and no prize if excluded', () => {
    const event = oneTable(['4 3 2 1'], { prizes: [{ of: 'all', places: ['cup', 'cards'] }] })
    event.must({ kind: 'exclude', player: 'p1', reason: 'cheating', clause: 'PT 4.3' })
    event.must({ kind: 'withdraw', player: 'p2' })
    ended(event)
    expect(stand(event).individual.map(({ place, player, prize }) => [place, player, prize])).toEqual([
      [1, 'p2', null],
      [2, 'p3', 'cup'],
      [3, 'p4', 'cards'],
      [null, 'p1', null],
    ])
  })

  test('PT 4.4 leaves number and results to the reserve who takes over', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve', { club: 'Valley' }), reserve: true })
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    const [first] = stand(event).individual
    const player = first?.player ?? ''
    event.must({ kind: 'withdraw', player })
    event.must({ kind: 'replace', player, by: 'p5', from: 2 })
    expect(stand(event).individual).toHaveLength(4)
    expect(stand(event).individual[0]).toMatchObject({
      player,
      number: first?.number,
      points: first?.points,
      holder: 'p5',
      name: 'Reserve',
      club: 'Valley',
    })
    event.begin(2)
    expect(
      event.act({ kind: 'hand', series: 2, table: 1, hand: 0, line: '1 1 1 1' }, card(player)),
    ).toMatchObject({
      refused: 'NOT_ALLOWED',
    })
    expect(
      event.act({ kind: 'hand', series: 2, table: 1, hand: 0, line: '1 1 1 1' }, card('p5')),
    ).toBeUndefined()
  })
})

describe('the list of players', () => {
  test('does not have a player who left before playing', () => {
    const event = startEvent()
    event.enter(...names(5))
    event.must({ kind: 'withdraw', player: 'p2' })
    event.draw(1)
    expect(stand(event).individual.map(({ player }) => player)).toEqual(['p1', 'p3', 'p4', 'p5'])
  })

  test('gives no place to a player whose reserve was excluded', () => {
    const event = startEvent()
    event.enter(...names(4))
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.begin(1)
    event.must({ kind: 'replace', player: 'p1', by: 'p5', from: 2 })
    event.must({ kind: 'exclude', player: 'p5', reason: 'cheating', clause: 'PT 4.3' })
    expect(stand(event).individual.at(-1)).toMatchObject({ place: null, player: 'p1', holder: 'p5' })
  })
})

describe('teams', () => {
  const teams = (size: number, counting: number, substitutes = 0): Partial<Regulations> => ({
    groups: [{ kind: 'team', size, counting, substitutes }],
    prizes: [{ of: 'team', places: ['cup'] }],
  })
  const rows = (event: TestEvent): unknown =>
    stand(event).groups[0]?.rows.map(({ place, name, points, members, prize }) => [
      ...[place, name, points, prize],
      members.map(({ player, counts }) => `${player}${counts ? '' : ' not'}`),
    ])

  test('PT 1.5 count their best members', () => {
    const of = ['A', 'B', 'A', 'B'].map((team) => ({ team }))
    expect(rows(ended(oneTable(['9 5 1 6'], teams(2, 2), of)))).toEqual([
      [1, 'B', 11, 'cup', ['p4', 'p2']],
      [2, 'A', 10, null, ['p1', 'p3']],
    ])
    expect(rows(ended(oneTable(['9 5 1 6'], teams(2, 1), of)))).toEqual([
      [1, 'A', 9, 'cup', ['p1', 'p3 not']],
      [2, 'B', 6, null, ['p4', 'p2 not']],
    ])
  })

  test('a substitute counts only for a missing member', () => {
    const of = [{ team: 'A' }, { team: 'A' }, { team: 'A', substitute: true }, { team: 'B' }]
    const event = oneTable(['1 5 9 2'], teams(2, 2, 1), of)
    expect(rows(event)).toEqual([
      [1, 'A', 6, null, ['p2', 'p1', 'p3 not']],
      [2, 'B', 2, null, ['p4']],
    ])
    event.must({ kind: 'withdraw', player: 'p1' })
    expect(rows(event)).toEqual([
      [1, 'A', 14, null, ['p3', 'p2', 'p1 not']],
      [2, 'B', 2, null, ['p4']],
    ])
  })

  test('an excluded member does not count', () => {
    const of = ['A', 'A', 'B', 'B'].map((team) => ({ team }))
    const event = oneTable(['9 1 5 4'], teams(2, 2), of)
    event.must({ kind: 'exclude', player: 'p1', reason: 'r', clause: null })
    expect(rows(event)).toEqual([
      [1, 'B', 9, null, ['p3', 'p4']],
      [2, 'A', 1, null, ['p2']],
    ])
  })

  test('pairs are ranked separately', () => {
    const event = oneTable(
      ['9 5 1 6'],
      { groups: [{ kind: 'pair', size: 2, counting: 2, substitutes: 0 }] },
      [{ pair: 'x' }, { pair: 'x' }, { pair: 'y' }, { pair: 'y' }],
    )
    expect(stand(event).groups[0]?.rows.map(({ name, points }) => [name, points])).toEqual([
      ['x', 14],
      ['y', 7],
    ])
  })
})

describe('categories', () => {
  const event = ended(
    oneTable(
      ['9 5 1 6'],
      {
        categories: ['women', 'youngest', 'oldest', 'junior', 'senior'],
        juniorFrom: 2005,
        seniorUntil: 1950,
        prizes: [
          { of: 'women', places: ['flowers', 'book'] },
          { of: 'youngest', places: ['watch'] },
        ],
      },
      [{ born: 1950 }, { born: 2005, woman: true }, { woman: true }, { born: 2005, woman: false }],
    ),
  )
  test.each([
    ['women', [[1, 'p2', 'flowers'], [2, 'p3', 'book']]], // oxfmt-ignore
    ['youngest', [[1, 'p4', 'watch'], [2, 'p2', null], [3, 'p1', null]]], // oxfmt-ignore
    ['oldest', [[1, 'p1', null], [2, 'p4', null], [3, 'p2', null]]], // oxfmt-ignore
    ['junior', [[1, 'p4', null], [2, 'p2', null]]], // oxfmt-ignore
    ['senior', [[1, 'p1', null]]],
  ])('the category %s lists its players', (category, rows) => {
    const found = stand(event).categories.find((one) => one.category === category)
    expect(found?.rows.map(({ place, player, prize }) => [place, player, prize])).toEqual(rows)
  })
})

describe('the next seat', () => {
  test('is the seat in the drawn series', () => {
    const event = oneTable(['4 3 2 1'])
    const seated = event.state.series[0]?.tables[0]?.players ?? []
    for (const { player, next } of stand(event).individual)
      expect(next).toEqual({ series: 1, table: 1, chair: seated.indexOf(player) })
    expect(stand(ended(event)).individual.map(({ next }) => next)).toEqual([null, null, null, null])
  })

  test('the standings are empty before the first draw', () => {
    const event = startEvent()
    event.enter(...names(4))
    expect(stand(event)).toEqual({ stamp: 'live', individual: [], groups: [], categories: [] })
  })
})

describe('money', () => {
  test('PT 9.2 is paid for each list that counts, if there is a stake', () => {
    const stake = { format: { ...format, stake: [5, 1] as const } }
    const event = oneTable(['4 3 -6 -1'], stake)
    const paid = settleMoney(event.state, numbers).map(({ player, amount }) => [player, amount])
    expect(new Map(paid as [string, number][])).toEqual(
      new Map([
        ['p1', 20],
        ['p2', 15],
        ['p3', -30],
        ['p4', -5],
      ]),
    )
    expect(settleMoney(oneTable(['4 3 -6 -1']).state, numbers)).toEqual([])
    event.must({ kind: 'annul', series: 1, table: 1, reason: 'r' })
    expect(settleMoney(event.state, numbers)).toEqual([])
    const open = startEvent(stake)
    open.enter(...names(4))
    open.begin(1)
    open.must({ kind: 'hand', series: 1, table: 1, hand: 0, line: '4 3 -6 -1' })
    expect(settleMoney(open.state, numbers)).toEqual([])
  })
})

describe('any event', () => {
  /** Scores are small, so that there are many ties. */
  const score = fc.integer({ min: -2, max: 2 })
  const anyFormat = fc.record({
    scoring: fc.constantFrom<EventFormat['scoring'][]>(
      { kind: 'total' },
      { kind: 'places', scale: [5, 3, 1, 0], ties: 'mean' },
      { kind: 'places', scale: [4, 3, 2, 1], ties: 'best' },
    ),
    tieBreaks: fc.subarray<EventFormat['tieBreaks'][number]>([
      'small',
      'wins',
      'seconds',
      'sum.won',
      '-sum.lost',
    ]),
    seriesCount: fc.integer({ min: 1, max: 3 }),
  })

  test('ranks as the naive count of its log does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 13 }),
        anyFormat,
        fc.infiniteStream(score),
        fc.infiniteStream(fc.integer({ min: 0, max: 19 })),
        (players, { seriesCount, ...chosen }, scores, chances) => {
          const series = Array.from(
            { length: seriesCount },
            () => format.series[0] as EventFormat['series'][number],
          )
          const played = { ...format, ...chosen, series, chairs: [4], bye: { points: 3, small: 35 } }
          const event = startEvent({ format: played })
          event.enter(...names(players))
          const chance = (n: number): boolean => (chances.next().value as number) < n
          for (let n = 1; n <= seriesCount; n++)
            playSeries(event, n, () => scores.next().value as number, chance)
          agree(event, played)
        },
      ),
      { numRuns: 60 },
    )
  })

  /** Fills lists hand by hand or at once, with corrections, annulments, missing players and penalties. */
  function playSeries(
    event: TestEvent,
    n: number,
    score: () => number,
    chance: (n: number) => boolean,
  ): void {
    event.begin(n)
    for (const { table, players } of event.state.series[n - 1]?.tables ?? []) {
      const at = { series: n, table }
      const line = (): string => players.map(score).join(' ')
      if (chance(2)) {
        event.must({
          kind: 'missing',
          ...at,
          chairs: [score() + 2]
            .filter((c) => c < 4)
            .concat(3)
            .slice(0, 1),
          reason: 'r',
        })
        continue
      }
      for (let hand = 0; hand < 4; hand++) event.must({ kind: 'hand', ...at, hand, line: line() })
      if (chance(5)) event.must({ kind: 'redeal', ...at, hand: 2, reason: 'r' })
      if (chance(5))
        event.must({ kind: 'correct', ...at, hand: 1, readings: [line()], consent: [0, 1, 2, 3] })
      if (chance(3)) event.must({ kind: 'annul', ...at, reason: 'r' })
      if (chance(10))
        event.must({ kind: 'list', ...at, lines: [line(), line(), line(), line()], signed: true })
      if (chance(5)) {
        const points = score() / 2 || 1
        const player = players[0] as string
        event.must({
          kind: 'adjust',
          player,
          series: n,
          points,
          small: 1,
          penalty: false,
          reason: 'r',
          clause: null,
        })
      }
    }
    const count = event.state.adjustments.length
    if (count > 0 && chance(5) && event.state.adjustments[count - 1]?.revoked === null)
      event.must({ kind: 'revoke', n: count, reason: 'r' })
    for (const { table, list, players } of event.state.series[n - 1]?.tables ?? []) {
      if (list.annulled !== null || list.missing.length > 0) continue
      if (list.hands.length < list.length) event.must({ kind: 'annul', series: n, table, reason: 'r' })
      else {
        const lines = list.hands.map(({ line }) => line)
        players.forEach((_, chair) => {
          event.must({ kind: 'sign', series: n, table, chair, lines })
        })
      }
    }
    event.must({ kind: 'end', series: n })
  }

  function agree(event: TestEvent, played: EventFormat): void {
    const naive = oracle(event.log, played)
    const { individual } = stand(event)
    expect(individual).toHaveLength(naive.size)
    for (const { player, points, small, wins, seconds, sums } of individual) {
      const own = naive.get(player)
      expect({
        points: BigInt(Math.round(points * 60)),
        small,
        wins,
        seconds,
        won: sums['sum.won'] ?? 0,
        lost: sums['sum.lost'] ?? 0,
      }).toEqual(own)
    }
    individual.forEach(({ player, place }) => {
      const own = naive.get(player) as never
      const ahead = [...naive.values()].filter((other) => before(played, other, own) === true).length
      expect(place).toBe(ahead + 1)
    })
  }
})

describe('standings while a hall enters its hands', () => {
  test('keep the rows that no hand has changed, and agree with standings from the log', () => {
    const event = startEvent()
    event.enter(...names(12))
    event.begin(1)
    const tables = event.state.series[0]?.tables ?? []
    expect(tables.length).toBeGreaterThan(2)
    const own = (table: number): readonly string[] => tables[table - 1]?.players ?? []
    const write = (table: number, hand: number, scores: readonly number[]): void =>
      event.must(
        { kind: 'hand', series: 1, table, hand, line: scores.slice(0, own(table).length).join(' ') },
        chair(0),
        `${table} ${hand}`,
      )
    for (const { table } of tables) write(table, 0, [0, 0, 0, 0].fill(10 * table))
    const first = stand(event).individual
    // The last of all stay where they are while the first gain more.
    write(tables.length, 1, [9, 9, 9, 9])
    const second = stand(event).individual
    expect(second).toEqual(standings(foldAll(event.log) as never, numbers).individual)
    expect(
      second
        .filter((row, i) => row !== first[i])
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual([...own(tables.length)].toSorted())

    // What a director changes is in the rows at once.
    const [last] = own(1)
    event.must({
      kind: 'adjust',
      player: last,
      series: null,
      points: -5,
      small: 0,
      penalty: true,
      reason: 'Late.',
      clause: null,
    } as never)
    const third = stand(event).individual
    expect(third.find(({ player }) => player === last)?.adjusted).toBe(-5)
    expect(third).toEqual(standings(foldAll(event.log) as never, numbers).individual)
  })
})
