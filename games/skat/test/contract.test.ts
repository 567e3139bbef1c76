import { describe, expect, test } from 'vitest'
import { after, auctionFor, names, refusal, seen, start } from './hands.js'

const chosen = (declarer = 0, bid = 18, profile = 'pzskat'): ReturnType<typeof start> =>
  after(start(undefined, profile), auctionFor(declarer, bid))

const announcements = (bid: number, moves: string): readonly string[] => after(chosen(0, bid), moves).legal(0)

describe('2.1, 2.2 the skat', () => {
  test('2.1.1 the declarer takes the skat or plays a hand game', () => {
    expect(chosen().legal(0)).toEqual(['take', 'hand'])
  })

  test('2.2.2 the declarer takes two cards, puts back any two of the twelve, then announces', () => {
    const taken = after(chosen(), '0:take')
    expect(names(seen(taken, 0).skat as number)).toBe('S7 D7')
    expect(seen(taken, 0).cardsLeft).toEqual([12, 10, 10])
    expect(taken.legal(0)).toHaveLength(66)
    expect(new Set(taken.legal(0)).size).toBe(66)
    const away = after(taken, '0:CJ+D7')
    expect(seen(away, 0)).toMatchObject({ phase: 'announcement', fromHand: false, cardsLeft: [10, 10, 10] })
    expect(names(seen(away, 0).discard as number)).toBe('CJ D7')
    expect(names(seen(away, 0).hand)).toBe('CA CT CK CQ C9 C8 C7 SA SJ S7')
  })

  test('2.2.2 a discard cannot be cards the declarer does not hold, or one card', () => {
    const taken = after(chosen(), '0:take')
    expect(refusal(taken, 0, 'CJ+HA')).toBe('illegal')
    expect(refusal(taken, 0, 'CJ')).toBe('illegal')
    expect(refusal(taken, 0, 'D7+CJ')).toBe('illegal')
  })

  test('2.2.3, 4.5.4 in a hand game nobody sees the skat before the end', () => {
    const hand = after(chosen(), '0:hand 0:clubs')
    for (const seat of [0, 1, 2, null]) expect(seen(hand, seat)).toMatchObject({ skat: null, discard: null })
  })

  test('3.4.8, 4.2.8, 4.5.4 only the declarer knows the skat they took and their discard', () => {
    const hand = after(chosen(), '0:take 0:S7+D7 0:clubs')
    expect(names(seen(hand, 0).discard as number)).toBe('S7 D7')
    for (const seat of [1, 2, null]) expect(seen(hand, seat)).toMatchObject({ skat: null, discard: null })
  })
})

describe('3.4 the announcement', () => {
  test('2.1.2, 3.4.4 with the skat there are suits, grand, null and null ouvert, and nothing that needs a hand game', () => {
    expect(announcements(18, '0:take 0:S7+D7')).toEqual([
      'clubs',
      'spades',
      'hearts',
      'diamonds',
      'grand',
      'null',
      'null-ouvert',
    ])
  })

  test('2.1.2, 5.2.5, 5.2.6 a hand game also allows levels and open games', () => {
    const games = announcements(18, '0:hand')
    expect(games).toHaveLength(22)
    expect(games).toContain('grand-ouvert')
    expect(games).toContain('hearts-schneider')
    expect(games).toContain('hearts-schwarz')
    expect(games).not.toContain('null-schneider')
  })

  test('3.4.1 an announcement says everything that counts', () => {
    const of = (move: string): unknown => seen(after(chosen(), `0:hand 0:${move}`)).announcement
    const open = { hand: true, schneider: true, schwarz: true, ouvert: true, patrolki: 0, rewolucja: false }
    expect(of('clubs-ouvert')).toEqual({ game: 0, ...open })
    expect(of('clubs-schwarz')).toEqual({ game: 0, ...open, ouvert: false })
    expect(of('null-ouvert')).toEqual({ game: 5, ...open, schneider: false, schwarz: false })
  })

  test.each([
    ['3.4.2 null and null ouvert reach a bid of 23', 23, 'take 0:S7+D7', ['null', 'null-ouvert']],
    ['3.4.4 null below the bid cannot be announced', 24, 'take 0:S7+D7', ['null-ouvert']],
    ['3.4.4 null hand does not reach 36, null ouvert hand does', 36, 'hand', ['null-ouvert']],
    ['3.4.4 no kind of null reaches 60', 60, 'hand', []],
  ])('%s', (_, bid, moves, nulls) => {
    expect(announcements(bid, `0:${moves}`).filter((game) => game.startsWith('null'))).toEqual(nulls)
  })

  test('3.4.3 a suit or grand game below the bid may be announced knowingly', () => {
    expect(announcements(264, '0:take 0:S7+D7')).toEqual(['clubs', 'spades', 'hearts', 'diamonds', 'grand'])
  })

  test('3.4.7, 3.4.8 no part of it can be changed afterwards', () => {
    const hand = after(chosen(), '0:take 0:S7+D7 0:clubs')
    for (const move of ['grand', 'S7+D7', 'take']) expect(refusal(hand, 0, move)).toBe('illegal')
  })

  test('2.2.4 the declarer chooses freely among the suits', () => {
    expect(seen(after(chosen(), '0:take 0:CJ+SJ 0:diamonds')).announcement?.game).toBe(3)
  })
})

describe('2.2.5 the open hand', () => {
  test.each(['pzskat', 'isko'])('2.2.5 lies on the table before the first lead (%s)', (profile) => {
    const hand = after(chosen(1, 18, profile), '1:hand 1:null-ouvert')
    for (const seat of [0, 2, null])
      expect(names(seen(hand, seat).openHand as number)).toBe(names(seen(hand, 1).hand))
    const led = after(hand, '0:SA 1:ST')
    expect(names(seen(led, 0).openHand as number)).toBe('SK SQ S9 S8 HA HT HK HQ HJ')
  })

  test('2.2.5 no other hand is shown', () => {
    expect(seen(after(chosen(1), '1:hand 1:grand-schwarz'), 0).openHand).toBeNull()
  })
})
