/** The worked examples of the rule books as rows, and the borders between the levels. */
import { describe, expect, test } from 'vitest'
import type { Addition, GameKind } from '../src/index.js'
import {
  announcement,
  countGames,
  evaluate,
  gameNames,
  profiles,
  reachable,
  required,
  tops,
} from '../src/index.js'
import { cards } from './hands.js'

const kind = (game: string): GameKind => gameNames.indexOf(game as 'grand') as GameKind

interface Row {
  readonly clause: string
  readonly what: string
  /** `hearts`, `grand hand`, `clubs hand ouvert`, … */
  readonly game: string
  readonly held?: string
  readonly bid?: number
  readonly points?: number
  readonly tricks: number
  readonly score: number
  readonly multiplier?: number
  readonly overbid?: boolean
}

function valued({ game, held = '', bid = 18, points = 0, tricks }: Row): ReturnType<typeof evaluate> {
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
  {
    clause: '5.2.5',
    what: 'schneider announced, 25 points',
    game: 'grand hand schneider',
    held: 'HJ DJ',
    points: 25,
    tricks: 2,
    score: -288,
    multiplier: 6,
  },
  {
    clause: '5.2.5',
    what: 'schneider announced, 60 points',
    game: 'grand hand schneider',
    held: 'HJ DJ',
    points: 60,
    tricks: 5,
    score: -288,
    multiplier: 6,
  },
  {
    clause: '5.2.5',
    what: 'schneider announced, without a trick',
    game: 'grand hand schneider',
    held: 'HJ DJ',
    points: 4,
    tricks: 0,
    score: -336,
    multiplier: 7,
  },
  {
    clause: '5.2.6',
    what: 'open, with 2',
    game: 'clubs hand ouvert',
    held: 'CJ SJ DJ CA CT CK CQ',
    points: 120,
    tricks: 10,
    score: 108,
    multiplier: 9,
  },
  {
    clause: '5.2.6',
    what: 'grand ouvert, with 4',
    game: 'grand hand ouvert',
    held: 'CJ SJ HJ DJ',
    points: 120,
    tricks: 10,
    score: 264,
    multiplier: 11,
  },
  {
    clause: '5.4.1',
    what: 'bid 50, the club jack in the skat',
    game: 'hearts',
    held: 'CJ HJ DJ HA',
    bid: 50,
    points: 40,
    tricks: 4,
    score: -100,
    overbid: true,
  },
  {
    clause: '5.4.1',
    what: 'bid 59, the spade jack in the skat: clubs',
    game: 'clubs',
    held: 'SJ CA CT CK',
    bid: 59,
    points: 40,
    tricks: 4,
    score: -120,
    overbid: true,
  },
  {
    clause: '5.4.1',
    what: 'bid 59, the spade jack in the skat: hearts',
    game: 'hearts',
    held: 'SJ HA HT HK',
    bid: 59,
    points: 40,
    tricks: 4,
    score: -120,
    overbid: true,
  },
  {
    clause: '5.4.2',
    what: 'hand, 75 points, the club jack in the skat',
    game: 'hearts hand',
    held: 'CJ DJ HA HT HK HQ',
    bid: 36,
    points: 75,
    tricks: 7,
    score: -80,
    overbid: true,
  },
  {
    clause: '3.4.3',
    what: 'without 4 carries a bid of 50',
    game: 'spades',
    held: 'SA ST SK SQ S9',
    bid: 50,
    points: 65,
    tricks: 6,
    score: 55,
  },
  {
    clause: '5.4.2',
    what: 'bid 40 on clubs hand counts 48',
    game: 'clubs hand',
    held: 'CJ HJ DJ CA CT',
    bid: 40,
    points: 70,
    tricks: 6,
    score: -96,
    overbid: true,
  },
  {
    clause: '5.4.1',
    what: 'bid 30, saved by schneider',
    game: 'spades',
    held: 'SJ HJ DJ SA ST',
    bid: 30,
    points: 92,
    tricks: 8,
    score: 33,
    overbid: false,
  },
  {
    clause: '5.4.1',
    what: 'bid 30, or by a grand',
    game: 'grand',
    held: 'CJ HJ DJ',
    bid: 30,
    points: 61,
    tricks: 6,
    score: 48,
    overbid: false,
  },
  { clause: '5.1', what: 'null', game: 'null', tricks: 0, score: 23 },
  { clause: '5.1', what: 'null hand', game: 'null hand', tricks: 0, score: 35 },
  { clause: '5.1', what: 'null ouvert', game: 'null ouvert', tricks: 0, score: 46 },
  { clause: '5.1', what: 'null ouvert hand', game: 'null hand ouvert', tricks: 0, score: 59 },
  {
    clause: '5.2.7',
    what: 'null ouvert hand with a trick',
    game: 'null hand ouvert',
    tricks: 1,
    score: -118,
  },
]

const borders: readonly Row[] = [
  { clause: '5.2.2', what: '61 win', game: 'diamonds', held: 'CJ DA', points: 61, tricks: 5, score: 18 },
  { clause: '5.2.2', what: '60 lose', game: 'diamonds', held: 'CJ DA', points: 60, tricks: 5, score: -36 },
  {
    clause: '5.2.3',
    what: '90 leave the opponents schneider',
    game: 'diamonds',
    held: 'CJ',
    points: 90,
    tricks: 8,
    score: 27,
  },
  { clause: '5.2.3', what: '89 do not', game: 'diamonds', held: 'CJ', points: 89, tricks: 8, score: 18 },
  {
    clause: '5.2.3',
    what: 'the soloist with 30 is schneider',
    game: 'diamonds',
    held: 'CJ',
    points: 30,
    tricks: 4,
    score: -54,
  },
  {
    clause: '5.2.3',
    what: 'with 31 he is not',
    game: 'diamonds',
    held: 'CJ',
    points: 31,
    tricks: 4,
    score: -36,
  },
  {
    clause: '5.2.4',
    what: 'ten tricks make schwarz',
    game: 'diamonds',
    held: 'CJ',
    points: 120,
    tricks: 10,
    score: 36,
  },
  {
    clause: '5.2.4',
    what: '120 points in nine tricks do not',
    game: 'diamonds',
    held: 'CJ',
    points: 120,
    tricks: 9,
    score: 27,
  },
  {
    clause: '5.2.4',
    what: 'the soloist without a trick is schwarz',
    game: 'diamonds',
    held: 'SJ',
    points: 14,
    tricks: 0,
    score: -72,
  },
  {
    clause: '5.2.6',
    what: 'an open game with nine tricks is lost',
    game: 'grand hand ouvert',
    held: 'CJ SJ HJ DJ',
    points: 120,
    tricks: 9,
    score: -528,
  },
  {
    clause: '5.2.5',
    what: 'better than announced counts',
    game: 'clubs hand schneider',
    held: 'CJ CA',
    points: 120,
    tricks: 10,
    score: 72,
    multiplier: 6,
  },
  {
    clause: '5.2.1',
    what: 'the hand is a level',
    game: 'hearts hand',
    held: 'CJ SJ',
    points: 70,
    tricks: 6,
    score: 40,
    multiplier: 4,
  },
  {
    clause: '5.3.3',
    what: 'without is worth as much as with',
    game: 'hearts hand',
    held: 'HJ DJ',
    points: 70,
    tricks: 6,
    score: 40,
    multiplier: 4,
  },
  {
    clause: '3.4.2',
    what: 'the bid itself is enough',
    game: 'hearts',
    held: 'CJ SJ HA',
    bid: 30,
    points: 61,
    tricks: 6,
    score: 30,
    overbid: false,
  },
  {
    clause: '5.4.1',
    what: 'not even schwarz reaches the bid',
    game: 'hearts',
    held: 'CJ HA',
    bid: 50,
    points: 120,
    tricks: 10,
    score: -100,
    overbid: true,
  },
  {
    clause: '5.3.1',
    what: 'base times multiplier',
    game: 'grand',
    held: 'CJ SJ HJ DJ',
    points: 70,
    tricks: 6,
    score: 120,
    multiplier: 5,
  },
  {
    clause: '5.3.2',
    what: 'the lowest multiplier is 2',
    game: 'clubs',
    held: 'CJ',
    points: 61,
    tricks: 6,
    score: 24,
    multiplier: 2,
  },
  {
    clause: '5.3.4',
    what: 'a loss counts double',
    game: 'clubs',
    held: 'CJ',
    points: 50,
    tricks: 5,
    score: -48,
    multiplier: 2,
  },
]

describe.each([
  ['worked examples', examples],
  ['borders', borders],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row.clause, row.game, row.what, row] as const))(
    '%s %s: %s',
    (_c, _g, _w, row) => {
      const value = valued(row)
      expect(value.score).toBe(row.score)
      expect(value.won).toBe(row.score > 0)
      if (value.kind === 'trump') {
        if (row.multiplier !== undefined) expect(value.multiplier).toBe(row.multiplier)
        if (row.overbid !== undefined) expect(value.overbid).toBe(row.overbid)
        expect(value.multiplier).toBe(value.tops.n + value.factors.length - 1)
      }
    },
  )
})

describe('2.4 tops', () => {
  test.each([
    ['2.4.1 from the club jack down, without a gap', 'hearts', 'CJ SJ DJ HA', { with: true, n: 2 }],
    ['2.4.2 without the club jack the missing ones count', 'hearts', 'DJ HA', { with: false, n: 3 }],
    ['2.4.3 with eleven', 'spades', 'CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 HA', { with: true, n: 11 }],
    ['2.4.3 without eleven', 'hearts', 'CA CT', { with: false, n: 11 }],
    ['2.4.3 in grand four at most', 'grand', 'CJ SJ HJ DJ CA', { with: true, n: 4 }],
    ['2.4.3 in grand without four', 'grand', 'CA SA', { with: false, n: 4 }],
  ] as const)('%s', (_, game, held, expected) => {
    expect(tops(kind(game), cards(held))).toEqual(expected)
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

  test('5.4.3 no schwarz without the club jack, no schneider without seven', () => {
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
