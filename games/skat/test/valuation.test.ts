/** The worked examples of the rule books as rows, and the borders between levels. */
import { describe, expect, test } from 'vitest'
import {
  type Addition,
  announcement,
  evaluate,
  type GameKind,
  gameNames,
  matadors,
  profiles,
  reachable,
  required,
} from '../src/index.js'
import { countGames } from './count-games.js'
import { cards } from './hands.js'

const kind = (game: string): GameKind => gameNames.indexOf(game as 'grand') as GameKind

/** A title, the game in words, the trumps held, the bid, card points, tricks, and the resulting score. */
type Row = readonly [
  title: string,
  game: string,
  held: string,
  bid: number,
  points: number,
  tricks: number,
  score: number,
  more?: { readonly multiplier?: number; readonly overbid?: boolean },
]

function valued([, game, held, bid, points, tricks]: Row): ReturnType<typeof evaluate> {
  const [name, ...additions] = game.split(' ') as [string, ...string[]]
  const addition = additions.find((word) => word !== 'hand') as Addition | undefined
  return evaluate(profiles.pzskat, {
    announcement: announcement(kind(name), additions.includes('hand'), addition),
    held: cards(held),
    bid,
    points,
    tricks,
    opponentsTricks: 10 - tricks,
    resigned: false,
  })
}

const examples: readonly Row[] = [
  [
    '5.2.5 schneider announced, 25 points',
    'grand hand schneider',
    'HJ DJ',
    18,
    25,
    2,
    -288,
    { multiplier: 6 },
  ],
  [
    '5.2.5 schneider announced, 60 points',
    'grand hand schneider',
    'HJ DJ',
    18,
    60,
    5,
    -288,
    { multiplier: 6 },
  ],
  [
    '5.2.5 schneider announced, without a trick',
    'grand hand schneider',
    'HJ DJ',
    18,
    4,
    0,
    -336,
    { multiplier: 7 },
  ],
  ['5.2.6 open, with 2', 'clubs hand ouvert', 'CJ SJ DJ CA CT CK CQ', 18, 120, 10, 108, { multiplier: 9 }],
  ['5.2.6 grand ouvert, with 4', 'grand hand ouvert', 'CJ SJ HJ DJ', 18, 120, 10, 264, { multiplier: 11 }],
  ['5.4.1 bid 50, the club jack in the skat', 'hearts', 'CJ HJ DJ HA', 50, 40, 4, -100, { overbid: true }],
  [
    '5.4.1 bid 59, the spade jack in the skat: clubs',
    'clubs',
    'SJ CA CT CK',
    59,
    40,
    4,
    -120,
    { overbid: true },
  ],
  [
    '5.4.1 bid 59, the spade jack in the skat: hearts',
    'hearts',
    'SJ HA HT HK',
    59,
    40,
    4,
    -120,
    { overbid: true },
  ],
  [
    '5.4.2 hand, 75 points, the club jack in the skat',
    'hearts hand',
    'CJ DJ HA HT HK HQ',
    36,
    75,
    7,
    -80,
    { overbid: true },
  ],
  ['3.4.3 without 4 carries a bid of 50', 'spades', 'SA ST SK SQ S9', 50, 65, 6, 55],
  ['5.4.2 bid 40 on clubs hand counts 48', 'clubs hand', 'CJ HJ DJ CA CT', 40, 70, 6, -96, { overbid: true }],
  ['5.4.1 bid 30, saved by schneider', 'spades', 'SJ HJ DJ SA ST', 30, 92, 8, 33, { overbid: false }],
  ['5.4.1 bid 30, or by a grand', 'grand', 'CJ HJ DJ', 30, 61, 6, 48, { overbid: false }],
  ['5.1 null', 'null', '', 18, 0, 0, 23],
  ['5.1 null hand', 'null hand', '', 18, 0, 0, 35],
  ['5.1 null ouvert', 'null ouvert', '', 18, 0, 0, 46],
  ['5.1 null ouvert hand', 'null hand ouvert', '', 18, 0, 0, 59],
  ['5.2.7 null ouvert hand with a trick', 'null hand ouvert', '', 18, 0, 1, -118],
]

const borders: readonly Row[] = [
  ['5.2.2 61 win', 'diamonds', 'CJ DA', 18, 61, 5, 18],
  ['5.2.2 60 lose', 'diamonds', 'CJ DA', 18, 60, 5, -36],
  ['5.2.3 90 leave the opponents schneider', 'diamonds', 'CJ', 18, 90, 8, 27],
  ['5.2.3 89 do not', 'diamonds', 'CJ', 18, 89, 8, 18],
  ['5.2.3 the declarer with 30 is schneider', 'diamonds', 'CJ', 18, 30, 4, -54],
  ['5.2.3 with 31 they are not', 'diamonds', 'CJ', 18, 31, 4, -36],
  ['5.2.4 ten tricks make schwarz', 'diamonds', 'CJ', 18, 120, 10, 36],
  ['5.2.4 120 points in nine tricks do not', 'diamonds', 'CJ', 18, 120, 9, 27],
  ['5.2.4 the declarer without a trick is schwarz', 'diamonds', 'SJ', 18, 14, 0, -72],
  ['5.2.6 an open game with nine tricks is lost', 'grand hand ouvert', 'CJ SJ HJ DJ', 18, 120, 9, -528],
  ['5.2.5 better than announced counts', 'clubs hand schneider', 'CJ CA', 18, 120, 10, 72, { multiplier: 6 }],
  ['5.2.1 the hand is a level', 'hearts hand', 'CJ SJ', 18, 70, 6, 40, { multiplier: 4 }],
  ['5.3.3 without is worth as much as with', 'hearts hand', 'HJ DJ', 18, 70, 6, 40, { multiplier: 4 }],
  ['3.4.2 the bid itself is enough', 'hearts', 'CJ SJ HA', 30, 61, 6, 30, { overbid: false }],
  ['5.4.1 not even schwarz reaches the bid', 'hearts', 'CJ HA', 50, 120, 10, -100, { overbid: true }],
  ['5.3.1 base times multiplier', 'grand', 'CJ SJ HJ DJ', 18, 70, 6, 120, { multiplier: 5 }],
  ['5.3.2 the lowest multiplier is 2', 'clubs', 'CJ', 18, 61, 6, 24, { multiplier: 2 }],
  ['5.3.4 a loss counts double', 'clubs', 'CJ', 18, 50, 5, -48, { multiplier: 2 }],
]

describe.each([
  ['worked examples', examples],
  ['borders', borders],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_title, row) => {
    const [, , , , , , score, more = {}] = row
    const value = valued(row)
    expect(value).toMatchObject({ score, won: score > 0, ...more })
    if (value.kind === 'trump') expect(value.multiplier).toBe(value.matadors.n + value.factors.length - 1)
  })
})

describe('2.4 matadors', () => {
  test.each([
    ['2.4.1 from the club jack down, without a gap', 'hearts', 'CJ SJ DJ HA', { with: true, n: 2 }],
    ['2.4.2 without the club jack the missing ones count', 'hearts', 'DJ HA', { with: false, n: 3 }],
    ['2.4.3 with eleven', 'spades', 'CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 HA', { with: true, n: 11 }],
    ['2.4.3 without eleven', 'hearts', 'CA CT', { with: false, n: 11 }],
    ['2.4.3 in grand four at most', 'grand', 'CJ SJ HJ DJ CA', { with: true, n: 4 }],
    ['2.4.3 in grand without four', 'grand', 'CA SA', { with: false, n: 4 }],
  ] as const)('%s', (_, game, held, expected) => {
    expect(matadors(kind(game), cards(held))).toEqual(expected)
  })
})

describe('4.1.5, 5.4.3 levels', () => {
  const plain = announcement(2, false)
  test.each([
    [20, 'simple'],
    [30, 'schneider'],
    [40, 'schwarz'],
    [44, 'impossible'],
  ])('4.1.5 hearts with 1 at %i needs: %s', (bid, level) => {
    expect(required(profiles.pzskat, plain, { with: true, n: 1 }, bid)).toBe(level)
  })

  test('5.4.3 there is no schwarz without the club jack, and no schneider without seven', () => {
    expect(reachable(0, { with: false, n: 1 }, 'schwarz')).toBe(false)
    expect(reachable(0, { with: false, n: 6 }, 'schneider')).toBe(true)
    expect(reachable(0, { with: false, n: 7 }, 'schneider')).toBe(false)
    expect(reachable(0, { with: true, n: 7 }, 'schwarz')).toBe(true)
  })

  test('5.3.2 there are 664 different games', () => {
    const { grand, perSuit, null: nulls } = countGames()
    expect([grand, 4 * perSuit, nulls]).toEqual([60, 600, 4])
  })
})
