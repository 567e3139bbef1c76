/** Clauses of isko, pzskat and patrolki, each played with the profile that follows the document. */
import type { Hand } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  type Fault,
  profiles,
  ruleAnnouncement,
  ruleDeal,
  ruleFault,
  type Rules,
  ruleShortened,
  type Ruling,
  type Side,
  skat,
} from '../src/index.js'
import { after, auctionFor, cards, dealOf, plainDeal, seen, settled, start } from './hands.js'

const { isko, patrolki } = profiles

/** Forehand has the lead, and middlehand plays hearts. */
const hearts = (profile: string): Hand =>
  after(start(plainDeal, profile), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts`)
/** Forehand plays clubs from the hand, and holds all trumps but two. */
const clubs = (profile: string, deal = plainDeal): Hand =>
  after(start(deal, profile), `${auctionFor(0, 18)} 0:hand 0:clubs`)

/** Forehand holds the first jack and not the second, then all four. The skat is ♠7 ♦7. */
const oneJack = dealOf(
  'CJ CA CT CK CQ C9 C8 C7 HJ SA',
  'ST SK SQ S9 S8 SJ HA HT HK HQ',
  'H9 H8 H7 DJ DA DT DK DQ D9 D8',
)
const fourJacks = dealOf(
  'CJ SJ HJ DJ CA CT CK CQ C9 C8',
  'ST SK SQ S9 S8 SA HA HT HK HQ',
  'H9 H8 H7 C7 DA DT DK DQ D9 D8',
)

/** Grand with two matadors; the declarer has 40 points in four tricks, the opponents have 30 in three. */
const open = {
  announcement: announcement(4, false),
  matadors: { with: true, n: 2 },
  bid: 18,
  declarer: { points: 40, tricks: 4 },
  opponents: { points: 30, tricks: 3 },
} as const
const faulty = (rules: Rules, fault: Fault, by: Side, more: object = {}): Ruling =>
  ruleFault(rules, { fault, by, situation: open, ...more })

describe('the tricks of patrolki', () => {
  test('patrolki 4.3.1 a trick is one card of each player, and complete with the third', () => {
    const two = after(hearts('patrolki'), '0:SA 1:S8')
    expect(seen(two)).toMatchObject({ toAct: [2], lastTrick: null })
    expect(seen(after(two, '2:DA'))).toMatchObject({ tricksWon: [1, 0, 0], trick: { cards: [] } })
  })

  test.each([
    ['the highest card of the suit led', '0:SA 1:S8 2:DA', 0],
    ['a trump on a suit', '0:SA 1:S8 2:DA 0:C7 1:H8 2:D8', 1],
    ['a higher trump on a trump', '0:SA 1:S8 2:DA 0:C7 1:HT 2:DJ', 2],
  ])('patrolki 4.3.2 %s takes the trick', (_, moves, winner) => {
    const deal = dealOf(
      'CJ CA CT CK CQ C9 C8 C7 SJ SA',
      'ST SK SQ S9 S8 HJ HA HT H8 HQ',
      'H9 HK H7 DJ DA DT DK DQ D9 D8',
    )
    const hand = after(start(deal, 'patrolki'), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts ${moves}`)
    expect(seen(hand).lastTrick?.winner).toBe(winner)
    expect(hand.toAct).toEqual([winner])
  })

  test('patrolki 4.3.3 the last trick is shown until the viewer has played to the next', () => {
    const next = after(hearts('patrolki'), '0:SA 1:S8 2:DA 0:SJ')
    expect([0, 1, 2].map((seat) => seen(next, seat).lastTrick?.winner)).toEqual([undefined, 0, 0])
  })

  test('patrolki 4.3.4 a side that mixes up its tricks loses, unless the other side plays on', () => {
    const mixed = (by: Side, more = {}): Ruling => faulty(patrolki, 'tricks-mixed', by, more)
    expect(mixed('declarer')).toMatchObject({ winner: 'opponents', score: -144, clause: '4.3.4' })
    expect(mixed('opponents')).toMatchObject({ winner: 'declarer', score: 72, clause: '4.3.4' })
    expect(mixed('opponents', { playOn: true })).toMatchObject({ ended: false, remedy: 'corrected' })
  })

  test('patrolki 4.3.5 a declarer who leaves tricks lying must take all the rest', () => {
    const left = (holds: boolean): Ruling => ruleShortened(patrolki, open, { how: 'tricks-left', holds })
    expect(left(true)).toMatchObject({ winner: 'declarer', clause: '4.3.5' })
    expect(left(false)).toMatchObject({ winner: 'opponents', score: -144, clause: '4.3.5' })
  })

  test('patrolki 4.3.6 nobody looks at older tricks or counts points', () => {
    const view = seen(after(hearts('patrolki'), '0:SA 1:S8 2:DA 0:C7 1:HQ 2:D8'), 0)
    expect(view.lastTrick?.cards).toHaveLength(3)
    expect(Object.keys(view).filter((key) => /point/i.test(key))).toEqual([])
    expect(view.disclosure).toBeNull()
    expect(faulty(patrolki, 'tricks-inspected', 'declarer')).toMatchObject({
      winner: 'opponents',
      clause: '4.3.6',
    })
  })
})

describe('the conduct of patrolki', () => {
  test('patrolki 4.4.3, 4.4.5 from the deal on players see their own cards, and onlookers none', () => {
    const hand = start(plainDeal, 'patrolki')
    const { hands } = skat.deals.read(plainDeal) as { hands: readonly number[] }
    expect([0, 1, 2].map((seat) => seen(hand, seat).hand)).toEqual(hands)
    expect(seen(hand, null).hand).toBe(0)
    expect([0, 1, 2, null].map((seat) => seen(hand, seat).disclosure)).toEqual([null, null, null, null])
  })

  test('patrolki 4.4.6 a wrong number of cards is reported before the auction ends', () => {
    const found = (reported: 'before-end-of-auction' | 'later'): string =>
      ruleDeal(patrolki, { fault: 'wrong-card-count', reported }).ruling
    expect([found('before-end-of-auction'), found('later')]).toEqual(['redeal', 'stands'])
  })

  test('patrolki 4.4.8 counting aloud loses the game', () => {
    expect(faulty(patrolki, 'counted-aloud', 'opponents')).toMatchObject({
      winner: 'declarer',
      clause: '4.4.8',
    })
  })

  test('patrolki 5.2.5, 5.2.6 null is lost with the first trick of the declarer', () => {
    const hand = after(start(plainDeal, 'patrolki'), `${auctionFor(0, 18)} 0:hand 0:null 0:SA 1:ST 2:DA`)
    expect(settled(hand)).toMatchObject({ score: -70, clauses: ['5.2.5', '5.2.5', '5.1', '5.3.4'] })
  })
})

describe('the federations', () => {
  test('isko 3.4.5 a wrong announcement is put right at once, and the game goes on without a loss', () => {
    const ruling = ruleAnnouncement(isko, { fault: 'irregular' })
    expect(ruling).toEqual({ ended: false, remedy: 'put-right', clause: '3.4.5' })
    // It keeps its kind and suit: a null below the bid does not become another game, but loses.
    const null18 = { fault: 'null-below-bid', held: cards('CJ CA'), bid: 24, hand: false } as const
    expect(ruleAnnouncement(isko, null18)).not.toHaveProperty('remedy')
  })

  test('isko 3.5.2 what one opponent does ends the game for both', () => {
    const conceded = after(clubs('isko'), '0:CJ 2:concede 0:accept')
    expect(conceded.settlement?.scores).toEqual([48, 0, 0])
    const opened = after(clubs('isko'), '0:CJ 1:open 0:accept')
    expect(opened.settlement?.scores).toEqual([72, 0, 0])
    expect(faulty(isko, 'revoke', 'opponents')).toMatchObject({ winner: 'declarer', score: 72 })
  })

  test('isko 4.4.4 a side that mixes up its tricks loses, unless the other side plays on or the game is decided', () => {
    const mixed = (by: Side, more = {}): Ruling => faulty(isko, 'tricks-mixed', by, more)
    expect(mixed('declarer')).toMatchObject({ winner: 'opponents', score: -144, clause: '4.4.4' })
    expect(mixed('opponents')).toMatchObject({ winner: 'declarer', score: 72, clause: '4.4.4' })
    expect(mixed('declarer', { playOn: true })).toMatchObject({ ended: false, remedy: 'corrected' })
    const decided = { ...open, declarer: { points: 61, tricks: 6 } }
    expect(mixed('declarer', { situation: decided })).toMatchObject({ winner: 'declarer', score: 72 })
  })

  test.each([
    ['isko', 'the lowest grand', oneJack, '0:take 0:S7+D7 0:grand 0:resign', -2 * 48],
    ['isko', 'an open grand with four jacks', fourJacks, '0:hand 0:grand-ouvert 0:claim', 264],
    ['pzskat', 'null', plainDeal, '0:take 0:S7+D7 0:null 0:claim 1:accept 2:accept', 23],
    ['pzskat', 'null hand', plainDeal, '0:hand 0:null 0:claim 1:accept 2:accept', 35],
    ['pzskat', 'null ouvert', plainDeal, '0:take 0:S7+D7 0:null-ouvert 0:claim 1:accept 2:accept', 46],
    ['pzskat', 'null ouvert hand', plainDeal, '0:hand 0:null-ouvert 0:claim 1:accept 2:accept', 59],
    ['pzskat', 'the lowest grand', oneJack, '0:take 0:S7+D7 0:grand 0:claim 1:accept 2:accept', 48],
    [
      'pzskat',
      'an open grand with four jacks',
      fourJacks,
      '0:hand 0:grand-ouvert 0:claim 1:accept 2:accept',
      264,
    ],
  ])('%s PT 8.7 %s counts what the extract says', (profile, _name, deal, moves, value) => {
    const hand = after(start(deal, profile), `${auctionFor(0, 18)} ${moves}`)
    expect(settled(hand).score).toBe(value)
  })
})
