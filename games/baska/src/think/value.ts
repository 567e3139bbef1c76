/** The exact value of moves over all deals that a view allows, with open cards in each. */
import type { Budget, Card, Cards, Seat } from '@stolik/core'
import type { Ladder } from '../rules.js'
import type { View } from '../view.js'
import type { Deals } from './deals.js'
import { type Many, manyFor, type Table } from './many.js'
import type { Payments, Stakes } from './stakes.js'

/** What moves pay the viewer on average. */
export interface Values {
  /** By kind of payment, for each card. */
  readonly means: readonly (readonly number[])[]
  /** How far the payment of a single deal is from the mean, as a rule. */
  readonly spread: number
  /** Over how many deals. */
  readonly deals: number
}

/** How often to ask whether time is up. */
const block = 64
/** So many deals are looked at, however little effort is wanted. */
const few = 256

/** A number of steps that leads through all deals, and soon to every part of them. */
function strideOf(count: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  let step = Math.max(1, Math.round(count * 0.6180339887))
  while (common(step, count) !== 1) step += 1
  return step
}

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

/**
 * Returns what each card pays the viewer on average over a share of the deals, or all of them; undefined if time was up before any.
 * Without cards: what the hand pays if everybody plays well. All kinds of payment must change at the same card points.
 */
export function valuesOf(
  view: View,
  cards: readonly Card[] | undefined,
  ladder: Ladder,
  payments: readonly Payments[],
  deals: Deals,
  { effort, over }: Budget,
): Values | undefined {
  const seat = view.seat as Seat
  const many = manyFor(ladder)
  many.forget()
  const table = tableOf(view, many)
  const moves = cards?.map((card) => many.numbers.at[card] as number) ?? [-1]
  const own = distinct(moves, many.numbers.twins)
  const { hands, weights, count } = deals
  const sums = payments.map(() => moves.map(() => 0))
  const most = Math.min(count, Math.max(few, Math.ceil(count * effort)))
  const stride = strideOf(count)
  let weight = 0
  let squares = 0
  let done = 0
  for (let at = 0; done < most; done++, at = (at + stride) % count) {
    if (done % block === 0 && over()) break
    const stakes = payments.map((of) => of(at)) as [Stakes, ...Stakes[]]
    const { side } = stakes[0]
    many.place(...(hands.map((held) => many.small(held[at] as Cards)) as [number, number, number, number]))
    let taken = 0
    for (let s = 0; s < 4; s++) if ((side >> s) & 1) taken += view.points[s] as number
    const w = weights[at] as number
    weight += w
    moves.forEach((move, i) => {
      if (own[i] !== true) return
      const reach = reached(many, table, move, stakes[0], taken)
      stakes.forEach(({ pays }, k) => {
        const sum = sums[k] as number[]
        const pay = (pays[reach] as readonly number[])[seat] as number
        sum[i] = (sum[i] as number) + w * pay
        if (i === 0 && k === 0) squares += w * pay * pay
      })
    })
  }
  if (weight === 0) return undefined
  const means = sums.map((sum) => sum.map((_, i) => (sum[twinOf(moves, own, i)] as number) / weight))
  return {
    means,
    spread: Math.sqrt(Math.max(0, squares / weight - (means[0]?.[0] as number) ** 2)),
    deals: done,
  }
}

/** The place of the card that a card is equal to: its own, or that of the distinct card before it in rank. */
function twinOf(moves: readonly number[], own: readonly boolean[], i: number): number {
  let at = i
  while (own[at] !== true) at = moves.indexOf((moves[at] as number) - 1)
  return at
}
