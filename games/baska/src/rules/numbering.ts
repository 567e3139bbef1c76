/** Numbers the cards 0…15 for searching: trumps first, strongest first, so that a hand fits in sixteen bits. */
import { bit, type Card, type Cards, list } from '@stolik/core'
import { deck, type Order, orderOf, pointsOf } from './order.js'
import type { Ladder } from './rules.js'

export interface Numbering {
  /** Converts a set of cards to sixteen bits. */
  readonly small: (set: Cards) => number
  /** The new number, by the card's usual number. */
  readonly at: readonly number[]
  readonly trumps: number
  /** By new number, as in `Order`. */
  readonly kin: readonly number[]
  readonly beats: readonly number[]
  readonly points: readonly number[]
  /** Cards that are equivalent to the one before them if one hand holds both: same class, next in rank, equal points. */
  readonly twins: number
}

const isTwin = (order: Order, before: Card | undefined, c: Card): boolean =>
  before !== undefined && order.kin[before] === order.kin[c] && pointsOf(before) === pointsOf(c)

export function numbering(ladder: Ladder): Numbering {
  const order = orderOf(ladder)
  const cards = [...ladder.trumps, ...deck.filter((c) => !ladder.trumps.includes(c))]
  const at = Array.from({ length: 32 }, (_, c) => cards.indexOf(c))
  const small = (set: Cards): number => list(set).reduce((sum, c) => sum | bit(at[c] as number), 0)
  return {
    small,
    at,
    trumps: small(order.trumps),
    kin: cards.map((c) => small(order.kin[c] as Cards)),
    beats: cards.map((c) => small(order.beats[c] as Cards)),
    points: cards.map(pointsOf),
    twins: cards.reduce((set, c, i) => (isTwin(order, cards[i - 1], c) ? set | (1 << i) : set), 0),
  }
}
