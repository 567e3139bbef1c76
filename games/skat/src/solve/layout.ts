/**
 * The cards of a trump game as a search numbers them: bit by bit from the weakest of the first plain suit up to the strongest trump. So
 * within a suit a higher bit beats a lower one, and a trump beats whatever stands below it.
 */
import { bit, type Card, type Cards, suitOf } from '@stolik/core'
import { pointsOf, power, trumps } from '../rules/cards.js'
import { type GameKind, grand } from '../rules/games.js'

export interface Layout {
  /** The place of each card, and the card at each place. */
  readonly placeOf: Uint8Array
  readonly cardAt: Uint8Array
  /** Card points by place. */
  readonly worth: Uint8Array
  /** The cards of the same suit, by place; the trumps are one. */
  readonly suit: Int32Array
  /** The cards that beat a card when it is the best of a trick, by place. */
  readonly beaters: Int32Array
  /** All trumps, and the lowest of them. */
  readonly trumps: number
  readonly trumpBase: number
  /** Cards that count as many points as the card one place below, in the same suit. */
  readonly twins: number
}

/** Card points of a suit without its jack, from the seven up. */
export const plainWorth = [0, 0, 0, 3, 4, 10, 11] as const

function layout(game: GameKind): Layout {
  const trump = trumps(game)
  // The trump suit stands last, so that the plain suits of all suit games are numbered alike.
  const suitAt = (c: Card): number => ((bit(c) & trump) !== 0 ? 8 : suitOf(c))
  const byStrength = (a: Card, b: Card): number =>
    suitAt(a) - suitAt(b) || power(game, a, a) - power(game, b, b)
  const cards = Array.from({ length: 32 }, (_, c) => c).sort(byStrength)
  const placeOf = new Uint8Array(32)
  const suit = new Int32Array(32)
  const beaters = new Int32Array(32)
  let [trumpSet, twins] = [0, 0]
  cards.forEach((c, place) => {
    placeOf[c] = place
    if (suitAt(c) === 8) trumpSet |= 1 << place
    const below = cards[place - 1]
    if (below !== undefined && suitAt(below) === suitAt(c) && pointsOf(below) === pointsOf(c))
      twins |= 1 << place
  })
  cards.forEach((c, place) => {
    cards.forEach((other, at) => {
      if (suitAt(other) !== suitAt(c)) return
      suit[place] = (suit[place] as number) | (1 << at)
      if (at > place) beaters[place] = (beaters[place] as number) | (1 << at)
    })
    if (suitAt(c) !== 8) beaters[place] = (beaters[place] as number) | trumpSet
  })
  return {
    placeOf,
    cardAt: Uint8Array.from(cards),
    worth: Uint8Array.from(cards.map(pointsOf)),
    suit,
    beaters,
    trumps: trumpSet,
    trumpBase: game === grand ? 28 : 21,
    twins,
  }
}

const made: Layout[] = []

/** The numbering for a game with trumps. */
export const layoutOf = (game: GameKind): Layout => (made[game] ??= layout(game))

/** A set of cards as a set of places. */
export function toPlaces({ placeOf }: Layout, cards: Cards): number {
  let set = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    set |= 1 << (placeOf[31 - Math.clz32(rest & -rest)] as number)
  return set
}
