/** Which card beats which: a table per ladder of trumps (ZO8). */
import { bit, card, type Card, type Cards, none, rankOf, suitOf, toSet } from '@stolik/core'
import { ladderFor } from './ladder.js'
import type { Contract, Ladder, Rules } from './rules.js'

/** A T Q J of each suit (ZO5). */
export const deck: readonly Card[] = [0, 1, 2, 3].flatMap((suit) =>
  [0, 1, 3, 4].map((rank) => card(suit, rank)),
)

const worth = [11, 10, 0, 3, 2, 0, 0, 0]
/** Card points: ace 11, ten 10, queen 3, jack 2 (ZG7). */
export const pointsOf = (c: Card): number => worth[rankOf(c)] as number

const pointTable = Array.from({ length: 32 }, (_, c) => pointsOf(c))

export function pointsIn(set: Cards): number {
  let sum = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    sum += pointTable[31 - Math.clz32(rest & -rest)] as number
  }
  return sum
}

/** The sum of all card points. */
export const total = 104

export interface Order {
  readonly trumps: Cards
  /** By card: the cards that follow it. Trumps follow a trump; cards of its suit follow a fela. */
  readonly kin: readonly Cards[]
  /** By card: the cards that beat it. A fela of another suit beats it only on a common ladder (T7). */
  readonly beats: readonly Cards[]
}

/** Returns the fele that beat a fela (T7, T11): the higher ones of its suit, or of all fele on a common ladder. */
function stronger(plain: Ladder['plain'], c: Card, suit: readonly Card[]): Cards {
  if (plain === null) return toSet(suit.filter((other) => rankOf(other) < rankOf(c)))
  const place = plain.findIndex((equal) => equal.includes(c))
  return toSet(plain.slice(0, place).flat())
}

function build({ trumps: ladder, plain }: Ladder): Order {
  const trumps = toSet(ladder)
  const kin = new Array<Cards>(32).fill(none)
  const beats = new Array<Cards>(32).fill(none)
  for (const c of deck) {
    const place = ladder.indexOf(c)
    if (place >= 0) {
      kin[c] = trumps
      beats[c] = toSet(ladder.slice(0, place))
    } else {
      const suit = deck.filter((other) => suitOf(other) === suitOf(c) && (trumps & bit(other)) === 0)
      kin[c] = toSet(suit)
      beats[c] = trumps | stronger(plain, c, suit)
    }
  }
  return { trumps, kin, beats }
}

const built = new WeakMap<Ladder, Order>()

/** Returns the order of a ladder; built once per ladder. */
export function orderOf(ladder: Ladder): Order {
  let order = built.get(ladder)
  if (order === undefined) {
    order = build(ladder)
    built.set(ladder, order)
  }
  return order
}

export const orderFor = (rules: Rules, contract: Contract): Order => orderOf(ladderFor(rules, contract))

/**
 * Returns the cards of a hand that may be played when `led` was led and `winning` is winning. First comes the class that was
 * led (ZG5, G5), then trumps (R3, G6), then anything (ZG4, G3-4, G7). Within a class, a card must beat if possible (ZG3, R2, T2-6, T8-10).
 */
export function follow(order: Order, hand: Cards, led: Card, winning: Card): Cards {
  const bound = hand & (order.kin[led] as Cards) || hand & order.trumps || hand
  return bound & (order.beats[winning] as Cards) || bound
}
