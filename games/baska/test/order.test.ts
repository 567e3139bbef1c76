/** Every ladder as the full table built from it, and as the searches number it. */
import { cardNames, readCard, readCards, type Card, type Cards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { numbering } from '../src/rules/numbering.js'
import { deck, orderOf } from '../src/rules/order.js'
import type { Ladder } from '../src/rules/rules.js'
import { kop, lebork } from './table.js'

const set = (names: string): Cards => readCards(names.split(' ').filter((name) => name !== '')) as Cards
const one = (name: string): Card => readCard(name) as Card
const red = 'HA HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'
const ofKop = 'HA CT ST HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'
const jacks = 'CJ SJ HJ DJ'

/** A copy, because what is built from a ladder is cached by identity. */
const anew = (ladder: Ladder): Ladder => ({ ...ladder })

/** A card, the cards that follow it, and the cards that beat it. */
type Row = readonly [card: string, kin: string, beats: string]
const below = (trumps: string, card: string): string => trumps.slice(0, trumps.indexOf(card))

describe('ZO8 the complete order of cards', () => {
  it.each<readonly [string, Ladder, string, readonly Row[]]>([
    [
      'lebork',
      lebork.ladder,
      red,
      [
        ['CA', 'CA CT', red],
        ['CT', 'CA CT', `${red} CA`],
        ['SA', 'SA ST', red],
        ['ST', 'SA ST', `${red} SA`],
      ],
    ],
    [
      'kop',
      kop.ladder,
      ofKop,
      [
        ['CA', 'CA', ofKop],
        ['SA', 'SA', ofKop],
      ],
    ],
    [
      'gran',
      lebork.granLadder,
      jacks,
      ['C', 'S', 'H', 'D'].flatMap((suit): Row[] => {
        const [a, t, q] = [`${suit}A`, `${suit}T`, `${suit}Q`] as const
        const kin = `${a} ${t} ${q}`
        return [
          [a, kin, jacks],
          [t, kin, `${jacks} ${a}`],
          [q, kin, `${jacks} ${a} ${t}`],
        ]
      }),
    ],
  ])('ZO8, G2 %s: the cards that follow and beat each card', (_, ladder, trumps, fele) => {
    const order = orderOf(anew(ladder))
    const rows: readonly Row[] = [
      ...trumps.split(' ').map((card): Row => [card, trumps, below(trumps, card)]),
      ...fele,
    ]
    expect(rows).toHaveLength(16)
    expect(order.trumps).toBe(set(trumps))
    for (const [card, kin, beats] of rows) {
      const names = (cards: Cards | undefined): readonly string[] => cardNames(cards ?? -1)
      expect(names(order.kin[one(card)]), `with ${card}`).toEqual(cardNames(set(kin)))
      expect(names(order.beats[one(card)]), `over ${card}`).toEqual(cardNames(set(beats)))
    }
  })
})

describe('the card numbers of the searches', () => {
  it.each([
    ['lebork', lebork.ladder, `${red} CA CT SA ST`, 'SQ HQ DQ SJ HJ DJ'],
    ['kop', kop.ladder, `${ofKop} CA SA`, 'ST HT SQ HQ DQ SJ HJ DJ'],
    ['gran', lebork.granLadder, `${jacks} CA CT CQ SA ST SQ HA HT HQ DA DT DQ`, 'SJ HJ DJ'],
  ])('ZO8, ZG7 %s: trumps come first, and equivalent cards are marked', (_, ladder, all, twins) => {
    const order = orderOf(anew(ladder))
    const numbers = numbering(anew(ladder))
    const cards = all.split(' ')
    const small = (names: string): number =>
      names.split(' ').reduce((sum, name) => sum | (1 << cards.indexOf(name)), 0)
    expect(cards.map((name) => numbers.at[one(name)])).toEqual(cards.map((_, i) => i))
    for (const card of deck) expect(numbers.small(1 << card)).toBe(1 << (numbers.at[card] as number))
    expect(numbers.small(set(all))).toBe(0xffff)
    expect(numbers.trumps).toBe(small(ladder.trumps.map((c) => cards[numbers.at[c] as number]).join(' ')))
    expect(numbers.twins).toBe(small(twins))
    for (const [i, name] of cards.entries()) {
      const card = one(name)
      expect(numbers.kin[i]).toBe(numbers.small(order.kin[card] as Cards))
      expect(numbers.beats[i]).toBe(numbers.small(order.beats[card] as Cards))
      expect(numbers.points[i]).toBe({ A: 11, T: 10, Q: 3, J: 2 }[name.charAt(1)])
    }
  })
})
