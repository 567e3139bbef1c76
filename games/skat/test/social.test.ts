/** Social Skat numbers its clauses for itself; each is played with its profile. */
import type { Hand, Settled, Settlement } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { deck, type Entry, namable, points, profiles, sheet, skat } from '../src/index.js'
import { after, auctionFor, cards, dealOf, names, plainDeal, refusal, seen, settled, start } from './hands.js'

const { towarzyski } = profiles

/** Forehand has the lead, and middlehand plays hearts. */
const hearts = (): Hand =>
  after(start(plainDeal, 'towarzyski'), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts`)
/** Forehand plays clubs from the hand, and holds all trumps but two. */
const clubs = (): Hand => after(start(plainDeal, 'towarzyski'), `${auctionFor(0, 18)} 0:hand 0:clubs`)

/** Forehand holds the first jack and not the second. */
const oneJack = dealOf(
  'CJ CA CT CK CQ C9 C8 C7 HJ SA',
  'ST SK SQ S9 S8 SJ HA HT HK HQ',
  'H9 H8 H7 DJ DA DT DK DQ D9 D8',
)

describe('social Skat', () => {
  const social = (): Hand => start(plainDeal, 'towarzyski')
  const plays = (hand: Hand, seat: number): readonly string[] =>
    hand.legal(seat).filter((move) => /^[CSHD][\dTJQKA]$/.test(move))

  test('towarzyski 1 there are 32 cards, and the ace, ten, king, queen and jack count 11, 10, 4, 3 and 2', () => {
    expect(names(deck).split(' ')).toHaveLength(32)
    const worth = (rank: string): number[] =>
      ['C', 'S', 'H', 'D'].map((suit) => points(cards(`${suit}${rank}`)))
    expect(['A', 'T', 'K', 'Q', 'J', '9', '8', '7'].map(worth)).toEqual(
      [11, 10, 4, 3, 2, 0, 0, 0].map((n) => [n, n, n, n]),
    )
  })

  test('towarzyski 2.2 bids begin at 18, and the last player who does not pass plays, with the skat or from the hand', () => {
    const hand = social()
    expect(hand.toAct).toEqual([1])
    expect(refusal(hand, 1, '17')).toBe('illegal')
    expect(namable(towarzyski, 0).slice(0, 3)).toEqual([18, 20, 22])
    const bidding = after(hand, '1:18 0:hold 1:pass')
    expect(seen(bidding)).toMatchObject({ toAct: [2], bid: 18 })
    const won = after(bidding, '2:20 0:pass')
    expect(won.toAct).toEqual([2])
    expect(won.legal(2)).toEqual(['take', 'hand'])
    expect(names(seen(after(won, '2:take'), 2).skat as number)).toBe('S7 D7')
  })

  test('towarzyski 2.3 forehand leads, suit is followed, and a player without it may play any card', () => {
    const hand = hearts()
    expect(hand.toAct).toEqual([0])
    const led = after(hand, '0:SA')
    expect(plays(led, 1)).toEqual(['ST', 'SK', 'SQ', 'S9', 'S8'])
    expect(plays(after(led, '1:S8'), 2)).toHaveLength(10)
  })

  test.each([
    ['clubs', 12],
    ['spades', 11],
    ['hearts', 10],
    ['diamonds', 9],
  ])('towarzyski 2.4 a game of %s is trump with its jacks, and counts %s', (suit, base) => {
    const hand = after(start(oneJack, 'towarzyski'), `${auctionFor(0, 18)} 0:hand 0:${suit}`)
    expect(plays(after(hand, '0:CJ'), 1)).toContain('SJ')
    expect(plays(after(hand, '0:CJ'), 1)).not.toContain(suit === 'spades' ? 'HA' : 'S8')
    expect(settled(after(hand, '0:resign')).score).toBe(-2 * 3 * base)
  })

  test('towarzyski 2.5 in grand the jacks alone are trumps, and it counts 24', () => {
    const hand = after(social(), `${auctionFor(0, 18)} 0:hand 0:grand`)
    const led = after(hand, '0:SJ')
    expect(plays(led, 1)).toEqual(['HJ'])
    expect(settled(after(hand, '0:resign')).score).toBe(-2 * 24 * 4)
  })

  test('towarzyski 2.7 from the hand nobody sees the skat before the end', () => {
    const hand = clubs()
    expect([0, 1, 2, null].map((seat) => seen(hand, seat).skat)).toEqual([null, null, null, null])
    expect(names(seen(after(hand, '0:resign')).disclosure?.skat as number)).toBe('S7 D7')
  })

  test('towarzyski 2.10 the points are counted at the end, and those of the skat are the declarer’s', () => {
    // The skat is ♠A ♦7, and the opponents take the last trick.
    const deal = dealOf(
      'CJ CA CT CK CQ C9 C8 C7 SJ S7',
      'ST SK SQ S9 S8 HJ HA HT HK HQ',
      'H9 H8 H7 DJ DA DT DK DQ D9 D8',
    )
    const play =
      '0:CJ 1:HJ 2:DJ 0:SJ 1:SK 2:H7 0:CA 1:SQ 2:H8 0:CT 1:S9 2:H9 0:CK 1:S8 2:D8 ' +
      '0:CQ 1:HQ 2:D9 0:C9 1:HK 2:DQ 0:C8 1:HT 2:DK 0:C7 1:HA 2:DT 0:S7 1:ST 2:DA'
    const hand = after(start(deal, 'towarzyski'), `${auctionFor(0, 18)} 0:hand 0:clubs ${play}`)
    const counted = hand.settlement?.lines.find(({ code }) => code === 'points')
    expect(counted?.args).toEqual({ points: 99, others: 21 })
  })

  test('towarzyski 2.11 only the declarer scores, a lost game counts double, and a series has its bonus', () => {
    const won = after(clubs(), '0:claim 1:accept 2:accept').settlement as Settlement
    const lost = after(clubs(), '0:resign').settlement as Settlement
    expect([won.scores, lost.scores]).toEqual([
      [48, 0, 0],
      [-96, 0, 0],
    ])
    const entered = [won, lost].map((settlement, hand) => ({
      hand,
      dealer: skat.dealer(3, hand),
      seating: skat.seating(3, hand),
      settlement: settlement as Settled<Entry>['settlement'],
    }))
    const list = sheet(towarzyski, 3, entered)
    expect(list.rows.map(({ totals }) => totals)).toEqual([
      [0, 48, 0],
      [0, 48, -96],
    ])
    expect(list.totals).toEqual([40, 48 + 50 + 40, -96 - 50])
  })
})
