/** Every deal that a view allows, with its weight. */
import { type Cards, none, type Seat, toSet } from '@stolik/core'
import type { Memory } from '../memory.js'
import { deck } from '../order.js'
import type { View } from '../view.js'
import { calledWith, choices, playedFrom } from './possible.js'

/** How likely a player would have called as they did with a hand: more than 0. */
export type Likely = (seat: Seat, dealt: Cards) => number

export interface Deals {
  readonly count: number
  /** By seat, for each deal: the cards left. */
  readonly hands: readonly Int32Array[]
  readonly weights: Float64Array
}

/** Returns the hands that a seat can hold, with their weights. */
function handsOf(
  view: View,
  memory: Memory | undefined,
  seat: Seat,
  pool: Cards,
  likely: Likely,
): Map<Cards, number> {
  const played = view.played[seat] as Cards
  const fits = playedFrom(view, memory, seat)
  const called = calledWith(view, seat)
  const out = new Map<Cards, number>()
  for (const hand of choices(pool, view.left[seat] as number))
    if (fits(hand) && called(hand | played)) out.set(hand, likely(seat, hand | played))
  return out
}

/** `view.seat` must not be null. */
export function dealsOf(view: View, memory: Memory | undefined, likely: Likely): Deals {
  const own = view.seat as Seat
  const pool = toSet(deck) & ~view.played.reduce((set, cards) => set | cards, view.hand)
  const [a, b, c] = [1, 2, 3].map((step) => (own + step) % 4) as [Seat, Seat, Seat]
  const [as, bs, cs] = [a, b, c].map((seat) => handsOf(view, memory, seat, pool, likely)) as [
    Map<Cards, number>,
    Map<Cards, number>,
    Map<Cards, number>,
  ]
  const found: number[] = []
  const weights: number[] = []
  const second = [...bs]
  for (const [x, wx] of as) {
    for (const [y, wy] of second) {
      if ((x & y) !== none) continue
      const wz = cs.get(pool & ~x & ~y)
      if (wz === undefined) continue
      found.push(x, y)
      weights.push(wx * wy * wz)
    }
  }
  const count = weights.length
  const hands = [0, 1, 2, 3].map(() => new Int32Array(count).fill(view.hand))
  for (let i = 0; i < count; i++) {
    const x = found[2 * i] as Cards
    const y = found[2 * i + 1] as Cards
    ;(hands[a] as Int32Array)[i] = x
    ;(hands[b] as Int32Array)[i] = y
    ;(hands[c] as Int32Array)[i] = pool & ~x & ~y
  }
  return { count, hands, weights: Float64Array.from(weights) }
}
