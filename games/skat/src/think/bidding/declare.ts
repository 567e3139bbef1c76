/** The discard and the announcement: the options that the model likes best, tried on deals. */
import type { Budget, Random, Seat } from '@stolik/core'
import type { Move } from '../../hand/moves.js'
import type { Rules } from '../../rules/rules.js'
import type { View } from '../../rules/view.js'
import { against } from './auction.js'
import type { Held } from './features.js'
import type { Model } from './model.js'
import { demanding, optionsOf, type Asked, type Option } from './options.js'
import { pairs } from './outlook.js'
import { tryAll, type Tried } from './try.js'

/** How many options are tried, and on how many deals with the usual effort. */
const most = 4
const usualDeals = 16
/** Points that an option may be behind before it is tried. */
const near = 25
/** The chance that an announcement of more than the game needs to be tried: the model knows little about it. */
const hope = 0.15

export const askedIn = (model: Model, rules: Rules, view: View): Asked => ({
  model,
  rules,
  fromHand: view.fromHand === true,
  bid: view.bid,
  against: against(view),
})

/** The options that may turn out to be the best: those near the top, and announcements that are not hopeless. */
export function worthTrying(options: readonly Option[]): readonly Option[] {
  const sorted = options.toSorted((a, b) => b.worth - a.worth)
  const top = sorted[0] as Option
  const plain = sorted.filter((one) => top.worth - one.worth < near).slice(0, most)
  const bold = sorted
    .filter((one) => !plain.includes(one) && demanding(one.announcement) && one.open > hope)
    .toSorted((a, b) => b.open * b.sure - a.open * a.sure)
  return [...plain, ...bold.slice(0, most)]
}

/** The best options of a declarer, tried on deals. */
export function tried(
  question: Asked,
  options: readonly Option[],
  seat: number,
  budget: Budget,
  random: Random,
): readonly Tried[] {
  const deals = Math.round(usualDeals * budget.effort)
  return tryAll(question, worthTrying(options), seat, deals, budget, random)
}

/** The best discards, each with the game that suits it, the best first. */
export function discards(
  model: Model,
  rules: Rules,
  view: View,
  budget: Budget,
  random: Random,
): readonly Tried[] {
  const question = askedIn(model, rules, view)
  const forehand = view.seat === 0
  const options = pairs(view.hand).flatMap((away) =>
    optionsOf(question, { hand: view.hand & ~away, away, forehand }),
  )
  return tried(question, options, view.seat as Seat, budget, random)
}

export function putAway(model: Model, rules: Rules, view: View, budget: Budget, random: Random): Move {
  const [best] = discards(model, rules, view, budget, random)
  return { kind: 'discard', cards: (best as Tried).option.held.away }
}

/** The best announcements, the best first. */
export function namings(
  model: Model,
  rules: Rules,
  view: View,
  budget: Budget,
  random: Random,
): readonly Tried[] {
  const question = askedIn(model, rules, view)
  const held: Held = { hand: view.hand, away: view.discard ?? 0, forehand: view.seat === 0 }
  return tried(question, optionsOf(question, held), view.seat as Seat, budget, random)
}

export function announceBest(model: Model, rules: Rules, view: View, budget: Budget, random: Random): Move {
  const [best] = namings(model, rules, view, budget, random)
  return { kind: 'announce', announcement: (best as Tried).option.announcement }
}
