/** A simple bot: it declares marriages first, takes tricks cheaply, and otherwise discards the card of least value. */
import { list, suitOf, type Card, type Random } from '@stolik/core'
import { type Move, beats, valueOf } from './state.js'
import { legal, playable } from './moves.js'
import type { View } from './view.js'

export function bot(view: View, random: Random): Move {
  const moves = legal(view)
  const exchange = moves.find(({ kind }) => kind === 'exchange')
  if (exchange !== undefined) return exchange
  const wed = moves.filter((move) => move.kind === 'card' && move.marriage)
  // The last one found is the queen, the cheaper card of the two.
  const best =
    wed.filter((move) => move.kind === 'card' && suitOf(move.card) === view.trump).at(-1) ?? wed.at(-1)
  if (best !== undefined) return best
  if (closes(view)) return { kind: 'close' }
  return {
    kind: 'card',
    card: view.led === null ? lead(view, random) : follow(view, view.led),
    marriage: false,
  }
}

/** The value of a card to the bot. Trumps cost more than other cards. */
const cost = (view: View, card: Card): number => valueOf(card) + (suitOf(card) === view.trump ? 12 : 0)
const cheapest = (view: View, cards: readonly Card[]): Card =>
  cards.toSorted((a, b) => cost(view, a) - cost(view, b))[0] as Card

/** With a stock, leads one of the cheapest cards at random. Without a stock, leads the most valuable card. */
function lead(view: View, random: Random): Card {
  const cards = playable(view)
  if (view.stock === 0 || view.closed !== null)
    return cards.toSorted((a, b) => cost(view, b) - cost(view, a))[0] as Card
  const least = cost(view, cheapest(view, cards))
  const equal = cards.filter((card) => cost(view, card) === least)
  return equal[random.below(equal.length)] as Card
}

function follow(view: View, led: Card): Card {
  const cards = playable(view)
  const taking = cards.filter((card) => beats(card, led, view.trump))
  const plain = taking.filter((card) => suitOf(card) !== view.trump || suitOf(led) === view.trump)
  if (plain.length > 0) return plain.toSorted((a, b) => valueOf(b) - valueOf(a))[0] as Card
  // A trick with an ace or a ten is worth a trump.
  if (taking.length > 0 && valueOf(led) >= 10) return cheapest(view, taking)
  return cheapest(view, cards)
}

/** Closes with four trumps including the ace, and at least 33 points. */
function closes({ seat, led, stock, closed, hand, trump, points }: View): boolean {
  if (led !== null || stock === 0 || closed !== null || seat === null) return false
  const trumps = list(hand).filter((card) => suitOf(card) === trump)
  return trumps.length >= 4 && trumps[0] === 8 * trump && (points[seat] ?? 0) >= 33
}
