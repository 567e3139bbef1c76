/** Every deal that a view allows, with its weight. */
import { type Budget, type Cards, none, type Seat, toSet } from '@stolik/core'
import type { Memory } from '../hand/memory.js'
import { deck } from '../rules/order.js'
import type { View } from '../rules/view.js'
import { calledWith, choices, playedFrom } from './possible.js'

/** How likely a player would have called as they did with a hand: more than 0. */
export type Likely = (seat: Seat, dealt: Cards) => number

export interface Deals {
  readonly count: number
  /** By seat, for each deal: the cards left. */
  readonly hands: readonly Int32Array[]
  readonly weights: Float64Array
}

const seats: readonly Seat[] = [0, 1, 2, 3]

type Held = Map<Cards, number>

/** Returns the hands that a seat can hold, with their weights. */
function handsOf(view: View, memory: Memory | undefined, seat: Seat, pool: Cards, likely: Likely): Held {
  const played = view.played[seat] as Cards
  const fits = playedFrom(view, memory, seat)
  const called = calledWith(view, seat)
  const out: Held = new Map()
  for (const hand of choices(pool, view.left[seat] as number))
    if (fits(hand) && called(hand | played)) out.set(hand, likely(seat, hand | played))
  return out
}

/** Returns the deals that a player's view allows, or those that everybody has to think possible, if the view has no seat. */
export function dealsOf(view: View, memory: Memory | undefined, likely: Likely): Deals {
  const pool = toSet(deck) & ~view.played.reduce((set, cards) => set | cards, view.hand)
  // The viewer's only hand first: the hand of the last seat is looked up, since it is what the others leave.
  const order = seats.map((_, step) => ((view.seat ?? 0) + step) % 4)
  const held = order.map((seat) =>
    seat === view.seat ? new Map([[view.hand, 1]]) : handsOf(view, memory, seat, pool, likely),
  ) as [Held, Held, Held, Held]
  const [first, second, third] = held.map((hands) => [...hands])
  const last = held[3]
  const all = pool | view.hand
  const found: number[] = []
  const weights: number[] = []
  for (const [w, ww] of first ?? [])
    for (const [x, wx] of second ?? []) {
      if ((w & x) !== none) continue
      for (const [y, wy] of third ?? []) {
        if (((w | x) & y) !== none) continue
        const wz = last.get(all & ~(w | x | y))
        if (wz === undefined) continue
        found.push(w, x, y)
        weights.push(ww * wx * wy * wz)
      }
    }
  return listed(all, order, found, weights)
}

/** `found` has three hands of each deal, of the first three seats of the order. */
function listed(
  all: Cards,
  order: readonly Seat[],
  found: readonly Cards[],
  weights: readonly number[],
): Deals {
  const count = weights.length
  const hands = seats.map(() => new Int32Array(count))
  const [a, b, c, d] = order.map((seat) => hands[seat]) as [Int32Array, Int32Array, Int32Array, Int32Array]
  for (let i = 0; i < count; i++) {
    a[i] = found[3 * i] as Cards
    b[i] = found[3 * i + 1] as Cards
    c[i] = found[3 * i + 2] as Cards
    d[i] = all & ~(a[i] as Cards) & ~(b[i] as Cards) & ~(c[i] as Cards)
  }
  return { count, hands, weights: Float64Array.from(weights) }
}

/** So many deals are looked at, however little effort is wanted. */
const few = 256

/** How many deals to look at. */
export const wanted = ({ count }: Deals, { effort }: Budget, least = few): number =>
  Math.min(count, Math.max(least, Math.ceil(count * effort)))

/** Returns some of the deals, by their numbers, with these weights. */
function some({ hands }: Deals, at: readonly number[], weights: readonly number[]): Deals {
  return {
    count: at.length,
    hands: hands.map((held) => Int32Array.from(at, (deal) => held[deal] as Cards)),
    weights: Float64Array.from(weights),
  }
}

/**
 * Returns so many deals, or all. Each is taken as often as it is likely, and weighs so much then: where calls have told much, most of all deals
 * are hardly worth a look.
 */
export function likely(deals: Deals, most: number): Deals {
  if (most >= deals.count) return deals
  const step = deals.weights.reduce((sum, weight) => sum + weight, 0) / most
  const at: number[] = []
  const weights: number[] = []
  let sum = step / 2
  deals.weights.forEach((weight, deal) => {
    sum += weight
    const times = Math.floor(sum / step)
    if (times === 0) return
    sum -= times * step
    at.push(deal)
    weights.push(times)
  })
  return some(deals, at, weights)
}

/** Returns so many deals, or all, from every part of the list, with their weights. */
export function spread(deals: Deals, most: number): Deals {
  if (most >= deals.count) return deals
  const stride = strideOf(deals.count)
  const at = Array.from({ length: most }, (_, i) => (i * stride) % deals.count)
  return some(
    deals,
    at,
    at.map((deal) => deals.weights[deal] as number),
  )
}

/** A number of steps that leads through all deals, and soon to every part of them. */
export function strideOf(count: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  let step = Math.max(1, Math.round(count * 0.6180339887))
  while (common(step, count) !== 1) step += 1
  return step
}
