/** The card that a master plays: by its mean over all deals, and in the last two tricks by a strategy that reckons with hidden cards. */
import { type Budget, type Card, count, list, none, type Random, without } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import { playable } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import { orderFor } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'
import { likelyCalls } from './believe.js'
import { dealsOf, likely, wanted } from './deals.js'
import { type Game, gameOf, nameOf, rounds, solved } from './last.js'
import { byPoints, type Standing, stakesIn } from './stakes.js'
import { valuesOf } from './value.js'

/** The contract as the viewer knows it. */
export const standingOf = ({ contract, owner, du, raises, bokLeft }: View): Standing => ({
  contract,
  owner,
  du,
  raises,
  bokRound: bokLeft > 0,
})

/** How many deals tell cards apart that pay alike if everybody plays well. */
const finely = 256
const alike = 1e-9

/** `view.seat` must be on turn. Undefined if time is up before anything is known. */
export function bestCard(
  view: View,
  budget: Budget,
  random: Random,
  memory: Memory | undefined,
): Card | undefined {
  const open = list(playable(view))
  if (open.length === 1) return open[0]
  return open.length === count(view.hand) && open.length === 2
    ? hiddenCard(view, budget, random, memory)
    : openCard(view, open, budget, memory)
}

/** How seldom a card is played so that it is not played at all. */
export const seldom = 0.02

/** Returns the last two tricks as everybody sees them, before the first card of them was played. */
export function lastTwo(view: View, memory: Memory | undefined): Game {
  const rules = rulesIn(view)
  const played = view.played.map((cards, seat) =>
    view.trick.reduce((set, one) => (one.seat === seat ? without(set, one.card) : set), cards),
  )
  const start: View = { ...view, seat: null, hand: none, played, left: [2, 2, 2, 2], trick: [] }
  const deals = dealsOf(start, memory, likelyCalls(start))
  const payments = stakesIn(rules, standingOf(view), deals, played)
  const order = orderFor(rules, view.contract)
  return gameOf({ order, leader: view.leader, points: view.points, deals, payments })
}

/** The card that the best strategy with hidden cards plays, by chance if it has to mix. */
function hiddenCard(
  view: View,
  budget: Budget,
  random: Random,
  memory: Memory | undefined,
): Card | undefined {
  const often = lowerCardOften(view, budget, memory)
  if (often === undefined) return undefined
  let low = often
  if (often < seldom) low = 0
  else if (often > 1 - seldom) low = 1
  return list(view.hand)[random.below(1 << 16) < low * (1 << 16) ? 0 : 1]
}

/** With the last two cards, how often the best strategy plays the first of `list(view.hand)`; undefined if time is up. */
export function lowerCardOften(view: View, budget: Budget, memory: Memory | undefined): number | undefined {
  if (budget.over()) return undefined
  const game = lastTwo(view, memory)
  const name = game.names.get(
    nameOf(
      view.hand,
      view.trick.map(({ card }) => card),
    ),
  )
  if (name === undefined) return undefined
  return solved(game, rounds, budget.over)[name]
}

/** What cards pay on average, and the one to play. */
export interface OpenMeans {
  readonly means: readonly number[]
  readonly best: Card
}

const openCard = (
  view: View,
  open: readonly Card[],
  budget: Budget,
  memory: Memory | undefined,
): Card | undefined => openMeans(view, open, budget, memory)?.best

/** What the cards pay over all deals that the view allows; undefined if time is up before anything is known. */
export function openMeans(
  view: View,
  open: readonly Card[],
  budget: Budget,
  memory: Memory | undefined,
): OpenMeans | undefined {
  const rules = rulesIn(view)
  const ladder = ladderFor(rules, view.contract)
  const all = dealsOf(view, memory, likelyCalls(view))
  const deals = likely(all, wanted(all, budget))
  const payments = stakesIn(rules, standingOf(view), deals, view.played)
  const [means] = valuesOf(view, open, ladder, [payments], deals, budget)?.means ?? []
  if (means === undefined) return undefined
  const most = Math.max(...means)
  const best = open.filter((_, i) => (means[i] as number) > most - alike)
  if (best.length === 1) return { means, best: best[0] as Card }
  const fewer = likely(all, finely)
  const byCardPoints = byPoints(stakesIn(rules, standingOf(view), fewer, view.played))
  const [points = []] = valuesOf(view, best, ladder, [byCardPoints], fewer, budget)?.means ?? []
  return { means, best: best[Math.max(0, points.indexOf(Math.max(...points)))] as Card }
}
