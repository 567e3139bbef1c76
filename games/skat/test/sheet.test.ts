import { say, seeded, type Settled } from '@stolik/core'
import { turnedRules } from '@stolik/core/laws'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  evaluate,
  nullGame,
  profiles,
  rank,
  ruleSets,
  sheet,
  skat,
  tournamentScore,
  type Announcement,
  type Entry,
} from '../src/index.js'
import { catalogues } from './words.js'
import { after, auctionFor, cards, start } from './hands.js'

/** A hand given up before the first lead, or passed by all if there is no declarer. */
function settledHand(chairs: number, hand: number, declarer: number | null): Settled<Entry> {
  const moves =
    declarer === null
      ? '1:pass 2:pass 0:pass'
      : `${auctionFor(declarer, 18)} ${declarer}:hand ${declarer}:clubs ${declarer}:resign`
  const { settlement } = after(start(), moves)
  return {
    hand,
    dealer: skat.dealer(chairs, hand),
    seating: skat.seating(chairs, hand),
    settlement: settlement as Settled<Entry>['settlement'],
  }
}

describe('PT 5.1 the tournament score', () => {
  test('PT 5.1 the worked example: 937 points, 18 won, 3 lost, 14 lost by the others', () => {
    const result = { points: 937, won: 18, lost: 3, othersLost: 14 }
    expect(tournamentScore(profiles.pzskat, 4, result)).toBe(2107)
  })

  test('PT 5.1 each game that another player lost counts 40 at a table of three, 30 at a table of four', () => {
    const result = { points: 0, won: 0, lost: 0, othersLost: 1 }
    expect(tournamentScore(profiles.isko, 3, result)).toBe(40)
    expect(tournamentScore(profiles.isko, 4, result)).toBe(30)
  })

  test('towarzyski 2.11 without a bonus, a lost game adds a plain zero', () => {
    const rules = turnedRules(ruleSets, 'pzskat', { bonus: 'none' })
    const { sums, totals } = sheet(rules, 3, [settledHand(3, 0, 1)])
    expect(sums.find(({ code }) => code === 'sum.own')?.values).toEqual([0, 0, 0])
    expect(totals).toEqual([0, 0, -96])
  })

  test.each([
    [
      'PT 5.1 more points come first',
      [
        { result: 9, won: 1, lost: 1 },
        { result: 10, won: 0, lost: 2 },
      ],
      [1, 0],
      [1, 2],
    ],
    [
      'PT 5.1 then more won games',
      [
        { result: 9, won: 1, lost: 1 },
        { result: 9, won: 2, lost: 3 },
      ],
      [1, 0],
      [1, 2],
    ],
    [
      'PT 5.1 then fewer lost games',
      [
        { result: 9, won: 1, lost: 2 },
        { result: 9, won: 1, lost: 1 },
      ],
      [1, 0],
      [1, 2],
    ],
    [
      'PT 5.1 then the lot',
      [
        { result: 9, won: 1, lost: 1 },
        { result: 9, won: 1, lost: 1 },
      ],
      [0, 1],
      [1, 1],
    ],
  ])('%s', (_, players, order, places) => {
    const ranked = rank(players)
    expect(ranked.map(({ player }) => players.indexOf(player))).toEqual(order)
    expect(ranked.map(({ place }) => place)).toEqual(places)
    expect(ranked.every(({ lot }) => lot)).toBe(places[0] === places[1])
  })
})

describe('5.5 the table list', () => {
  // Dealers 0, 1 and 2 of four: forehand is chair 1, then 2, then 3.
  const list = sheet(profiles.pzskat, 4, [
    settledHand(4, 0, 0),
    settledHand(4, 1, null),
    settledHand(4, 2, 1),
  ])

  test('5.5.1, PT 9.4 each game is entered at once, also a passed deal, with a running total', () => {
    expect(list.rows.map((row) => row.scores)).toEqual([
      [null, -96, null, null],
      [null, null, null, null],
      [-96, null, null, null],
    ])
    expect(list.rows.map((row) => row.totals)).toEqual([
      [0, -96, 0, 0],
      [0, -96, 0, 0],
      [-96, -96, 0, 0],
    ])
    expect(list.rows.map((row) => row.owners)).toEqual([[1], [], [0]])
  })

  test('PT 5.1, PT 8.12, PT 9.4 the dealer who sat out also gets a bonus; a passed deal gives none', () => {
    expect(Object.fromEntries(list.sums.map((sum) => [sum.code, sum.values]))).toEqual({
      'sum.points': [-96, -96, 0, 0],
      'sum.won': [0, 0, 0, 0],
      'sum.lost': [1, 1, 0, 0],
      'sum.own': [-50, -50, 0, 0],
      'sum.others': [30, 30, 60, 60],
    })
    expect(list.totals).toEqual([-116, -116, 60, 60])
  })

  test('5.5.2 base, matadors and levels are noted', () => {
    expect(list.rows.map(({ code, args }) => say(catalogues.pl, 'pl', code, args))).toEqual([
      '♣ Krojc z ręki, z 2, poddana',
      'pas',
      '♣ Krojc z ręki, bez 2, poddana',
    ])
  })

  test('PT 6.2 in a whole series of bots the dealers take turns, and the totals are the sums of the scores', () => {
    const settled: Settled<Entry>[] = []
    const random = seeded('series')
    for (let hand = 0; hand < 36; hand++) {
      let state = skat.setup(profiles.pzskat, skat.deal(profiles.pzskat, random), {})
      while (skat.toAct(state).length > 0) {
        const seat = skat.toAct(state)[0] as number
        state = skat.apply(state, seat, skat.bot(skat.view(state, seat), random))
      }
      const settlement = skat.result(state) as Settled<Entry>['settlement']
      settled.push({ hand, dealer: skat.dealer(3, hand), seating: skat.seating(3, hand), settlement })
    }
    const { rows, totals, sums } = sheet(profiles.pzskat, 3, settled)
    expect(rows.map((row) => row.dealer)).toEqual(settled.map((_, hand) => hand % 3))
    const [points, won, lost, own, others] = sums.map((sum) => sum.values)
    expect(points).toEqual(rows.at(-1)?.totals)
    totals.forEach((total, chair) => {
      expect(total).toBe((points?.[chair] ?? 0) + (own?.[chair] ?? 0) + (others?.[chair] ?? 0))
    })
    const played = settled.filter(({ settlement }) => settlement.entry.kind === 'played').length
    expect([...(won ?? []), ...(lost ?? [])].reduce((a, b) => a + b, 0)).toBe(played)
  })
})

describe('5.5.2 the entry of a hand', () => {
  const rules = profiles.towarzyski
  const row = (entry: Entry, scores = [0, 0, 0]): ReturnType<typeof sheet> =>
    sheet(rules, 3, [{ hand: 0, dealer: 2, seating: [0, 1, 2], settlement: { scores, lines: [], entry } }])
  const entryOf = (game: Announcement, points: number, tricks: number): Entry => {
    const value = evaluate(rules, {
      announcement: game,
      held: cards('CJ SJ'),
      bid: 18,
      points,
      tricks,
      opponentsTricks: 10 - tricks,
      resigned: false,
    })
    return { kind: 'played', declarer: 1, announcement: game, value, resigned: false }
  }

  test.each([
    ['5.2.1 neither schneider nor schwarz', undefined, 61, 6, 'simple'],
    ['5.2.3 schneider made', undefined, 90, 8, 'schneider'],
    ['5.2.4 schwarz made', undefined, 120, 10, 'schwarz'],
    ['5.2.5 schneider announced', 'schneider', 90, 8, 'schneiderAnnounced'],
    ['5.2.5 schneider announced, schwarz made', 'schneider', 120, 10, 'schneiderAnnounced.schwarz'],
    ['5.2.5 schwarz announced', 'schwarz', 120, 10, 'schwarzAnnounced'],
    ['5.2.6 open', 'ouvert', 120, 10, 'ouvert'],
  ] as const)('5.5.2, %s: the highest level implies all below it', (_, addition, points, tricks, level) => {
    const { code, args, owners } = row(entryOf(announcement(2, true, addition), points, tricks)).rows[0] ?? {}
    expect({ code, owners }).toEqual({ code: 'row.trump', owners: [1] })
    expect(args).toEqual({
      game: 'hearts',
      hand: true,
      resigned: false,
      n: 2,
      with: true,
      patrolki: 0,
      level,
      overbid: false,
    })
  })

  test('5.5.2 a null game has details, a passed deal and a ramsz have none', () => {
    const of = (entry: Entry): unknown => {
      const { code, args, owners } = row(entry).rows[0] ?? {}
      return { code, args, owners }
    }
    expect(of(entryOf(announcement(nullGame, true, 'ouvert'), 0, 0))).toEqual({
      code: 'row.null',
      args: { game: 'null', hand: true, resigned: false, ouvert: true },
      owners: [1],
    })
    expect(of({ kind: 'passed' })).toEqual({ code: 'row.passed', args: {}, owners: [] })
    const ramsz = { kind: 'ramsz', losers: [0, 2], points: 45 } as const
    expect(of(ramsz)).toEqual({ code: 'row.ramsz', args: {}, owners: [0, 2] })
  })

  test('towarzyski 2.11 the sums are numbered as in the document of the profile', () => {
    const { sums } = row({ kind: 'passed' })
    expect(sums.map(({ code, clause }) => `${code} ${clause}`)).toEqual([
      'sum.points 2.11',
      'sum.won 2.11',
      'sum.lost 2.11',
      'sum.own 2.11',
      'sum.others 2.11',
    ])
    expect(sheet(profiles.pzskat, 3, []).sums.map(({ clause }) => clause)).toEqual([
      '5.5.1',
      ...Array.from({ length: 4 }, () => 'PT 5.1'),
    ])
  })
})
