import { count, seeded, toSet } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { deck, pointsIn, pointsOf, total } from '../src/rules/order.js'
import { lebork, start } from './table.js'

describe('ZO5, ZO6 the deal', () => {
  it('ZO5 sixteen cards: A 10 Q J of each suit', () => {
    expect(deck.length).toBe(16)
    expect(new Set(deck).size).toBe(16)
  })

  it('ZO5 four players', () => {
    expect(baska.chairs(lebork)).toEqual([4])
  })

  it('ZO6 four to each, all different, for every seed', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { hands } = baska.deal(lebork, seeded(seed))
      expect(hands.map(count)).toEqual([4, 4, 4, 4])
      expect(hands.reduce((all, hand) => all | hand, 0)).toBe(toSet(deck))
    }
  })

  it('gives every card to every seat about equally often', () => {
    const seen = new Map<string, number>()
    for (let seed = 0; seed < 4000; seed++) {
      baska.deal(lebork, seeded(`fair/${seed}`)).hands.forEach((hand, seat) => {
        for (const card of deck) {
          const key = `${card}/${seat}`
          if ((hand >>> card) & 1) seen.set(key, (seen.get(key) ?? 0) + 1)
        }
      })
    }
    // Each count is expected to be 1000, with a standard deviation of 27.
    expect(seen.size).toBe(64)
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(140)
  })
})

describe('ZG7 card points', () => {
  it('ace 11, ten 10, queen 3, jack 2, all together 104', () => {
    expect([0, 1, 3, 4].map(pointsOf)).toEqual([11, 10, 3, 2])
    expect(pointsIn(toSet(deck))).toBe(total)
    expect(total).toBe(104)
  })
})

describe('the text of a deal', () => {
  it.each([
    ['a deal with too few cards', 'CACTCQCJ SASTSQSJ HAHTHQHJ'],
    ['a deal with a card twice', 'CACTCQCJ SASTSQSJ HAHTHQHJ DADTDQDQ'],
    ['a deal with a card of another pack', 'CACTCQCJ SASTSQSJ HAHTHQHJ DADTDQDK'],
    ['a deal with five cards for one player', 'CACTCQCJSA STSQSJ HAHTHQHJ DADTDQDJ'],
    ['a deal with five hands', 'CACTCQCJ SASTSQSJ HAHTHQHJ DADTDQDJ DADTDQDJ'],
    ['an empty deal', ''],
  ])('%s is not valid', (_, text) => {
    expect(baska.deals.read(text)).toBeUndefined()
  })

  it.each(['bok', 'bok -1', 'bok 04', 'bok 4 ', '1 bok 4', 'bok 99999', '4'])(
    '%s is not a valid carry',
    (text) => {
      expect(baska.carries.read(text)).toBeUndefined()
    },
  )

  it('ZO2.3 has the remaining deals of bok-rounds', () => {
    for (const bokLeft of [0, 4, 12]) {
      expect(baska.carries.write({ bokLeft })).toBe(`bok ${bokLeft}`)
      expect(baska.carries.read(`bok ${bokLeft}`)).toEqual({ bokLeft })
    }
  })

  it('has four hands, forehand’s first', () => {
    const state = start('CACTCQCJ SASTSQSJ HAHTHQHJ DADTDQDJ')
    expect(baska.deals.write({ hands: state.dealt })).toBe('CACTCQCJ SASTSQSJ HAHTHQHJ DADTDQDJ')
  })
})
