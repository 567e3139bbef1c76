/** The beginner makes the mistakes that it is there for, each in a hand. The laws play it by every rule set. */
import { seeded } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { write } from '../src/index.js'
import { beginner } from '../src/think/beginner.js'
import { after, auctionFor, dealOf, names, seen, start } from './hands.js'

/** What the beginner in a seat plays after these moves. */
const plays = (deal: string, moves: string, seat: number, seed = 1): string =>
  write(beginner(seen(after(start(deal), moves), seat), seeded(seed)))

const game = (declarer: number, announced: string): string =>
  `${auctionFor(declarer, 18)} ${declarer}:hand ${declarer}:${announced}`

// Forehand: four jacks and aces. Middlehand: eight spades without a jack. The skat is S7 D7.
const aces = dealOf(
  'CJ SJ CA CT C9 HA HT H9 DT D9',
  'SA ST SK SQ S9 S8 CK CQ HK HQ',
  'C8 C7 HJ H8 H7 DJ DA DK DQ D8',
)

describe('3.3, 2.2.2, 3.4.1 before the play a beginner', () => {
  test('bids by jacks and aces, up to their longest suit with one matador', () => {
    expect(plays(aces, '1:18', 0)).toBe('hold')
    expect(plays(aces, '1:18 0:hold 1:20 0:hold 1:22 0:hold 1:23 0:hold 1:24', 0)).toBe('hold')
    expect(plays(aces, '1:18 0:hold 1:27', 0)).toBe('pass')
  })

  test('passes with the best suit in the world if jacks and aces are missing', () => {
    for (let seed = 0; seed < 20; seed++) expect(plays(aces, '', 1, seed)).toBe('pass')
  })

  test('wavers with three jacks and aces: one time in three', () => {
    const calls = Array.from({ length: 300 }, (_, seed) => plays(aces, '1:pass', 2, seed))
    const bids = calls.filter((call) => call === '18').length
    expect(bids).toBeGreaterThan(60)
    expect(bids).toBeLessThan(140)
    expect(calls.filter((call) => call === 'pass').length + bids).toBe(300)
  })

  test('always takes the skat, and announces the longest suit or a grand with three jacks and two aces', () => {
    const taken = `${auctionFor(0, 18)} 0:take`
    expect(plays(aces, auctionFor(0, 18), 0)).toBe('take')
    expect(plays(aces, `${taken} 0:S7+D7`, 0)).toBe('clubs')
    const jacks = dealOf(
      'CJ SJ HJ CA CT C9 HA HT H9 DT',
      'SA ST SK SQ S9 S8 CK CQ HK HQ',
      'C8 C7 D9 H8 H7 DJ DA DK DQ D8',
    )
    expect(plays(jacks, `${taken} 0:S7+D7`, 0)).toBe('grand')
  })

  test('discards without making voids', () => {
    // The lone seven of spades would be the natural discard.
    expect(plays(aces, `${auctionFor(0, 18)} 0:take`, 0)).toBe('H9+D7')
  })
})

describe('4.2, 4.4.2 in play a beginner', () => {
  test('leads an ace before a trump is drawn', () => {
    expect(plays(aces, game(0, 'clubs'), 0)).toBe('HA')
  })

  test('leads the highest trump as declarer, though no other trump is left', () => {
    const drawn = '0:CJ 1:CQ 2:C7 0:SJ 1:CK 2:C8 0:CA 1:S8 2:DJ 2:H7 0:HA 1:HQ 0:C9 1:S9 2:HJ 2:H8 0:HT 1:HK'
    const hand = seen(after(start(aces), `${game(0, 'clubs')} ${drawn}`), 0)
    expect(names(hand.hand)).toBe('CT H9 DT D9')
    expect(write(beginner(hand, seeded(1)))).toBe('CT')
  })

  test('takes with its highest card, also where a low one would do', () => {
    expect(plays(aces, `${game(1, 'spades')} 0:HT 1:HK`, 2)).toBe('H8')
    expect(plays(aces, `${game(1, 'spades')} 0:D9 1:CQ`, 2)).toBe('DA')
  })

  test('throws points on the partner’s card while the declarer is still to play', () => {
    expect(plays(aces, `${game(2, 'diamonds')} 0:H9`, 1)).toBe('HK')
    expect(plays(aces, `${game(2, 'diamonds')} 0:C9`, 1)).toBe('CK')
  })

  test('ducks in null, and takes what it must', () => {
    expect(plays(aces, `${game(2, 'null')} 0:C9`, 1)).toBe('CQ')
    expect(plays(aces, `${game(2, 'null')} 0:C9 1:CQ`, 2)).toBe('C8')
  })
})
