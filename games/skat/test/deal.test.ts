import { count, seeded } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { dealt, deck, points, pointsOf, profiles, skat, suitCards } from '../src/index.js'
import { cards, names, plainDeal, plugin } from './hands.js'

describe('1.2.1, 1.2.2 the cards', () => {
  test('1.2.1 thirty-two cards in four suits', () => {
    expect(count(deck)).toBe(32)
    expect([0, 1, 2, 3].map((suit) => count(suitCards(suit)))).toEqual([8, 8, 8, 8])
  })

  test('1.2.2 ace 11, ten 10, king 4, queen 3, jack 2, 120 in all', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(pointsOf)).toEqual([11, 10, 4, 3, 2, 0, 0, 0])
    expect(points(deck)).toBe(120)
  })
})

describe('3.2.1, 3.2.7 who deals and who plays', () => {
  test('3.2.1 place 1 deals first, and its right neighbour closes the round', () => {
    expect([0, 1, 2, 3].map((hand) => skat.dealer(3, hand))).toEqual([0, 1, 2, 0])
    expect([0, 3, 4, 47].map((hand) => skat.dealer(4, hand))).toEqual([0, 3, 0, 3])
  })

  test('3.2.7 the dealer at a table of four sits out; at a table of three they are rearhand', () => {
    expect(skat.seating(4, 1)).toEqual([2, 3, 0])
    expect(skat.seating(3, 1)).toEqual([2, 0, 1])
  })

  test.each([
    ['1.1.1', 'isko', [3, 4, 5]],
    ['3.2.7', 'pzskat', [3, 4, 5]],
    ['patrolki 3.2.7 no table of five:', 'patrolki', [3, 4]],
    ['towarzyski 2.1 no table of five:', 'towarzyski', [3, 4]],
  ] as const)('%s three play; tables of %s', (_, profile, sizes) => {
    expect(skat.chairs(profiles[profile])).toEqual(sizes)
    for (const size of sizes) expect(skat.seating(size, 0)).toHaveLength(3)
  })

  test('3.2.7 at a table of five, the left neighbours and the right neighbour of the dealer play', () => {
    expect(skat.seating(5, 3)).toEqual([4, 0, 2])
  })

  test('towarzyski introduction a series has 24 deals, and no length comes twice', () => {
    expect([3, 4].map((size) => skat.lengths(profiles.towarzyski, size)[0])).toEqual([24, 24])
    const lengths = skat.lengths(profiles.towarzyski, 4)
    expect(new Set(lengths).size).toBe(lengths.length)
  })

  test('PT 6.2 a series is twelve rounds, and every length is whole rounds', () => {
    expect(skat.lengths(profiles.pzskat, 3)[0]).toBe(36)
    expect(skat.lengths(profiles.pzskat, 4)[0]).toBe(48)
    for (const chairs of [3, 4])
      for (const length of skat.lengths(profiles.pzskat, chairs)) expect(length % chairs).toBe(0)
  })
})

describe('3.2.6 dealing', () => {
  test('3.2.6 packets of three, the skat, four, three, from the left of the dealer', () => {
    const deal = dealt(Array.from({ length: 32 }, (_, c) => c))
    expect(names(deal.hands[0])).toBe('CA CT CK SQ SJ S9 S8 H7 DA DT')
    expect(names(deal.hands[2])).toBe('C8 C7 SA HQ HJ H9 H8 D9 D8 D7')
    expect(names(deal.skat)).toBe('ST SK')
  })

  test('3.2.2 the same seed deals the same cards, and another seed deals others', () => {
    const deal = (seed: number): string => plugin.deal('pzskat', seeded(seed))
    expect(deal(1)).toBe(deal(1))
    expect(deal(1)).not.toBe(deal(2))
  })

  test('a deal is read back from its text, and no other text is read', () => {
    const deal = skat.deals.read(plainDeal)
    expect(deal?.hands[0]).toBe(cards('CJ CA CT CK CQ C9 C8 C7 SJ SA'))
    expect(skat.deals.write(deal as never)).toBe(plainDeal)
    const wrong = [
      '',
      plainDeal.replace('CJ', 'CA'),
      plainDeal.replace('CJ', ''),
      plainDeal.replace('|', ''),
      // A card in two hands, and a hand of eleven beside a hand of nine.
      plainDeal.replace('S7', 'CJ'),
      `${plainDeal.slice(0, 18)}|${plainDeal.slice(18, 20)}${plainDeal.slice(21)}`,
      plainDeal.replace('CA', '??'),
      `${plainDeal}C7`,
    ]
    expect(wrong.map((text) => skat.deals.read(text))).toEqual(wrong.map(() => undefined))
  })
})
