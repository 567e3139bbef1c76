/**
 * The card of a master: deals that fit what they know are drawn, each is solved with open cards for every card that they may play, and the card
 * that is worth most on average is played.
 */
import type { Budget, Card, Cards, Random } from '@stolik/core'
import { bit, list } from '@stolik/core'
import { playable, pointsOf, power, following } from '../../cards.js'
import type { Memory } from '../../memory.js'
import { positions as positionsOfNull, forget as forgetNull } from '../../solve/null.js'
import { positions, forget } from '../../solve/trumps.js'
import { nullGame } from '../../games.js'
import type { View } from '../../view.js'
import { drawn } from './drawn.js'
import { hiddenFrom, tableOf, type Hidden, type Table } from './hidden.js'
import { judge } from './judge.js'

/** How many positions between tricks a card is worth, with the usual thinking. */
const usualPositions = 2_500_000

interface Question {
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
  const kept: Card[] = []
  for (const card of [usual, ...list(legal)]) if (!kept.some((one) => same(one, card))) kept.push(card)
  return kept
}

export function mastersCard({ view, memory, budget, random, usual }: Question): Card {
  const table = tableOf(view, memory.tricks)
  if (table === undefined) return usual
  const hidden = hiddenFrom(table)
  const options = distinct(table, hidden, playable(table.game, table.trick.cards, view.hand), usual)
  if (options.length === 1) return usual
  // Positions of earlier decisions would make this one faster, and so let it see other deals.
  forget()
  forgetNull()
  const looked = table.game === nullGame ? positionsOfNull : positions
  const until = looked() + usualPositions * budget.effort
  const values = judge(table, options)
  const sums = options.map(() => 0)
  const { deals, weights } = drawn(table, hidden, budget, random)
  for (const [n, places] of deals.entries()) {
    if (looked() >= until || budget.over()) break
    const weight = weights === undefined ? 1 : (weights[n] as number)
    values(places).forEach((value, i) => {
      sums[i] = (sums[i] as number) + weight * value
    })
  }
  // The first of equals is the usual card.
  let best = 0
  for (const [i, sum] of sums.entries()) if (sum > (sums[best] as number) + 1e-9) best = i
  return options[best] as Card
}
