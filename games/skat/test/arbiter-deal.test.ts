/** Errors before the first card: deal, auction, announcement. */
import type { Cards } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  type AuctionFault,
  type DealFault,
  mayCut,
  profiles,
  ruleAnnouncement,
  ruleAuction,
  ruleDeal,
} from '../src/index.js'
import { cards } from './hands.js'

const { isko, pzskat } = profiles
const club = profiles.patrolki

describe('3.2 errors of the deal', () => {
  test.each([
    [3, false],
    [4, true],
    [28, true],
    [29, false],
    [16.5, false],
  ])('3.2.4 a cut that lifts %s cards is valid: %s', (lifted, may) => {
    expect(mayCut(lifted)).toBe(may)
  })

  test.each([
    [
      '3.2.5 if the cutter is absent, the next player cuts',
      { fault: 'cutter-absent', reserved: false, long: false },
      'next-to-the-right-cuts',
      '3.2.5',
    ],
    [
      '3.2.5 a cutter who reserved the cut is waited for',
      { fault: 'cutter-absent', reserved: true, long: false },
      'wait-for-cutter',
      '3.2.5',
    ],
    [
      '3.2.5 if the cutter is absent for long, the arbiter decides',
      { fault: 'cutter-absent', reserved: true, long: true },
      'arbiter-decides',
      '3.2.5',
    ],
    [
      '3.2.8 if the dealer turns up a card, the hand is dealt again',
      { fault: 'card-turned-by-dealer' },
      'redeal',
      '3.2.8',
    ],
    [
      '3.2.9 a wrong number of cards reported in time gives a new deal',
      { fault: 'wrong-card-count', reported: 'before-end-of-auction' },
      'redeal',
      '3.2.9',
    ],
    [
      '3.2.9 a wrong number of cards reported too late changes nothing',
      { fault: 'wrong-card-count', reported: 'later' },
      'stands',
      '3.2.9',
    ],
    [
      '3.2.9 a wrong number of cards on both sides gives a new deal, even late',
      { fault: 'wrong-card-count', reported: 'later', bothSidesWrong: true },
      'redeal',
      '3.2.9',
    ],
    [
      '3.2.10 a complaint before the cards are picked up gives a new deal',
      { fault: 'complaint', cardsPickedUp: false },
      'redeal',
      '3.2.10',
    ],
    [
      '3.2.10 a complaint after the cards are picked up is rejected',
      { fault: 'complaint', cardsPickedUp: true },
      'complaint-rejected',
      '3.2.10',
    ],
    [
      '3.2.11 a hand by the wrong dealer is dealt again by the right one',
      { fault: 'wrong-dealer', found: 'this-deal' },
      'redeal-by-right-dealer',
      '3.2.11',
    ],
    [
      '3.2.12 a wrong dealer found later in the round: all hands since then are repeated',
      { fault: 'wrong-dealer', found: 'this-round' },
      'void-and-repeat-from-error',
      '3.2.12',
    ],
    [
      '3.2.13 a wrong dealer in an earlier round: finished rounds stand, this one is repeated',
      { fault: 'wrong-dealer', found: 'later-round' },
      'finished-rounds-stand-repeat-current-round',
      '3.2.13',
    ],
    [
      '3.2.13 a wrong dealer of unknown origin: finished rounds stand, this one is repeated',
      { fault: 'wrong-dealer', found: 'this-round', originUnknown: true },
      'finished-rounds-stand-repeat-current-round',
      '3.2.13',
    ],
  ] as const)('%s', (_, facts: DealFault, ruling, clause) => {
    for (const rules of [isko, pzskat, club]) expect(ruleDeal(rules, facts)).toEqual({ ruling, clause })
  })

  test.each([
    ['last-round', 'void-and-repeat-from-error'],
    ['this-round', 'void-and-repeat-from-error'],
    ['this-deal', 'redeal-by-right-dealer'],
  ] as const)('pzskat 3.2.11 a closed round stands (%s); isko has no such rule', (found, open) => {
    const facts: DealFault = { fault: 'wrong-dealer', found, closed: true }
    for (const rules of [pzskat, club])
      expect(ruleDeal(rules, facts)).toEqual({ ruling: 'stands', clause: '3.2.11' })
    expect(ruleDeal(isko, facts).ruling).toBe(open)
    expect(ruleDeal(pzskat, { ...facts, closed: false }).ruling).toBe(open)
  })
})

describe('3.3.9, 3.3.10 errors of the auction', () => {
  const nothing = ['nothing', 'nothing', 'nothing'] as const
  test.each([
    [
      '3.2.14 a player who looks at the skat before the first call is out of the auction',
      { fault: 'saw', by: 0, what: 'skat', words: nothing },
      { ruling: 'offender-out-of-auction', out: [0], free: [1, 2], clause: '3.2.14' },
    ],
    [
      '3.3.9 a player who looks at the skat during the auction is out, and the others start again',
      { fault: 'saw', by: 0, what: 'skat', words: ['value', 'value', 'nothing'] },
      { ruling: 'offender-out-of-auction', out: [0], free: [1, 2], clause: '3.3.9' },
    ],
    [
      '3.3.9 a player who passed without a bid stays out of the new auction',
      { fault: 'saw', by: 0, what: 'hand', words: ['value', 'passed-unbid', 'value'] },
      { ruling: 'offender-out-of-auction', out: [0, 1], free: [2], clause: '3.3.9' },
    ],
    [
      '3.3.9 a player who passed after a bid may bid again',
      { fault: 'saw', by: 0, what: 'hand', words: ['value', 'passed', 'value'] },
      { ruling: 'offender-out-of-auction', out: [0], free: [1, 2], clause: '3.3.9' },
    ],
    [
      '3.3.9 if the dealer, who sits out, saw the skat, the auction may start again',
      { fault: 'outsider-saw', words: ['value', 'passed-unbid', 'nothing'] },
      { ruling: 'auction-may-restart', out: [1], free: [0, 2], clause: '3.3.9' },
    ],
    [
      '3.2.15 of a hand with the skat picked up two of twelve cards are drawn',
      { fault: 'picked-up', by: 2, words: nothing, recognised: false, afterAuction: false },
      {
        ruling: 'offender-out-of-auction-and-two-of-twelve-drawn',
        out: [2],
        free: [0, 1],
        declarerMayPass: false,
        clause: '3.2.15',
      },
    ],
    [
      '3.3.10 a picked-up skat that all recognise is given back',
      { fault: 'picked-up', by: 2, words: nothing, recognised: true, afterAuction: false },
      { ruling: 'offender-out-of-auction-and-skat-returned', out: [2], clause: '3.3.10' },
    ],
    [
      '3.3.10 if a picked-up skat is found after the auction, the declarer may pass',
      {
        fault: 'picked-up',
        by: 2,
        words: ['passed', 'value', 'passed-unbid'],
        recognised: false,
        afterAuction: true,
      },
      { ruling: 'offender-out-of-auction-and-two-of-twelve-drawn', declarerMayPass: true, clause: '3.3.10' },
    ],
  ] as const)('%s', (_, facts: AuctionFault, expected) => {
    expect(ruleAuction(pzskat, facts)).toMatchObject(expected)
  })
})

describe('3.4 errors of the announcement', () => {
  const held = cards('CJ HJ C7 C8 S7 S8 H7 H8 D7 D8 D9 H9')
  const situation = {
    announcement: announcement(4, false),
    matadors: { with: true, n: 2 },
    bid: 18,
    declarer: { points: 0, tricks: 0 },
    opponents: { points: 0, tricks: 0 },
  }
  const ten = { fault: 'wrong-number', cards: 9, ledEarly: true, dealtRight: true, situation } as const

  test('3.4.4 hand, open or a level after taking the skat is struck out; 3.4.5 other errors are corrected', () => {
    expect(ruleAnnouncement(pzskat, { fault: 'addition-with-skat' })).toMatchObject({
      remedy: 'struck',
      clause: '3.4.4',
    })
    expect(ruleAnnouncement(pzskat, { fault: 'irregular' })).toMatchObject({
      remedy: 'put-right',
      clause: '3.4.5',
    })
    expect(ruleAnnouncement(club, { fault: 'irregular' })).toMatchObject({ clause: '3.4.6' })
  })

  test.each([
    ['3.4.4 null announced at a bid of 24 loses clubs with 1, not diamonds', held, 24, false, -48],
    ['3.4.4 null announced at a bid of 30 loses twice 30', held, 30, false, -60],
    ['3.4.4 null hand announced at a bid of 24 loses a hand game', held, 24, true, -54],
    [
      '3.4.4 null announced at a bid of 36 loses a game without eight matadors',
      cards('C7 C8 S7 S8 H7 H8 D7 D8 D9 H9 S9 C9'),
      36,
      false,
      -162,
    ],
  ] as const)('%s', (_, twelve: Cards, bid, hand, lost) => {
    const ruling = ruleAnnouncement(pzskat, { fault: 'null-below-bid', held: twelve, bid, hand })
    expect(ruling).toMatchObject({ ended: true, score: lost, clause: '3.4.4' })
  })

  test('4.1.1 a declarer who leads out of turn before announcing has lost; one with the lead just announces', () => {
    const facts = { fault: 'led-before-announcing', held, bid: 18, hand: false } as const
    expect(ruleAnnouncement(pzskat, { ...facts, ownLead: false })).toMatchObject({
      score: -36,
      clause: '4.1.1',
    })
    expect(ruleAnnouncement(pzskat, { ...facts, ownLead: true })).toMatchObject({
      ended: false,
      remedy: 'put-right',
    })
  })

  test('3.4.6 a number other than ten loses simple; a card led early is one of the ten, but not in the club’s rules', () => {
    expect(ruleAnnouncement(pzskat, ten)).toMatchObject({ ended: false, remedy: 'no-consequence' })
    expect(ruleAnnouncement(club, ten)).toMatchObject({ ended: true, score: -144, clause: '3.4.6' })
    expect(ruleAnnouncement(pzskat, { ...ten, ledEarly: false })).toMatchObject({ ended: true, score: -144 })
    expect(ruleAnnouncement(pzskat, { ...ten, cards: 10 })).toMatchObject({ score: -144 })
    expect(ruleAnnouncement(pzskat, { ...ten, cards: 11, ledEarly: false, dealtRight: false })).toMatchObject(
      { remedy: 'stands', clause: '3.2.9' },
    )
  })
})
