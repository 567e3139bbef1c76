/** Checks whole views, every field, for one state of each phase. */
import type { Hand, Seat } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { announcement, nullGame, type Call, type View } from '../src/index.js'
import { after, auctionFor, cards, dealOf, plainDeal, seen, start } from './hands.js'
import { card, expectViews } from './views.js'

const clubs = cards('CJ CA CT CK CQ C9 C8 C7 SJ SA')
const middle = cards('ST SK SQ S9 S8 HJ HA HT HK HQ')
const rear = cards('H9 H8 H7 DJ DA DT DK DQ D9 D8')
const skat = cards('S7 D7')
const held = [{ hand: clubs }, { hand: middle }, { hand: rear }] as const

/** Forehand gets the game at 18. */
const won: readonly Call[] = [
  { seat: 1, call: 'bid', value: 18 },
  { seat: 0, call: 'hold', value: 18 },
  { seat: 1, call: 'pass', value: 18 },
  { seat: 2, call: 'pass', value: 18 },
]
const forehand18 = { calls: won, bid: 18, declarer: 0 }
const at = (moves: string): ReturnType<typeof start> => after(start(), `${auctionFor(0, 18)} ${moves}`)

describe('4.4.4, 4.4.6 the view of a hand', () => {
  test('3.3.2 in the auction it has the seat’s own cards and the calls', () => {
    expectViews(start(), { toAct: [1], asker: 1, hearer: 0 }, held)
    const calls = won.slice(0, 1)
    expectViews(after(start(), '1:18'), { toAct: [0], asker: 1, hearer: 0, bid: 18, calls }, held)
  })

  test('3.3.6 it has no asker if forehand alone may take the game', () => {
    const calls = [1, 2].map((seat) => ({ seat, call: 'pass', value: 0 }) as const)
    expectViews(after(start(), '1:pass 2:pass'), { toAct: [0], hearer: 0, calls }, held)
  })

  test('2.1.1 nobody sees a skat that is not taken', () => {
    expectViews(at(''), { ...forehand18, phase: 'skat', toAct: [0] }, held)
  })

  test('2.2.2 everybody knows that the declarer holds twelve cards', () => {
    const all = {
      ...forehand18,
      phase: 'discard',
      toAct: [0],
      cardsLeft: [12, 10, 10],
      fromHand: false,
    } as const
    expectViews(at('0:take'), all, [{ hand: clubs | skat, skat }, held[1], held[2]])
  })

  test('2.2.2 only the declarer knows the discard', () => {
    const all = { ...forehand18, phase: 'announcement', toAct: [0], fromHand: false } as const
    const own = { hand: (clubs | skat) & ~cards('SA S7'), skat, discard: cards('SA S7') }
    expectViews(at('0:take 0:SA+S7'), all, [own, held[1], held[2]])
    expectViews(at('0:hand'), { ...all, fromHand: true }, held)
  })

  test('4.4.3, 4.4.6 in play it has the current trick, and the one before until the seat has played again', () => {
    const hand = at('0:take 0:S7+D7 0:clubs 0:SA 1:S8 2:D8 0:SJ')
    const lastTrick = { leader: 0, cards: ['SA', 'S8', 'D8'].map(card), winner: 0 }
    const played = cards('SA S8 D8')
    const all = {
      ...forehand18,
      phase: 'play',
      toAct: [1],
      cardsLeft: [8, 9, 9],
      fromHand: false,
      announcement: announcement(0, false),
      trick: { leader: 0, cards: [card('SJ')] },
      lastTrick,
      tricksWon: [1, 0, 0],
      played,
    } as const
    expectViews(hand, all, [
      { hand: clubs & ~cards('SA SJ'), skat, discard: skat, lastTrick: null, reach: 'schwarz' },
      { hand: middle & ~played },
      { hand: rear & ~played },
    ])
  })

  test('4.3.4, 4.3.5 in play it has the cards laid down, and an offer to end the game', () => {
    const offered = (hand: Hand): Partial<View> => ({
      ...forehand18,
      phase: 'play',
      fromHand: true,
      announcement: announcement(0, true),
      trick: { leader: 0, cards: [] },
      toAct: hand.toAct,
      offer: seen(hand).offer,
    })
    const claimed = at('0:hand 0:clubs 0:claim')
    expect(seen(claimed).offer).toEqual({ kind: 'claim', by: 0, level: 'simple', answered: [] })
    const own = [{ ...held[0], reach: 'schwarz' }, held[1], held[2]] as const
    expectViews(claimed, { ...offered(claimed), openHand: clubs }, own)
    const on = after(claimed, '1:refuse')
    expectViews(on, { ...offered(on), openHand: clubs, toAct: [0], declined: [0] }, own)
  })

  test('2.2.5 an open game is open before the first lead', () => {
    const all = {
      ...forehand18,
      phase: 'play',
      toAct: [0],
      fromHand: true,
      announcement: announcement(nullGame, true, 'ouvert'),
      openHand: clubs,
      trick: { leader: 0, cards: [] },
    } as const
    expectViews(at('0:hand 0:null-ouvert'), all, held)
  })

  test('towarzyski 2.9 a suit game is open before the first lead, although null is not', () => {
    const open = (game: string): unknown =>
      seen(after(start(plainDeal, 'towarzyski'), `${auctionFor(0, 18)} 0:hand 0:${game}`), 1).openHand
    expect(open('clubs-ouvert')).toBe(clubs)
    expect(open('null-ouvert')).toBeNull()
  })

  test('patrolki 2.4.4 the patrolki lie open', () => {
    const all = {
      ...forehand18,
      profile: 'patrolki',
      phase: 'play',
      toAct: [0],
      fromHand: true,
      announcement: announcement(0, true, undefined, 2),
      patrolki: cards('C7 C8'),
      trick: { leader: 0, cards: [] },
    } as const
    const hand = after(start(plainDeal, 'patrolki'), `${auctionFor(0, 18)} 0:hand 0:clubs-patrolki-2`)
    expectViews(hand, all, [{ ...held[0], reach: 'schwarz' }, held[1], held[2]])
  })

  test('patrolki 3.3.7 in a ramsz it has the seat’s own cards and the trick', () => {
    const passed = [1, 2, 0].map((seat) => ({ seat, call: 'pass', value: 0 }) as const)
    const all = {
      profile: 'patrolki',
      phase: 'ramsz',
      toAct: [2],
      calls: passed,
      ramsz: true,
      cardsLeft: [9, 9, 10],
      trick: { leader: 0, cards: ['CJ', 'HJ'].map(card) },
    } as const
    const hand = after(start(plainDeal, 'patrolki'), '1:pass 2:pass 0:pass 0:CJ 1:HJ')
    const own = { hand: clubs & ~cards('CJ') }
    expectViews(hand, all, [own, { hand: middle & ~cards('HJ') }, held[2]])
    const lastTrick = { leader: 0, cards: ['CJ', 'HJ', 'DJ'].map(card), winner: 0 }
    const next = {
      ...all,
      toAct: [1],
      trick: { leader: 0, cards: [card('SJ')] },
      cardsLeft: [8, 9, 9],
      lastTrick,
    }
    expectViews(after(hand, '2:DJ 0:SJ'), { ...next, tricksWon: [1, 0, 0], played: cards('CJ HJ DJ') }, [
      { hand: clubs & ~cards('CJ SJ'), lastTrick: null },
      { hand: middle & ~cards('HJ') },
      { hand: rear & ~cards('DJ') },
    ])
  })
})

describe('what everybody knows once the hand is over', () => {
  const untouched = { hands: [clubs, middle, rear], skat, discard: null, swaps: [], tricks: [] }

  test('3.3.7 passed by all', () => {
    const passed = [1, 2, 0].map((seat) => ({ seat, call: 'pass', value: 0 }) as const)
    const disclosure = { ...untouched, points: [0, 0, 0], skatPoints: 0 }
    expectViews(after(start(), '1:pass 2:pass 0:pass'), { phase: 'over', calls: passed, disclosure }, held)
  })

  test('3.3.7 the skat counts no points in a passed deal, but has them in a ramsz', () => {
    const rich = dealOf(
      'CA CK CQ SA SK SQ HA HK DA DK',
      'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8',
      'CJ SJ HJ DJ HT HQ H9 DT DQ D9',
    )
    const points = (profile: string): number | undefined => {
      let hand = after(start(rich, profile), '1:pass 2:pass 0:pass')
      while (hand.toAct.length > 0) {
        const seat = hand.toAct[0] as Seat
        hand = after(hand, `${seat}:${hand.legal(seat)[0] as string}`)
      }
      return seen(hand).disclosure?.skatPoints
    }
    expect(points('pzskat')).toBe(0)
    expect(points('patrolki')).toBe(20)
  })

  test('4.3.1 after giving up: the unfinished trick, and what the declarer had', () => {
    const hand = at('0:take 0:SA+S7 0:clubs 0:CA 1:HJ 2:DJ 1:HA 0:resign')
    const tricks = [{ leader: 0, cards: ['CA', 'HJ', 'DJ'].map(card), winner: 1 }]
    const discard = cards('SA S7')
    const all = {
      ...forehand18,
      phase: 'over',
      cardsLeft: [9, 8, 9],
      fromHand: false,
      announcement: announcement(0, false),
      trick: { leader: 1, cards: [card('HA')] },
      lastTrick: tricks[0] as NonNullable<View['lastTrick']>,
      tricksWon: [0, 1, 0],
      played: cards('CA HJ DJ'),
      disclosure: { ...untouched, discard, tricks, points: [0, 15, 0], skatPoints: 11 } as View['disclosure'],
    } as const
    expectViews(hand, all, [
      { hand: (clubs | skat) & ~cards('SA S7 CA'), skat, discard },
      { hand: middle & ~cards('HJ HA') },
      { hand: rear & ~cards('DJ') },
    ])
  })

  test('4.3.1 after giving up a hand game: nobody had the skat', () => {
    const all = {
      ...forehand18,
      phase: 'over',
      fromHand: true,
      announcement: announcement(0, true),
      disclosure: { ...untouched, points: [0, 0, 0], skatPoints: 0 },
    } as const
    expectViews(at('0:hand 0:clubs 0:resign'), all, held)
  })

  test('patrolki 3.3.7 a ramsz', () => {
    let hand = after(start(plainDeal, 'patrolki'), '1:pass 2:pass 0:pass')
    while (hand.toAct.length > 0) {
      const seat = hand.toAct[0] as Seat
      hand = after(hand, `${seat}:${hand.legal(seat)[0] as string}`)
    }
    const over = seen(hand)
    expect(over).toMatchObject({ phase: 'over', ramsz: true, declarer: null, fromHand: null, trick: null })
    expect(over.disclosure).toMatchObject({ ...untouched, tricks: over.disclosure?.tricks, skatPoints: 0 })
    expect(over.lastTrick).toEqual(over.disclosure?.tricks[9])
    expect(over.cardsLeft).toEqual([0, 0, 0])
  })
})
