import { describe, expect, test } from 'vitest'
import { bidValues, profiles } from '../src/index.js'
import { after, auctionFor, refusal, seen, settled, start } from './hands.js'

const bids = (text: readonly string[]): number[] => text.map(Number).filter((n) => !Number.isNaN(n))

describe('3.3.1, 3.3.2 values', () => {
  test('3.3.1 the lowest value is 18, and there are 63 values, four of them from null', () => {
    const values = bidValues(profiles.pzskat)
    expect(values).toHaveLength(63)
    expect(values[0]).toBe(18)
    expect(values.at(-1)).toBe(264)
    expect([23, 35, 46, 59].every((value) => values.includes(value))).toBe(true)
  })

  test('3.3.2 a bid is a value that a game can have, higher than the last; jumps are allowed', () => {
    const hand = after(start(), '1:20 0:hold')
    expect(bids(hand.legal(1))).toEqual(bidValues(profiles.pzskat).filter((value) => value > 20))
    expect(refusal(hand, 1, '20')).toBe('illegal')
    expect(refusal(hand, 1, '21')).toBe('illegal')
    expect(refusal(hand, 1, '264')).toBeUndefined()
  })

  test('3.3.2 nobody can bid beyond the highest value', () => {
    expect(after(start(), '1:264 0:hold').legal(1)).toEqual(['pass'])
  })
})

describe('3.3.2–3.3.5 the calls', () => {
  test('3.3.2 middlehand bids to forehand, who may only hold or pass', () => {
    const hand = start()
    expect(hand.toAct).toEqual([1])
    expect(refusal(hand, 0, '18')).toBe('not-your-turn')
    const bidding = after(hand, '1:18')
    expect(bidding.toAct).toEqual([0])
    expect(bidding.legal(0)).toEqual(['hold', 'pass'])
    expect(refusal(bidding, 0, '20')).toBe('illegal')
  })

  test.each([
    ['3.3.3 forehand passes: rearhand asks middlehand', '1:18 0:pass', { asker: 2, hearer: 1 }],
    ['3.3.4 middlehand passes: rearhand asks forehand', '1:18 0:hold 1:pass', { asker: 2, hearer: 0 }],
    ['3.3.4 middlehand passes unbid', '1:pass', { asker: 2, hearer: 0, bid: 0 }],
  ] as const)('%s', (_, moves, expected) => {
    const hand = after(start(), moves)
    expect(seen(hand)).toMatchObject(expected)
    expect(hand.toAct).toEqual([2])
  })

  test.each([
    [
      '3.3.5 forehand holds the highest bid and becomes declarer',
      '1:18 0:hold 1:20 0:hold 1:pass 2:pass',
      0,
      20,
    ],
    ['3.3.5 middlehand makes the highest bid and becomes declarer', '1:18 0:hold 1:20 0:pass 2:pass', 1, 20],
    ['3.3.5 rearhand outbids middlehand and becomes declarer', '1:18 0:pass 2:22 1:pass', 2, 22],
    [
      '3.3.5 middlehand holds the bid of rearhand and becomes declarer',
      '1:18 0:pass 2:22 1:hold 2:pass',
      1,
      22,
    ],
  ] as const)('%s', (_, moves, declarer, bid) => {
    const hand = after(start(), moves)
    expect(seen(hand)).toMatchObject({ phase: 'skat', declarer, bid })
    expect(hand.toAct).toEqual([declarer])
  })
})

describe('3.3.6, 3.3.7 nobody bids', () => {
  test('3.3.6 forehand waits for both, then takes the game at 18 or passes', () => {
    expect(refusal(after(start(), '1:pass'), 0, 'play')).toBe('not-your-turn')
    const alone = after(start(), '1:pass 2:pass')
    expect(alone.legal(0)).toEqual(['play', 'pass'])
    expect(seen(after(alone, '0:play'))).toMatchObject({ phase: 'skat', declarer: 0, bid: 18 })
  })

  test('3.3.7, 3.2.16 a deal that all pass is over and scores nothing', () => {
    const hand = after(start(), '1:pass 2:pass 0:pass')
    expect(hand.toAct).toEqual([])
    expect(hand.settlement?.scores).toEqual([0, 0, 0])
    expect(settled(hand)).toEqual({ score: 0, codes: ['passed'], clauses: ['3.3.7'] })
  })

  test('3.3.7 forehand may not be passed over once a value was named', () => {
    expect(seen(after(start(), '1:18 0:pass 2:pass')).declarer).toBe(1)
  })
})

test('3.3.8 a call stands: a player who has passed is not asked again', () => {
  const hand = after(start(), '1:18 0:pass 2:20')
  expect(hand.legal(0)).toEqual([])
  expect(seen(hand).calls).toEqual([
    { seat: 1, call: 'bid', value: 18 },
    { seat: 0, call: 'pass', value: 18 },
    { seat: 2, call: 'bid', value: 20 },
  ])
})

test('4.5.4, 4.5.5 during the auction all players see only their own cards', () => {
  const hand = after(start(), '1:18')
  for (const seat of [0, 1, 2, null]) expect(seen(hand, seat)).toMatchObject({ skat: null, disclosure: null })
  expect(seen(hand, null).hand).toBe(0)
  expect(new Set([0, 1, 2].map((seat) => seen(hand, seat).hand)).size).toBe(3)
})

test('refusals: over, unreadable, no turn, illegal', () => {
  const over = after(start(), '1:pass 2:pass 0:pass')
  expect(refusal(over, 0, 'play')).toBe('over')
  expect(refusal(start(), 1, 'eighteen')).toBe('unreadable')
  expect(refusal(start(), 0, 'hold')).toBe('not-your-turn')
  expect(refusal(start(), 1, 'CJ')).toBe('illegal')
  expect(refusal(after(start(), auctionFor(0, 18)), 1, 'take')).toBe('not-your-turn')
})
