import { readCard } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { following, gameNames, playable, skat, trumpOrder, winning, type GameKind } from '../src/index.js'
import { after, auctionFor, cards, dealOf, names, refusal, seen, settled, start } from './hands.js'

const kind = (game: string): GameKind => gameNames.indexOf(game as 'grand') as GameKind
const ordered = (list: readonly number[]): string => list.map((c) => names(1 << c)).join(' ')
const trick = (text: string): number[] => text.split(' ').map((name) => readCard(name) as number)

describe('2.3 how cards rank', () => {
  test('2.3.2 trumps of a suit game are the jacks by suit, then the suit', () => {
    expect(ordered(trumpOrder(kind('hearts')))).toBe('CJ SJ HJ DJ HA HT HK HQ H9 H8 H7')
  })
  test('2.3.3 in grand only the jacks are trumps', () => {
    expect(ordered(trumpOrder(kind('grand')))).toBe('CJ SJ HJ DJ')
  })
  test('2.3.1 no plain suit beats another', () => {
    expect(winning(kind('clubs'), trick('D7 SA HA'))).toBe(0)
  })
  test('2.3.4 null has no trumps, and the ten ranks below the jack', () => {
    expect(trumpOrder(kind('null'))).toEqual([])
    expect(winning(kind('null'), trick('CT CJ C9'))).toBe(1)
    expect(winning(kind('null'), trick('CT C9 C8'))).toBe(0)
    expect(names(following(kind('null'), readCard('CJ') as number))).toBe('CA CT CK CQ CJ C9 C8 C7')
  })
})

describe('4.2.1, 4.2.2 following suit', () => {
  const hand = 'CA C7 HA SJ D9'
  test.each([
    ['4.2.1 the suit led must be followed', 'hearts', 'CK', 'CA C7'],
    ['4.2.1 trump must be followed when a jack is led', 'hearts', 'CJ', 'SJ HA'],
    ['4.2.1 a jack is no card of its suit', 'diamonds', 'SA', hand],
    ['4.2.2 a player without the suit may play any card, and need not trump', 'hearts', 'ST', hand],
    ['4.2.1 in null a jack follows its suit', 'null', 'SA', 'SJ'],
    ['4.2.1 the first card counts, not the one that holds the trick', 'clubs', 'D7 CJ', 'D9'],
  ])('%s', (_, game, led, open) => {
    expect(names(playable(kind(game), trick(led), cards(hand)))).toBe(names(cards(open)))
  })

  test('4.2.1, 4.2.3 a revoke is refused and changes nothing', () => {
    const led = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs 0:SA`)
    expect(refusal(led, 1, 'HA')).toBe('illegal')
    expect(led.legal(1)).toEqual(['ST', 'SK', 'SQ', 'S9', 'S8', 'concede', 'open'])
  })
})

describe('4.4.2 who takes a trick', () => {
  test.each([
    ['4.4.2 the highest card of the suit led takes the trick', 'hearts', 'SK SA ST', 1],
    ['4.4.2 the card led takes the trick if nobody follows or trumps', 'hearts', 'S7 DA CA', 0],
    ['4.4.2 the only trump takes the trick', 'hearts', 'SA H7 ST', 1],
    ['4.4.2 the higher of two trumps takes the trick', 'hearts', 'SA H7 DJ', 2],
    ['4.4.2 the highest jack takes the trick', 'grand', 'DJ CJ SJ', 1],
    ['4.4.2 a trump led takes the trick if only suits are played on it', 'hearts', 'H7 SA CA', 0],
  ] as const)('%s', (_, game, played, place) => {
    expect(winning(kind(game), trick(played))).toBe(place)
  })
})

describe('4.1, 4.4 the course of play', () => {
  const opened = after(start(), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts`)

  test('4.1.1 forehand leads, whoever is the declarer; then the winner of each trick', () => {
    expect(opened.toAct).toEqual([0])
    const one = after(opened, '0:SA 1:S8 2:DA')
    expect(seen(one)).toMatchObject({ trick: { leader: 0, cards: [] }, tricksWon: [1, 0, 0] })
    expect(after(opened, '0:SJ 1:HJ 2:DJ 0:CJ').toAct).toEqual([1])
  })

  test('4.1.2 a played card cannot be taken back', () => {
    const led = after(opened, '0:SA')
    expect(refusal(led, 0, 'CJ')).toBe('illegal')
    expect(led.legal(0).filter((move) => /^[CSHD]/.test(move))).toEqual([])
  })

  test('4.2.1, 4.4.1 play goes clockwise, and the third card completes the trick', () => {
    const two = after(opened, '0:SA 1:S8')
    expect(seen(two)).toMatchObject({ toAct: [2], lastTrick: null, cardsLeft: [9, 9, 10] })
    expect(seen(after(two, '2:DA')).lastTrick).toEqual({ leader: 0, cards: trick('SA S8 DA'), winner: 0 })
  })

  test('4.4.3 players see only the last trick, until they have played to the next one', () => {
    const next = after(opened, '0:SA 1:S8 2:DA 0:SJ')
    expect(seen(next, 0).lastTrick).toBeNull()
    expect(seen(next, 1).lastTrick?.winner).toBe(0)
    expect(seen(after(next, '1:HJ'), 1).lastTrick).toBeNull()
  })

  test.each([
    ['0:C7 1:HQ 2:D8 1:S8', [0, null, 0, 0]],
    ['0:C7 1:HQ 2:D8 1:S8 2:D9', [0, null, null, 0]],
    ['0:SA 1:S8 2:DJ 2:DA', [0, 0, null, 0]],
    ['0:SA 1:S8 2:DJ 2:DA 0:C7', [null, 0, null, 0]],
  ])(
    '4.4.3 this holds for every seat and for every leader; an onlooker always sees the last trick: %s',
    (moves, led) => {
      const next = after(opened, moves)
      expect([0, 1, 2, null].map((seat) => seen(next, seat).lastTrick?.leader ?? null)).toEqual(led)
    },
  )

  test('4.4.6 no view contains a count of points during play', () => {
    const view = seen(after(opened, '0:SA 1:S8 2:DA'), 0)
    expect(view.disclosure).toBeNull()
    expect(Object.keys(view).filter((key) => /point/i.test(key))).toEqual([])
  })

  test('4.5.3 everything is shown once the hand is over', () => {
    const over = after(opened, '1:resign')
    expect(seen(over).ramsz).toBe(false)
    expect(names(seen(over).disclosure?.skat as number)).toBe('S7 D7')
    expect(seen(over, 2).disclosure?.hands).toEqual(
      skat.deals.read(
        dealOf(
          'CJ CA CT CK CQ C9 C8 C7 SJ SA',
          'ST SK SQ S9 S8 HJ HA HT HK HQ',
          'H9 H8 H7 DJ DA DT DK DQ D9 D8',
        ),
      )?.hands,
    )
  })
})

describe('5.2.7 null', () => {
  test('5.2.7 ends lost with the first trick of the declarer', () => {
    const hand = after(start(), `${auctionFor(0, 18)} 0:hand 0:null 0:SA 1:ST 2:DA`)
    expect(hand.toAct).toEqual([])
    expect(settled(hand)).toMatchObject({
      score: -70,
      codes: ['lost', 'null.trick', 'null.value', 'doubled'],
    })
  })

  test('5.2.7 is won without a trick after all ten tricks', () => {
    const deal = dealOf(
      'CA CK CQ CJ CT SA SK SQ SJ ST',
      'C7 C8 C9 S7 S8 S9 H7 H8 H9 D7',
      'HA HK HQ HJ HT DA DK DQ DJ DT',
    )
    const play =
      '0:CA 1:C9 2:HA 0:CK 1:C8 2:HK 0:CQ 1:C7 2:HQ 0:SA 1:S9 2:HJ 0:SK 1:S8 2:HT ' +
      '0:SQ 1:S7 2:DA 0:CJ 1:H9 2:DK 0:CT 1:H8 2:DQ 0:SJ 1:H7 2:DJ 0:ST 1:D7 2:DT'
    const hand = after(start(deal), `${auctionFor(1, 23)} 1:take 1:D9+D8 1:null ${play}`)
    expect(settled(hand)).toMatchObject({ score: 23, codes: ['won', 'null.clean', 'null.value'] })
  })
})
