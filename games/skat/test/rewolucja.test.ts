/** Rewolucja: an open null hand game before which the opponents may exchange cards. */
import { describe, expect, test } from 'vitest'
import { after, auctionFor, dealOf, names, refusal, seen, settled, start } from './hands.js'

/** Middlehand has the low cards; the skat is ♣10 ♠10. */
const deal = dealOf(
  'CA CK CQ SA SK SQ HA HK DA DK',
  'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8',
  'CJ SJ HJ DJ HT HQ H9 DT DQ D9',
)
const at = (profile: string, moves = ''): ReturnType<typeof start> =>
  after(start(deal, profile), `${auctionFor(1, 18)} 1:hand 1:null-rewolucja ${moves}`)

describe('patrolki 3.4.9 the exchange with the skat', () => {
  test('patrolki 3.4.9 they act one after the other, starting after the dealer', () => {
    const hand = at('patrolki')
    expect(hand.toAct).toEqual([0])
    expect(hand.legal(0)).toEqual(['take', 'leave'])
    expect(refusal(hand, 2, 'take')).toBe('not-your-turn')
    expect(refusal(hand, 1, 'take')).toBe('not-your-turn')
    expect(after(hand, '0:leave').toAct).toEqual([2])
  })

  test('patrolki 3.4.9 nobody has to take part, and then nothing changes', () => {
    const hand = at('patrolki', '0:leave 2:leave')
    expect(seen(hand, 0)).toMatchObject({ phase: 'play', toAct: [0] })
    expect(names(seen(hand, 0).hand)).toBe('CA CK CQ SA SK SQ HA HK DA DK')
  })

  test('patrolki 3.4.9 a player who takes the skat puts any two cards back, and the next one finds them', () => {
    const hand = at('patrolki', '0:take')
    expect(hand.toAct).toEqual([0])
    expect(seen(hand, 0).cardsLeft).toEqual([12, 10, 10])
    expect(hand.legal(0)).toHaveLength(66)
    const next = after(hand, '0:CA+CT 2:take')
    expect(names(seen(next, 2).exchange?.got ?? 0)).toBe('CA CT')
    expect(names(seen(next, 0).hand)).toBe('CK CQ SA ST SK SQ HA HK DA DK')
  })

  test('patrolki 3.4.9, 4.4.4 nobody else sees what was taken or put back', () => {
    const hand = at('patrolki', '0:take 0:CA+CK 2:leave')
    for (const seat of [1, 2, null])
      expect(seen(hand, seat).exchange).toMatchObject({ took: [0], gave: null, got: null })
    expect(names(seen(hand, 0).exchange?.gave ?? 0)).toBe('CA CK')
    expect(names(seen(hand, 0).exchange?.got ?? 0)).toBe('CT ST')
  })

  test('patrolki 2.2.5 the exchange is blind, since the hand is laid down after the first trick', () => {
    expect(seen(at('patrolki'), 0).openHand).toBeNull()
    const hand = at('patrolki', '0:leave 2:leave 0:CK')
    expect(seen(hand, 2).openHand).toBeNull()
    expect(names(seen(after(hand, '1:C9 2:CJ'), 2).openHand ?? 0)).toBe('C8 C7 S9 S8 S7 H8 H7 D8 D7')
  })

  test('patrolki 5.1 it counts 92, and 184 if lost', () => {
    const end = after(at('patrolki', '0:leave 2:leave'), '1:resign')
    expect(settled(end).score).toBe(-184)
    const hand = at('patrolki', '0:take 0:CK+CQ 2:take 2:CK+CQ')
    expect(names(seen(hand, 0).hand)).toBe('CA CT SA ST SK SQ HA HK DA DK')
    expect(seen(after(hand, '1:resign')).disclosure?.swaps).toHaveLength(2)
  })

  test.each([
    ['0:leave 2:leave', 20],
    ['0:take 0:CA+CK 2:leave', 15],
    ['0:take 0:CA+CK 2:take 2:SJ+HJ', 4],
  ])('patrolki 3.4.9, 2.2.1 the skat is what was put there last: %s', (moves, points) => {
    const { disclosure } = seen(after(at('patrolki', moves), '1:resign'))
    expect(disclosure?.skatPoints).toBe(points)
    expect(names(disclosure?.skat ?? 0)).toBe('CT ST')
  })
})

describe('towarzyski 2.6 the exchange of the opponents with each other', () => {
  test('towarzyski 2.9 the hand is already open during the exchange', () => {
    for (const seat of [0, 2, null])
      expect(names(seen(at('towarzyski'), seat).openHand ?? 0)).toBe('C9 C8 C7 S9 S8 S7 H8 H7 D8 D7')
  })

  test('towarzyski 2.6 both secretly name a number, and the lower one counts', () => {
    const hand = at('towarzyski')
    expect(hand.toAct).toEqual([0, 2])
    const one = after(hand, '0:swap-3')
    expect(one.toAct).toEqual([2])
    expect(seen(one, 0).exchange?.named).toBe(3)
    expect(seen(one, 2).exchange).toMatchObject({ named: null, count: null })
    expect(refusal(one, 0, 'swap-2')).toBe('not-your-turn')
    const both = after(one, '2:swap-2')
    expect(seen(both, 0).exchange).toMatchObject({ step: 'give', count: 2 })
    expect(both.legal(0)).toHaveLength(45)
  })

  test('towarzyski 2.6 zero is allowed: nothing is exchanged', () => {
    expect(seen(at('towarzyski', '2:swap-0 0:swap-5')).phase).toBe('play')
  })

  test('towarzyski 2.6 each gives the same number, secretly until both have given, and the skat is not touched', () => {
    const one = at('towarzyski', '0:swap-2 2:swap-2 2:CJ+SJ')
    expect(names(seen(one, 0).hand)).toBe('CA CK CQ SA SK SQ HA HK DA DK')
    expect(refusal(one, 0, 'CA')).toBe('illegal')
    const done = after(one, '0:CA+SA')
    expect(seen(done, 0)).toMatchObject({ phase: 'play', exchange: { step: 'done', count: 2 } })
    expect(names(seen(done, 0).hand)).toBe('CK CQ CJ SK SQ SJ HA HK DA DK')
    expect(names(seen(done, 2).hand)).toBe('CA SA HT HQ HJ H9 DT DQ DJ D9')
    expect(seen(done, 1).exchange).toMatchObject({ gave: null, got: null, count: 2 })
    expect(seen(after(done, '1:resign')).disclosure?.skatPoints).toBe(20)
  })
})

test('isko 2.1.2, pzskat 2.1.2 there is no rewolucja', () => {
  const hand = after(start(deal, 'isko'), `${auctionFor(1, 18)} 1:hand`)
  expect(refusal(hand, 1, 'null-rewolucja')).toBe('illegal')
})

test('patrolki 2.1.2 a rewolucja is a hand game', () => {
  const hand = after(start(deal, 'patrolki'), `${auctionFor(1, 18)} 1:take 1:CT+ST`)
  expect(hand.legal(1)).not.toContain('null-rewolucja')
})
