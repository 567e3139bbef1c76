/**
 * The last two tricks as a game with hidden cards. Each seat chooses once, in turn: which of its two cards it plays first. What a seat
 * knows is its hand and the cards on the table, so a strategy says for each of these how often which card is played. Counterfactual
 * regret minimisation (CFR+) finds strategies that no seat can better by much.
 */
import { type Card, type Cards, first, type Seat, without } from '@stolik/core'
import { follow, type Order, pointsOf } from '../rules/order.js'
import { winner } from '../hand/trick.js'
import type { Played } from '../rules/view.js'
import type { Deals } from './deals.js'
import type { Payments } from './stakes.js'

/** Where the last two tricks begin. */
export interface Start {
  readonly order: Order
  readonly leader: Seat
  /** Card points taken before, by seat. */
  readonly points: readonly number[]
  readonly deals: Deals
  readonly payments: Payments
}

/** The choices of a deal: bit i says whether the i-th seat of the trick plays its higher-numbered card. */
const ways = 16
/** Before each way, the choices that came before: 1 for the first seat, 2 for the second, 4, 8. */
const nodes = 15

export interface Game {
  readonly deals: number
  /** By deal and node: what the seat on turn knows, as a number; −1 if it has no choice. */
  readonly known: Int32Array
  /** By deal and node: the choices that are legal, a bit each. */
  readonly open: Uint8Array
  /** By deal, way and place in the trick: what the hand pays; by deal: its weight, all together 1. */
  readonly pays: Float64Array
  readonly weights: Float64Array
  /** The number of what a seat knows, by its hand and the cards on the table. */
  readonly names: ReadonlyMap<string, number>
}

export const nameOf = (hand: Cards, table: readonly Card[]): string => `${hand} ${table.join()}`

/** The node of the i-th seat after these choices. */
const nodeAt = (i: number, way: number): number => (1 << i) - 1 + (way & ((1 << i) - 1))

const cardOf = (hand: Cards, choice: number): Card =>
  choice === 0 ? first(hand) : first(without(hand, first(hand)))

/** Lists everything that can happen. */
export function gameOf({ order, leader, points, deals, payments }: Start): Game {
  const names = new Map<string, number>()
  const known = new Int32Array(deals.count * nodes).fill(-1)
  const open = new Uint8Array(deals.count * nodes)
  const pays = new Float64Array(deals.count * ways * 4)
  const sum = deals.weights.reduce((total, weight) => total + weight, 0)
  const seatOf = (i: number): Seat => (leader + i) % 4
  for (let d = 0; d < deals.count; d++) {
    const held = [0, 1, 2, 3].map((i) => deals.hands[seatOf(i)]?.[d] as Cards)
    const stakes = payments(d)
    const walk = (i: number, way: number, trick: readonly Played[]): void => {
      if (i === 4) {
        const paid = settled(way, trick)
        for (let k = 0; k < 4; k++) pays[(d * ways + way) * 4 + k] = paid[seatOf(k)] as number
        return
      }
      const hand = held[i] as Cards
      const led = trick[0]
      const may = led === undefined ? hand : follow(order, hand, led.card, winner(order, trick).card)
      const node = d * nodes + nodeAt(i, way)
      for (const choice of [0, 1]) {
        const card = cardOf(hand, choice)
        if (((may >>> card) & 1) === 0) continue
        open[node] = (open[node] as number) | (1 << choice)
        walk(i + 1, way | (choice << i), [...trick, { seat: seatOf(i), card }])
      }
      if (open[node] !== 3) return
      const name = nameOf(
        hand,
        trick.map(({ card }) => card),
      )
      const number = names.get(name) ?? names.size
      names.set(name, number)
      known[node] = number
    }
    const settled = (way: number, trick: readonly Played[]): readonly number[] => {
      const taker = winner(order, trick)
      const rest = [0, 1, 2, 3].map((k) => {
        const i = (taker.seat + k - leader + 4) % 4
        return { seat: seatOf(i), card: cardOf(held[i] as Cards, 1 - ((way >> i) & 1)) }
      })
      let old = 0
      for (let s = 0; s < 4; s++) if ((stakes.side >> s) & 1) old += points[s] as number
      for (const one of [trick, rest])
        if ((stakes.side >> winner(order, one).seat) & 1) for (const { card } of one) old += pointsOf(card)
      return stakes.pays[stakes.limits.filter((limit) => old >= limit).length] as readonly number[]
    }
    walk(0, 0, [])
  }
  const weights = deals.weights.map((weight) => weight / sum)
  return { deals: deals.count, known, open, pays, weights, names }
}

/** How often the first choice is made, by what a seat knows. */
export type Strategy = Float64Array

/** How often a choice is made at a node. */
function chance({ known, open }: Game, strategy: Strategy, node: number, choice: number): number {
  const name = known[node] as number
  if (name < 0) return ((open[node] as number) >> choice) & 1
  const one = strategy[name] as number
  return choice === 0 ? one : 1 - one
}

/** Adds up what each choice of each seat pays against the others' strategies, times how often the others let it come to that. */
export function regrets(game: Game, strategy: Strategy): Float64Array {
  const { deals, known, pays, weights } = game
  const out = new Float64Array(2 * game.names.size)
  const p = [0, 0, 0, 0]
  for (let d = 0; d < deals; d++) {
    for (let way = 0; way < ways; way++) {
      for (let i = 0; i < 4; i++) p[i] = chance(game, strategy, d * nodes + nodeAt(i, way), (way >> i) & 1)
      for (let i = 0; i < 4; i++) {
        const name = known[d * nodes + nodeAt(i, way)] as number
        if (name < 0) continue
        let others = weights[d] as number
        for (let k = 0; k < 4; k++) if (k !== i) others *= p[k] as number
        if (others === 0) continue
        const at = 2 * name + ((way >> i) & 1)
        out[at] = (out[at] as number) + others * (pays[(d * ways + way) * 4 + i] as number)
      }
    }
  }
  return out
}

/** So many rounds leave less than a thousandth of the stake to gain. */
export const rounds = 50

/** Returns strategies after so many rounds, or fewer if time is up. */
export function solved(game: Game, most: number, over: () => boolean): Strategy {
  const n = game.names.size
  const sums = new Float64Array(2 * n)
  const now = new Float64Array(n).fill(0.5)
  const mean = new Float64Array(n)
  for (let round = 1; round <= most && !over(); round++) {
    const worth = regrets(game, now)
    for (let name = 0; name < n; name++) {
      const one = worth[2 * name] as number
      const other = worth[2 * name + 1] as number
      const p = now[name] as number
      const so = p * one + (1 - p) * other
      const a = Math.max(0, (sums[2 * name] as number) + one - so)
      const b = Math.max(0, (sums[2 * name + 1] as number) + other - so)
      sums[2 * name] = a
      sums[2 * name + 1] = b
      now[name] = a + b === 0 ? 0.5 : a / (a + b)
      // Later rounds count more.
      mean[name] =
        (mean[name] as number) + ((now[name] as number) - (mean[name] as number)) * (2 / (round + 1))
    }
  }
  return mean
}

/** Returns what all seats together could win by better strategies, each against the others' as they are: 0 if nobody could. */
export function gain(game: Game, strategy: Strategy): number {
  const worth = regrets(game, strategy)
  let sum = 0
  for (let name = 0; name < game.names.size; name++) {
    const one = worth[2 * name] as number
    const other = worth[2 * name + 1] as number
    const p = strategy[name] as number
    sum += Math.max(one, other) - p * one - (1 - p) * other
  }
  return sum
}
