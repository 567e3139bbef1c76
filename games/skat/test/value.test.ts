/** Checks the calculator: values of games described in words, and impossible games. */
import { describe, expect, test } from 'vitest'
import {
  type Addition,
  announcement,
  gameNames,
  type Level,
  possibleGames,
  profiles,
  type ToldGame,
  valueOf,
} from '../src/index.js'
import { countGames } from './count-games.js'

/** A game such as `hearts hand schneider`, with 2 (−2 = without 2), the level, won or lost. */
function valueFor(
  words: string,
  matadors: number,
  level: Level,
  won: boolean,
  more: Partial<ToldGame> = {},
): ToldGame {
  const [name, ...rest] = words.split(' ')
  const addition = rest.find((word) => word !== 'hand') as Addition | undefined
  const game = gameNames.indexOf(name as 'null') as 0
  return {
    announcement: announcement(game, rest.includes('hand'), addition),
    matadors: matadors === 0 ? null : { with: matadors > 0, n: Math.abs(matadors) },
    bid: 18,
    won,
    level,
    ...more,
  }
}

const { pzskat, patrolki, towarzyski } = profiles
const answer = (game: ToldGame): object => valueOf(pzskat, game)

describe('5.3 values of described games', () => {
  test.each([
    ['5.3.2 clubs with 1', valueFor('clubs', 1, 'simple', true), 24],
    ['5.3.3 clubs without 1 is worth the same as with 1', valueFor('clubs', -1, 'simple', true), 24],
    ['5.2.3 schneider', valueFor('hearts', 2, 'schneider', true), 40],
    ['5.2.5 schneider announced, lost', valueFor('grand hand schneider', -2, 'schneider', false), -288],
    [
      '5.2.5 schneider announced, lost without a trick',
      valueFor('grand hand schneider', -2, 'schwarz', false),
      -336,
    ],
    ['5.2.6 clubs open with 2', valueFor('clubs hand ouvert', 2, 'schwarz', true), 108],
    ['5.4.1 bid 50 on hearts with 1', valueFor('hearts', 1, 'simple', false, { bid: 50 }), -100],
    ['5.4.2 bid 36 on hearts hand with 1', valueFor('hearts hand', 1, 'simple', false, { bid: 36 }), -80],
    ['5.1 null ouvert hand', valueFor('null hand ouvert', 0, 'simple', true), 59],
    ['5.3.4 null lost', valueFor('null', 0, 'simple', false), -46],
    ['2.4.3 spades without 11', valueFor('spades', -11, 'simple', false), -264],
  ] as const)('%s', (_, game, score) => {
    expect(answer(game)).toMatchObject({ value: { score, won: score > 0 } })
  })

  test('5.3.2 the calculation is explained line by line', () => {
    const valued = valueOf(pzskat, valueFor('hearts hand', -2, 'simple', false, { bid: 50 }))
    expect('refused' in valued ? [] : valued.lines.map(({ code, clause }) => `${code} ${clause}`)).toEqual([
      'factor.without 2.4.2',
      'factor.game 5.2.1',
      'factor.hand 5.2.1',
      'value 5.3.2',
      'overbid 5.4.2',
      'doubled 5.3.4',
      'score.lost 5.5.1',
    ])
  })

  test('5.1 a null game has its fixed value', () => {
    const open = { hand: true, ouvert: true }
    expect(valueOf(pzskat, valueFor('null hand ouvert', 0, 'simple', false))).toMatchObject({
      lines: [
        { code: 'null.value', args: { ...open, value: 59 }, clause: '5.1' },
        { code: 'doubled', args: { value: 59, double: 118 }, clause: '5.3.4' },
        { code: 'score.lost', args: { ...open, game: 'null', score: -118 }, clause: '5.5.1' },
      ],
    })
    expect(valueOf(pzskat, valueFor('null', 0, 'simple', true))).toMatchObject({
      lines: [{ code: 'null.value' }, { code: 'score.won', args: { hand: false, ouvert: false, score: 23 } }],
    })
  })
})

describe('impossible games', () => {
  test.each([
    ['3.3.2 a bid that no game has', valueFor('clubs', 1, 'simple', true, { bid: 19 }), 'bid', '3.3.2'],
    ['2.4.3 twelve matadors', valueFor('clubs', 12, 'simple', true), 'matadors', '2.4.3'],
    ['2.4.3 five matadors in grand', valueFor('grand', 5, 'simple', true), 'matadors', '2.4.3'],
    ['2.4.3 half a matador', valueFor('grand', 1.5, 'simple', true), 'matadors', '2.4.3'],
    ['2.4.3 no number of matadors', valueFor('clubs', 0, 'simple', true), 'matadors', '2.4.3'],
    ['2.4.3 matadors in null', valueFor('null', 1, 'simple', true), 'matadors', '2.4.3'],
    [
      '5.2.5 schneider announced with the skat',
      valueFor('clubs schneider', 1, 'schneider', true),
      'hand-needed',
      '5.2.5',
    ],
    ['5.2.7 schneider in null', valueFor('null', 0, 'schneider', true), 'null-level', '5.2.7'],
    ['3.4.4 null below the bid', valueFor('null', 0, 'simple', true, { bid: 24 }), 'null-below-bid', '3.4.4'],
    ['5.4.3 schwarz without the club jack', valueFor('clubs', -1, 'schwarz', true), 'unreachable', '5.4.3'],
    ['5.4.3 schneider without seven', valueFor('clubs', -7, 'schneider', true), 'unreachable', '5.4.3'],
    [
      '5.2.4 a declarer with three matadors and no trick',
      valueFor('clubs', 3, 'schwarz', false),
      'unreachable',
      '5.2.4',
    ],
    [
      '5.2.5 won below what was announced',
      valueFor('clubs hand schwarz', 1, 'schneider', true),
      'announced-missed',
      '5.2.5',
    ],
    ['5.4.1 won below the bid', valueFor('hearts', 1, 'simple', true, { bid: 30 }), 'overbid', '5.4.1'],
    [
      '5.4.2 won from the hand below the bid',
      valueFor('hearts hand', 1, 'simple', true, { bid: 40 }),
      'overbid',
      '5.4.2',
    ],
    [
      '2.4.3 matadors given as with 0',
      valueFor('clubs', 1, 'simple', true, { matadors: { with: true, n: 0 } }),
      'matadors',
      '2.4.3',
    ],
    [
      '5.2.5 schwarz announced without schneider',
      valueFor('clubs', 1, 'schwarz', true, {
        announcement: { ...announcement(0, true, 'schwarz'), schneider: false },
      }),
      'announcement',
      '5.2.5',
    ],
    [
      '5.2.6 open without schwarz announced',
      valueFor('clubs', 1, 'schwarz', true, {
        announcement: { ...announcement(0, true, 'ouvert'), schwarz: false },
      }),
      'announcement',
      '5.2.6',
    ],
    [
      '5.2.5 won simple with schneider announced',
      valueFor('clubs hand schneider', 1, 'simple', true),
      'announced-missed',
      '5.2.5',
    ],
    [
      '1.2.2 a negative number of points',
      valueFor('clubs', 1, 'simple', true, { points: -1 }),
      'points',
      '1.2.2',
    ],
    ['1.2.2 half a point', valueFor('clubs', 1, 'simple', true, { points: 61.5 }), 'points', '1.2.2'],
    ['4.4.1 half a trick', valueFor('clubs', 1, 'simple', true, { tricks: 5.5 }), 'tricks', '4.4.1'],
    [
      '5.2.4 ten tricks with 110 points',
      valueFor('clubs', 1, 'schwarz', true, { points: 110, tricks: 10 }),
      'points-without-trick',
      '5.2.4',
    ],
    ['1.2.2 121 points', valueFor('clubs', 1, 'simple', true, { points: 121 }), 'points', '1.2.2'],
    ['4.4.1 eleven tricks', valueFor('clubs', 1, 'schwarz', true, { tricks: 11 }), 'tricks', '4.4.1'],
    [
      '5.2.4 30 points without a trick',
      valueFor('clubs', 1, 'schwarz', false, { points: 30, tricks: 0 }),
      'points-without-trick',
      '5.2.4',
    ],
    [
      '5.2.4 schwarz with nine tricks',
      valueFor('clubs', 1, 'schwarz', true, { tricks: 9 }),
      'tricks-level',
      '5.2.4',
    ],
    [
      '5.2.4 schneider with ten tricks, which are schwarz',
      valueFor('clubs', 1, 'schneider', true, { tricks: 10 }),
      'tricks-level',
      '5.2.4',
    ],
    [
      '5.2.7 null won with a trick',
      valueFor('null', 0, 'simple', true, { tricks: 1 }),
      'tricks-level',
      '5.2.7',
    ],
    [
      '5.2.7 null lost without a trick',
      valueFor('null', 0, 'simple', false, { tricks: 0 }),
      'tricks-level',
      '5.2.7',
    ],
    ['5.2.2 won with 60', valueFor('clubs', 1, 'simple', true, { points: 60 }), 'points-verdict', '5.2.2'],
    ['5.2.2 lost with 61', valueFor('clubs', 1, 'simple', false, { points: 61 }), 'points-verdict', '5.2.2'],
    [
      '5.2.3 schneider with 89 points',
      valueFor('clubs', 1, 'schneider', true, { points: 89 }),
      'points-level',
      '5.2.3',
    ],
    [
      '5.2.3 no schneider with 90 points',
      valueFor('clubs', 1, 'simple', true, { points: 90 }),
      'points-level',
      '5.2.3',
    ],
    [
      '5.2.3 a loss with 30 points and without schneider',
      valueFor('clubs', 1, 'simple', false, { points: 30 }),
      'points-level',
      '5.2.3',
    ],
    [
      '5.2.3 a loss with 31 points and schneider',
      valueFor('clubs', 1, 'schneider', false, { points: 31 }),
      'points-level',
      '5.2.3',
    ],
  ] as const)('%s', (_, game, refused, clause) => {
    expect(answer(game)).toEqual({ refused, clause })
  })

  test('5.2.5, 5.2.6 a game that the profile does not have is refused with the profile’s clause', () => {
    const rules = { ...pzskat, announcedLevels: false, openTrumpGames: false }
    const of = (words: string): object => valueOf(rules, valueFor(words, 1, 'schwarz', true))
    expect(of('clubs hand schwarz')).toEqual({
      refused: 'not-in-profile',
      clause: rules.clauses.announcedLevels,
    })
    expect(of('clubs hand ouvert')).toEqual({
      refused: 'not-in-profile',
      clause: rules.clauses.openTrumpGames,
    })
  })

  test.each([
    ['5.2.2 61 points win', valueFor('clubs', 1, 'simple', true, { points: 61, tricks: 5 })],
    ['5.2.3 90 points make schneider', valueFor('clubs', 1, 'schneider', true, { points: 90, tricks: 9 })],
    ['5.2.3 90 points, tricks not told', valueFor('clubs', 1, 'schneider', true, { points: 90 })],
    ['5.2.4 schwarz won, tricks not told', valueFor('clubs', 1, 'schwarz', true, { points: 120 })],
    ['5.2.4 schwarz lost, tricks not told', valueFor('clubs', 1, 'schwarz', false, { points: 0 })],
    ['5.2.4 schneider lost, tricks not told', valueFor('clubs', 1, 'schneider', false, { points: 30 })],
    ['5.2.7 null won without a trick', valueFor('null', 0, 'simple', true, { tricks: 0 })],
    ['5.2.7 null lost with a trick', valueFor('null', 0, 'simple', false, { tricks: 1 })],
    [
      '5.2.4 both aces in the skat, no trick',
      valueFor('clubs', 2, 'schwarz', false, { points: 22, tricks: 0 }),
    ],
    [
      '5.2.5 75 points with schneider announced',
      valueFor('clubs hand schneider', 1, 'simple', false, { points: 75 }),
    ],
    ['5.4.2 75 points, overbid', valueFor('hearts hand', 1, 'simple', false, { points: 75, bid: 36 })],
    ['5.2.4 120 points in ten tricks', valueFor('grand', 4, 'schwarz', true, { points: 120, tricks: 10 })],
  ] as const)('%s', (_, game) => {
    expect(answer(game)).toHaveProperty('value')
  })
})

describe('5.3.2 the possible games', () => {
  test('5.3.2 there are 664: 60 in grand, 150 in each suit, four in null', () => {
    const games = possibleGames(pzskat)
    const of = (kind: number): number => games.filter(({ announcement: a }) => a.game === kind).length
    expect(games).toHaveLength(664)
    const { grand, perSuit, null: nulls } = countGames()
    expect([0, 1, 2, 3, 4, 5].map(of)).toEqual([perSuit, perSuit, perSuit, perSuit, grand, nulls])
  })

  test('5.3.2 each of them is possible and unique, and can be bid', () => {
    const games = possibleGames(pzskat)
    expect(new Set(games.map((game) => JSON.stringify(game))).size).toBe(games.length)
    for (const { value, ...game } of games)
      expect(valueOf(pzskat, { ...game, bid: value, won: true })).toMatchObject({
        value: { value, score: value },
      })
  })

  test('5.2.5, 5.2.6 without announced levels and open trump games there are 4 × 100 + 40 + 4', () => {
    const games = possibleGames({ ...pzskat, announcedLevels: false, openTrumpGames: false })
    const of = (kind: number): number => games.filter(({ announcement: a }) => a.game === kind).length
    expect([of(0), of(4), of(5)]).toEqual([100, 40, 4])
  })
})

describe('patrolki 2.4.4 patrolki and rewolucja', () => {
  const laid = (
    words: string,
    matadors: number,
    n: number,
    won = true,
    more: Partial<ToldGame> = {},
  ): ToldGame => {
    const game = valueFor(words, matadors, 'simple', won, more)
    return { ...game, announcement: { ...game.announcement, patrolki: n } }
  }

  test.each([
    ['patrolki 2.4.4 each patrolka adds two to the factor', laid('hearts', 1, 2), 60],
    ['patrolki 2.4.4 one patrolka in a grand hand with 2', laid('grand hand', 2, 1), 144],
    ['patrolki 2.4.4 lost with 75 points', laid('hearts', 1, 2, false, { points: 75 }), -120],
    ['patrolki 2.4.4 two patrolki reach a bid of 60', laid('hearts', 1, 2, true, { bid: 60 }), 60],
    ['patrolki 2.4.4 nine patrolki with eleven matadors', laid('clubs', 11, 9), 360],
    ['patrolki 5.1 rewolucja', valueFor('null hand rewolucja', 0, 'simple', true), 92],
    ['patrolki 5.1 null ouvert hand', valueFor('null hand ouvert', 0, 'simple', false), -138],
  ] as const)('%s', (_, game, score) => {
    expect(valueOf(patrolki, game)).toMatchObject({ value: { score } })
  })

  test.each([
    ['patrolki 2.4.4 ten patrolki', patrolki, laid('clubs', 11, 10), 'patrolki', '2.4.4'],
    ['patrolki 2.4.4 a negative number of patrolki', patrolki, laid('clubs', 1, -1), 'patrolki', '2.4.4'],
    ['patrolki 2.4.4 five patrolki in grand', patrolki, laid('grand', 4, 5), 'patrolki', '2.4.4'],
    ['patrolki 2.4.4 patrolki in null', patrolki, laid('null', 0, 1), 'patrolki', '2.4.4'],
    [
      'patrolki 2.4.4 a patrolka in grand with 3, whose fourth trump is not theirs',
      patrolki,
      laid('grand', 3, 1),
      'patrolki',
      '2.4.4',
    ],
    [
      'patrolki 2.4.4 two patrolki in grand without 3, with one trump left',
      patrolki,
      laid('grand', -3, 2),
      'patrolki',
      '2.4.4',
    ],
    ['patrolki 2.4.4 a patrolka without any trump', patrolki, laid('grand', -4, 1), 'patrolki', '2.4.4'],
    [
      '2.1.2 a patrolka by the rules of the federation',
      pzskat,
      laid('clubs', 1, 1),
      'not-in-profile',
      '2.1.2',
    ],
    [
      '2.1.2 a rewolucja by the rules of the federation',
      pzskat,
      valueFor('null hand rewolucja', 0, 'simple', true),
      'not-in-profile',
      '5.1',
    ],
    [
      '2.1.2 a rewolucja with the skat',
      patrolki,
      valueFor('null rewolucja', 0, 'simple', true),
      'rewolucja',
      '2.1.2',
    ],
    [
      'patrolki 2.1.2 a rewolucja with the skat in social Skat',
      towarzyski,
      valueFor('null rewolucja', 0, 'simple', true),
      'rewolucja',
      'patrolki 2.1.2',
    ],
    [
      'pzskat 3.3.2 a bid that no game has, in social Skat',
      towarzyski,
      valueFor('clubs', 1, 'simple', true, { bid: 19 }),
      'bid',
      'pzskat 3.3.2',
    ],
    [
      'towarzyski 2.8 schneider with the skat',
      towarzyski,
      valueFor('clubs schneider', 1, 'schneider', true),
      'hand-needed',
      '2.8',
    ],
    [
      'pzskat 5.4.2 won below the bid',
      towarzyski,
      valueFor('hearts hand', 1, 'simple', true, { bid: 36 }),
      'overbid',
      'pzskat 5.4.2',
    ],
    [
      'towarzyski 2.6 a trick in null',
      towarzyski,
      valueFor('null', 0, 'simple', true, { tricks: 1 }),
      'tricks-level',
      '2.6',
    ],
    [
      'patrolki 5.2.5 a trick in null',
      patrolki,
      valueFor('null', 0, 'simple', true, { tricks: 1 }),
      'tricks-level',
      '5.2.5',
    ],
    ['pzskat 2.1.2 patrolki in null', towarzyski, laid('null', 0, 1), 'patrolki', 'pzskat 2.1.2'],
  ] as const)('%s', (_, rules, game, refused, clause) => {
    expect(valueOf(rules, game)).toEqual({ refused, clause })
  })

  test('patrolki 2.4.4 a declarer without 3 in grand can hold one patrolka', () => {
    expect(valueOf(patrolki, laid('grand', -3, 1))).toMatchObject({ value: { score: 144 } })
  })

  test('patrolki 2.4.4 their number is given separately from the matadors', () => {
    expect(valueOf(patrolki, laid('hearts', 1, 2))).toMatchObject({
      lines: [
        { code: 'factor.with', args: { n: 1, sum: 1 } },
        { code: 'factor.game', args: { n: 1, sum: 2 } },
        { code: 'factor.patrolki', args: { n: 2, sum: 6 }, clause: '2.4.4' },
        { code: 'value' },
        { code: 'score.won' },
      ],
    })
  })

  test('towarzyski 2.11 the lines cite the article, or the federation', () => {
    const valued = valueOf(towarzyski, valueFor('clubs', 1, 'simple', false))
    expect('refused' in valued ? [] : valued.lines.map(({ clause }) => clause)).toEqual([
      'pzskat 2.4.2',
      'pzskat 5.2.1',
      'pzskat 5.3.2',
      '2.11',
      '2.11',
    ])
  })

  test('5.3.2 the club and the article have their own possible games, with a fifth null game', () => {
    expect(possibleGames(patrolki)).toHaveLength(4 * 100 + 40 + 5)
    expect(possibleGames(towarzyski)).toHaveLength(665)
    const rewolucja = { rewolucja: true, hand: true, ouvert: true }
    expect(possibleGames(patrolki).at(-1)).toMatchObject({ announcement: rewolucja, value: 92 })
  })
})
