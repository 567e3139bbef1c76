import { bit, type Cards, count, has, type Seat, seeded, shuffled, toSet } from '@stolik/core'
import { turnedRules } from '@stolik/core/laws'
import { describe, expect, it } from 'vitest'
import { unlosable } from '../src/secure/cicha.js'
import { baska, knobs, ruleSets } from '../src/index.js'
import { deck } from '../src/rules/order.js'
import { unlosableBy } from '../src/rules/profiles.js'
import type { Rules } from '../src/rules/rules.js'
import { securing } from '../src/secure/secure.js'
import { solver } from '../src/secure/solve.js'
import { after, lebork, open, start, viewOf } from './table.js'

const cards = (names: string): Cards =>
  toSet(deck.filter((c) => names.split(' ').includes(baska.write({ card: c }))))
const solve = solver(lebork.ladder)

/** Returns all hands with both old queens. */
const hands = deck
  .filter((c) => !lebork.oldQueens.includes(c))
  .flatMap((a, i, rest) => rest.slice(i + 1).map((b) => toSet([...lebork.oldQueens, a, b])))

/** Deals the other twelve cards in one of 34,650 ways. */
function dealt(seat: Seat, hand: Cards, order: readonly number[]): Cards[] {
  const rest = order.filter((c) => !has(hand, c))
  return [0, 1, 2, 3].map((s) => (s === seat ? hand : toSet(rest.splice(0, 4))))
}

/** Yields every choice of `n` cards. */
function* choices(from: readonly number[], n: number): Generator<Cards> {
  if (n === 0) yield 0
  else {
    for (const [i, c] of from.entries()) {
      for (const more of choices(from.slice(i + 1), n - 1)) yield bit(c) | more
    }
  }
}

describe('C5, ZO2.4 the cicha that cannot be lost', () => {
  /** The same rules, whose hands are not written down. */
  const unwritten = (rules: Rules): Rules => ({
    ...rules,
    ladder: { ...rules.ladder, trumps: [...rules.ladder.trumps] },
  })
  const searched = unwritten(lebork)
  const table = unlosable(searched)

  it.each(Object.keys(knobs.knobs.ladder.choices))(
    'is listed for %s exactly as a search finds it',
    (ladder) => {
      const rules = turnedRules(ruleSets, 'lebork', { ladder })
      expect(unlosableBy.has(rules.ladder.trumps)).toBe(true)
      expect(unlosable(rules)).toEqual(unlosable(unwritten(rules)))
    },
  )

  it('A13, A14 agrees with the rule books: two cards from the top, and more when playing last', () => {
    expect(hands.length).toBe(91)
    const found = table.map((set) => hands.filter((hand) => set.has(hand)).length)
    expect(found).toEqual([5, 5, 5, 7])
    for (const set of table) {
      for (const names of ['HA HT', 'HA HQ', 'HA DQ', 'HT HQ', 'HT DQ']) {
        expect(set.has(cards(`CQ SQ ${names}`))).toBe(true)
      }
    }
    expect(table[3]?.has(cards('CQ SQ HA CJ'))).toBe(true)
    expect(table[3]?.has(cards('CQ SQ HT CJ'))).toBe(true)
    expect(table[2]?.has(cards('CQ SQ HA CJ'))).toBe(false)
  })

  it('is searched for once per ladder', () => {
    expect(unlosable(searched)).toBe(table)
  })

  it('A14 every other hand loses somewhere, by the exact values of whole deals', () => {
    const random = seeded('losing')
    for (const hand of hands) {
      for (const seat of [0, 1, 2, 3]) {
        if (table[seat]?.has(hand) === true) continue
        let lost = false
        for (let i = 0; i < 3000 && !lost; i++) {
          const position = { hands: dealt(seat, hand, shuffled(deck, random)), leader: 0, trick: [] }
          lost = solve.value(position, [seat]) < lebork.win
        }
        expect({ hand, seat, lost }).toEqual({ hand, seat, lost: true })
      }
    }
  })

  it('A14 a listed hand wins all 34,650 deals, by their exact values', () => {
    const hand = cards('CQ SQ HA HQ')
    const rest = deck.filter((c) => !has(hand, c))
    let deals = 0
    let least = 104
    for (const one of choices(rest, 4)) {
      const others = rest.filter((c) => !has(one, c))
      for (const two of choices(others, 4)) {
        const three = toSet(others) & ~two
        const value = solve.value({ hands: [one, hand, two, three], leader: 0, trick: [] }, [1])
        least = Math.min(least, value)
        deals += 1
      }
    }
    expect(deals).toBe(34_650)
    expect(least).toBeGreaterThanOrEqual(lebork.win)
  })

  it('A14 listed hands win every random deal', () => {
    const random = seeded('winning')
    for (const [seat, set] of table.entries()) {
      for (const hand of set) {
        for (let i = 0; i < 300; i++) {
          const position = { hands: dealt(seat, hand, shuffled(deck, random)), leader: 0, trick: [] }
          expect(solve.value(position, [seat])).toBeGreaterThanOrEqual(lebork.win)
        }
      }
    }
  })

  it('if all four hands are known, the proof gives the exact value', () => {
    const secure = securing(lebork.ladder, lebork.win)
    const random = seeded('exact')
    for (let i = 0; i < 2000; i++) {
      const all = shuffled(deck, random)
      const seat = i % 4
      const four = [0, 1, 2, 3].map((s) => toSet(all.slice(4 * s, 4 * s + 4)))
      const value = solve.value({ hands: four, leader: 0, trick: [] }, [seat])
      expect(secure([seat], four)).toBe(value >= lebork.win)
      const pair = [seat, (seat + 1 + (i % 3)) % 4]
      const both = solve.value({ hands: four, leader: 0, trick: [] }, pair)
      expect(secure(pair, four)).toBe(both >= lebork.win)
    }
  })
})

describe('A12 a player who may not pass', () => {
  const held = 'CJSJHJDJ CQSQHAHT CACTSAST HQDQDADT'

  it('must call while nothing is called', () => {
    expect(open(start(held))).toEqual(['wesele', 'gran', 'gran-du', 'zolla', 'zolla-du'])
    expect(baska.write(baska.auto(viewOf(start(held))))).toBe('wesele')
  })

  it('may pass once a contract stands', () => {
    expect(open(after(start('HQDQDADT CJSJHJDJ CQSQHAHT CACTSAST'), 'gran'))).toContain('pas')
  })

  it('ZO2.5 may raise instead, but then still not pass', () => {
    const state = after(start('HQDQDADT CJSJHJDJ CQSQHAHT CACTSAST'), 'kontra')
    expect(open(state)).not.toContain('pas')
    const again = after(state, 'rekontra pas pas pas')
    expect(open(again)).not.toContain('pas')
  })

  it('sees it in their own view, and no other view shows it', () => {
    const state = start(held)
    expect([0, 1, 2, 3, null].map((seat) => viewOf(state, seat).mustBid)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect(count(viewOf(state, 1).hand)).toBe(4)
  })

  it('may pass if the profile allows such a cicha', () => {
    const sizes = unlosable({ ...lebork, cichaForbidden: 'off' }).map((set) => set.size)
    expect(sizes).toEqual([0, 0, 0, 0])
  })
})
