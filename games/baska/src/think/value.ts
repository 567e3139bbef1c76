/** The exact value of moves over all deals that a view allows, with open cards in each. */
import type { Budget, Card, Cards, Seat } from '@stolik/core'
import type { Ladder } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { type Deals, strideOf } from './deals.js'
import { type Many, manyFor, type Table } from './many.js'
import type { Payments, Stakes } from './stakes.js'

/** What cards pay the viewer on average. */
export interface Values {
  /** By kind of payment, for each card. */
  readonly means: readonly (readonly number[])[]
  /** Over how many deals. */
  readonly deals: number
}

/** How often to ask whether time is up. */
const block = 64
export const tableOf = (view: View, { numbers }: Many): Table => {
  const { at, beats, points } = numbers
  const { leader, trick } = view
  let [top, taker, sum] = [-1, leader, 0]
  for (const { seat, card } of trick) {
    const c = at[card] as number
    if (top < 0 || ((beats[top] as number) >>> c) & 1) [top, taker] = [c, seat]
    sum += points[c] as number
  }
  const led = trick[0] === undefined ? -1 : (at[trick[0].card] as number)
  return { seat: (leader + trick.length) % 4, led, top, taker, sum, length: trick.length }
}

/** Which payment best play leads to, if the seat on turn plays a card (−1: any). */
function reached(
  many: Many,
  table: Table,
  card: number,
  { side, limits, decisive }: Stakes,
  taken: number,
): number {
  let low = 0
  let high = limits.length
  let next = decisive
  while (low < high) {
    if (many.reaches(table, card, side, (limits[next] as number) - taken)) {
      low = next + 1
      next = low
    } else {
      high = next
      next = high - 1
    }
  }
  return low
}

/** The cards that are not equal to a card before them in the same hand; equal ones have the same value. */
const distinct = (moves: readonly number[], twins: number): readonly boolean[] =>
  moves.map((c) => !(((twins >>> c) & 1) === 1 && moves.includes(c - 1)))

/** Goes through the deals until time is up. Returns through how many. */
function through(
  view: View,
  many: Many,
  payments: Payments,
  deals: Deals,
  { over }: Budget,
  see: (deal: number, stakes: Stakes, reach: (move: number) => number) => void,
): number {
  many.forget()
  const table = tableOf(view, many)
  const { hands, count } = deals
  const stride = strideOf(count)
  let done = 0
  for (let at = 0; done < count; done++, at = (at + stride) % count) {
    if (done % block === 0 && over()) break
    const stakes = payments(at)
    many.place(...(hands.map((held) => many.small(held[at] as Cards)) as [number, number, number, number]))
    let taken = 0
    for (let s = 0; s < 4; s++) if ((stakes.side >> s) & 1) taken += view.points[s] as number
    see(at, stakes, (move) => reached(many, table, move, stakes, taken))
  }
  return done
}

/**
 * Returns what each card pays the viewer on average over the deals; undefined if time was up before any. All kinds of payment must change at the
 * same card points.
 */
export function valuesOf(
  view: View,
  cards: readonly Card[],
  ladder: Ladder,
  payments: readonly Payments[],
  deals: Deals,
  budget: Budget,
): Values | undefined {
  const many = manyFor(ladder)
  const moves = cards.map((card) => many.numbers.at[card] as number)
  const own = distinct(moves, many.numbers.twins)
  const sums = payments.map(() => moves.map(() => 0))
  let weight = 0
  const done = through(view, many, payments[0] as Payments, deals, budget, (deal, stakes, reaches) => {
    const w = deals.weights[deal] as number
    weight += w
    const kinds = payments.map((of, k) => (k === 0 ? stakes : of(deal)).pays)
    moves.forEach((move, i) => {
      if (own[i] !== true) return
      const reach = reaches(move)
      kinds.forEach((pays, k) => {
        const sum = sums[k] as number[]
        sum[i] = (sum[i] as number) + w * ((pays[reach] as readonly number[])[view.seat as Seat] as number)
      })
    })
  })
  if (weight === 0) return undefined
  const means = sums.map((sum) => sum.map((_, i) => (sum[twinOf(moves, own, i)] as number) / weight))
  return { means, deals: done }
}

/** How deals end if everybody plays well. */
export interface Outcomes {
  /** How many deals were looked at. */
  readonly count: number
  /** Which deals, and what the hand then pays: which of the payments of these stakes. */
  readonly at: Int32Array
  readonly stakes: readonly Stakes[]
  readonly reach: Int8Array
}

/** Returns how the deals end; undefined if time was up before any. */
export function outcomesOf(
  view: View,
  ladder: Ladder,
  payments: Payments,
  deals: Deals,
  budget: Budget,
): Outcomes | undefined {
  const at = new Int32Array(deals.count)
  const reach = new Int8Array(deals.count)
  const stakes: Stakes[] = []
  const count = through(view, manyFor(ladder), payments, deals, budget, (deal, one, reaches) => {
    at[stakes.length] = deal
    reach[stakes.length] = reaches(-1)
    stakes.push(one)
  })
  return count === 0 ? undefined : { count, at, stakes, reach }
}

/** The place of the card that a card is equal to: its own, or that of the distinct card before it in rank. */
function twinOf(moves: readonly number[], own: readonly boolean[], i: number): number {
  let at = i
  while (own[at] !== true) at = moves.indexOf((moves[at] as number) - 1)
  return at
}
