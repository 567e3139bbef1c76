/** Ramsz: nobody has bid, and all play against all. */
import { describe, expect, test } from 'vitest'
import { namable, profiles, sheet } from '../src/index.js'
import { ramszResult, ramszSettlement } from '../src/settle/settle-ramsz.js'
import { cards, refusal, seen, start, after, plainDeal } from './hands.js'

const passes = '1:pass 2:pass 0:pass'

describe.each(['patrolki', 'towarzyski'])('%s: all pass', (profile) => {
  test('patrolki 3.3.7, towarzyski 2.12 forehand leads and everyone plays alone', () => {
    const at = after(start(plainDeal, profile), passes)
    expect(seen(at, 1)).toMatchObject({ phase: 'ramsz', ramsz: true, declarer: null, toAct: [0], bid: 0 })
    expect(at.legal(0)).toHaveLength(10)
    expect(at.legal(1)).toEqual([])
  })

  test('patrolki 3.3.7 jacks are the only trumps, and are followed', () => {
    const at = after(start(plainDeal, profile), `${passes} 0:CJ`)
    expect(at.legal(1)).toEqual(['HJ'])
    expect(refusal(after(at, '1:HJ'), 2, 'DA')).toBe('illegal')
  })

  test("4.4.3 the last trick is visible until the viewer's next card", () => {
    const at = after(start(plainDeal, profile), `${passes} 0:CJ 1:HJ`)
    const card = at.legal(2)[0] as string
    expect(seen(after(at, `2:${card}`), 1).lastTrick).toMatchObject({ leader: 0, winner: 0 })
  })
})

test('isko 3.3.7, PT 9.4 without ramsz the deal is passed', () => {
  expect(seen(after(start(plainDeal, 'isko'), passes)).phase).toBe('over')
})

test('patrolki 3.3.7, 5.3.4 the player with most points loses them once; the skat counts for nobody', () => {
  // Forehand takes nine tricks with clubs and jacks; everybody plays their first legal card.
  let hand = after(start(plainDeal, 'patrolki'), passes)
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as number
    hand = after(hand, `${seat}:${hand.legal(seat)[0] as string}`)
  }
  const { disclosure } = seen(hand)
  const points = disclosure?.points ?? []
  expect(points.reduce((a, b) => a + b, 0) + (disclosure?.skatPoints ?? 0)).toBe(120)
  const most = Math.max(...points)
  expect(hand.settlement?.scores).toEqual(points.map((n) => (n === most ? -n : 0)))
})

describe('patrolki 3.3.7, towarzyski 2.12 who loses a ramsz', () => {
  const dealt = (...jacks: readonly string[]): number[] => jacks.map(cards)
  const played = { skatPoints: 10, lastTrick: 1 }

  test.each([
    ['the player with the lower jack loses', ['CJ', 'SJ', ''], [45, 45, 20], [1]],
    ['the best jack of each counts', ['CJ DJ', 'SJ HJ', ''], [45, 45, 20], [1]],
    ['a player without a jack loses to one with a jack', ['', 'DJ', 'CJ'], [45, 45, 20], [0]],
    ['players without jacks all lose', ['', '', 'CJ'], [45, 45, 20], [0, 1]],
    ['of three the one with the lowest jack loses', ['CJ', 'HJ', 'SJ'], [36, 36, 36], [1]],
  ])('patrolki 3.3.7 a tie: %s', (_, jacks, points, losers) => {
    expect(ramszResult(profiles.patrolki, { ...played, points, dealt: dealt(...jacks) }).losers).toEqual(
      losers,
    )
  })

  test('towarzyski 2.12 a tie: all of the tied lose', () => {
    const outcome = { ...played, points: [50, 50, 10], dealt: dealt('CJ', 'SJ', '') }
    const result = ramszResult(profiles.towarzyski, outcome)
    expect(ramszSettlement(profiles.towarzyski, outcome, result).scores).toEqual([-50, -50, 0])
  })

  test('patrolki 3.3.7 a variant gives the skat to the last trick', () => {
    const rules = { ...profiles.patrolki, ramszSkat: 'last-trick' } as const
    const outcome = { ...played, points: [45, 40, 25], dealt: dealt('CJ', 'SJ', '') }
    expect(ramszResult(rules, outcome)).toMatchObject({ counted: [45, 50, 25], losers: [1] })
  })
})

test('patrolki 3.3.7, PT 5.1 a ramsz is on the list, without bonus', () => {
  const entry = { kind: 'ramsz', losers: [1], points: 55 } as const
  const settled = [
    { hand: 0, dealer: 2, seating: [0, 1, 2], settlement: { scores: [0, -55, 0], lines: [], entry } },
  ]
  const list = sheet(profiles.patrolki, 3, settled)
  expect(list.totals).toEqual([0, -55, 0])
  expect(list.rows[0]).toMatchObject({ code: 'row.ramsz', owners: [1], scores: [null, -55, null] })
})

test('1.1.1, PT 5.1 a table of five has no bonus, only the points', () => {
  const entry = { kind: 'passed' } as const
  const settled = [
    { hand: 0, dealer: 0, seating: [1, 2, 4], settlement: { scores: [0, 0, 0], lines: [], entry } },
  ]
  const list = sheet(profiles.pzskat, 5, settled)
  expect(list.sums.map(({ code }) => code)).toEqual(['sum.points', 'sum.won', 'sum.lost'])
  expect(list.totals).toEqual([0, 0, 0, 0, 0])
})

test('towarzyski 2.2 bids start at eighteen; in a variant the first value must be eighteen', () => {
  const house = { ...profiles.towarzyski, mustOpenAt18: true }
  expect(namable(profiles.towarzyski, 0).slice(0, 3)).toEqual([18, 20, 22])
  expect(namable(house, 0)).toEqual([18])
  expect(namable(house, 18).slice(0, 2)).toEqual([20, 22])
})
