/**
 * The card of a master: deals that fit what they know are drawn, each is solved with open cards for every card that they may play, and the card
 * that is worth most on average is played.
 */
import { bit, type Budget, type Card, type Cards, list, type Random } from '@stolik/core'
import { playable, pointsOf, power, following } from '../../rules/cards.js'
import type { Memory } from '../../hand/memory.js'
import { positions as positionsOfNull, forget as forgetNull } from '../../solve/null.js'
import { positions, forget } from '../../solve/trumps.js'
import { nullGame } from '../../rules/games.js'
import type { View } from '../../rules/view.js'
import { drawn } from './drawn.js'
import { hiddenFrom, tableOf, type Hidden, type Table } from './hidden.js'
import { judge } from './judge.js'

/** How many positions between tricks a card is worth, with the usual thinking. */
const usualPositions = 2_500_000

export interface Question {
  readonly view: View
  readonly memory: Memory
  readonly budget: Budget
  readonly random: Random
  /** The card of the usual bot: played among equals. */
  readonly usual: Card
}

/** One card of each group that leads to the same, since nobody else can hold a card between them. The usual one stands for its group. */
function distinct(
  { game, trick }: Table,
  { cards: unseen }: Hidden,
  legal: Cards,
  usual: Card,
): readonly Card[] {
  const others = [...unseen, ...trick.cards]
  const same = (a: Card, b: Card): boolean =>
    (following(game, a) & bit(b)) !== 0 &&
    pointsOf(a) === pointsOf(b) &&
    !others.some((c) => {
      const between = power(game, a, c)
      return between > 0 && between > power(game, a, a) !== between > power(game, b, b)
    })
  const candidates: Card[] = []
  for (const card of [usual, ...list(legal)])
    if (!candidates.some((one) => same(one, card))) candidates.push(card)
  return candidates
}

/** What a card is worth over the deals that were looked into, as far as they count. */
export interface Weighed {
  readonly card: Card
  /** The mean of what the end of the game is worth; the higher the better. */
  readonly worth: number
  /** In how many of them the viewer's side wins, from 0 to 1. */
  readonly wins: number
  /** The mean card points: see `Judged`. */
  readonly points: number
}

/** Cards that are not equal, the usual one first. */
export interface Weighing {
  readonly cards: readonly Weighed[]
  /** How many deals were looked into; 0 if there is only one card. */
  readonly deals: number
}

/** Weighs the cards that may be played; undefined if tricks are missing. */
export function weigh({ view, memory, budget, random, usual }: Question): Weighing | undefined {
  const table = tableOf(view, memory.tricks)
  if (table === undefined) return undefined
  const hidden = hiddenFrom(table)
  const options = distinct(table, hidden, playable(table.game, table.trick.cards, view.hand), usual)
  const sums = options.map((card) => ({ card, worth: 0, wins: 0, points: 0 }))
  if (options.length === 1) return { cards: sums, deals: 0 }
  // Positions of earlier decisions would make this one faster, and so let it see other deals.
  forget()
  forgetNull()
  const looked = table.game === nullGame ? positionsOfNull : positions
  const until = looked() + usualPositions * budget.effort
  const judged = judge(table, options)
  let [n, total] = [0, 0]
  const { deals, weights } = drawn(table, hidden, budget, random)
  for (const places of deals) {
    if (looked() >= until || budget.over()) break
    const weight = weights === undefined ? 1 : (weights[n] as number)
    judged(places).forEach(({ value, won, points }, i) => {
      const sum = sums[i] as (typeof sums)[number]
      sum.worth += weight * value
      sum.wins += won ? weight : 0
      sum.points += weight * points
    })
    total += weight
    n += 1
  }
  if (total > 0)
    for (const sum of sums) {
      sum.worth /= total
      sum.wins /= total
      sum.points /= total
    }
  return { cards: sums, deals: n }
}

/** The card that is worth most. The first of equals is the usual one. */
export const bestOf = ({ cards }: Weighing): Weighed =>
  cards.reduce((best, one) => (one.worth > best.worth + 1e-9 ? one : best))

export function mastersCard(question: Question): Card {
  const weighing = weigh(question)
  return weighing === undefined ? question.usual : bestOf(weighing).card
}
