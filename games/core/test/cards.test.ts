import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bit,
  card,
  cardName,
  cardNames,
  count,
  first,
  has,
  list,
  rankOf,
  readCard,
  readCards,
  suitOf,
  toSet,
  without,
} from '@stolik/core'

const cards = Array.from({ length: 32 }, (_, n) => n)
const anySet = fc.uniqueArray(fc.integer({ min: 0, max: 31 }))

describe('a card', () => {
  it('is a suit and a rank, and its name says both', () => {
    for (const c of cards) {
      expect(card(suitOf(c), rankOf(c))).toBe(c)
      expect(readCard(cardName(c))).toBe(c)
    }
    expect(cardName(0)).toBe('CA')
    expect(cardName(31)).toBe('D7')
  })

  it('is read only from its exact text', () => {
    for (const text of ['', 'AC', 'C10', 'cj', 'CJ ', 'X7']) expect(readCard(text)).toBeUndefined()
  })
})

describe('a set of cards', () => {
  it('holds what was put in, in ascending order, card 31 included', () => {
    fc.assert(
      fc.property(anySet, (numbers) => {
        const set = toSet(numbers)
        const sorted = numbers.toSorted((a, b) => a - b)
        expect(list(set)).toEqual(sorted)
        expect(count(set)).toBe(numbers.length)
        expect(cards.filter((c) => has(set, c))).toEqual(sorted)
        if (sorted.length > 0) expect(first(set)).toBe(sorted[0])
      }),
    )
  })

  it('loses a card and nothing else', () => {
    fc.assert(
      fc.property(anySet, fc.integer({ min: 0, max: 31 }), (numbers, c) => {
        expect(list(without(toSet(numbers), c))).toEqual(list(toSet(numbers.filter((n) => n !== c))))
      }),
    )
    expect(bit(31) < 0).toBe(true)
  })

  it('is read back from its names; an unknown or repeated name is refused', () => {
    fc.assert(
      fc.property(anySet, (numbers) => {
        expect(readCards(cardNames(toSet(numbers)))).toBe(toSet(numbers))
      }),
    )
    expect(readCards(['CJ', 'CJ'])).toBeUndefined()
    expect(readCards(['CJ', '??'])).toBeUndefined()
  })
})
