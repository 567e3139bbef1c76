/** The card that the bot plays: the one with the best average result over possible hands. */
import { bit, type Card, list, type Random } from '@stolik/core'
import { playable } from '../hand/legal.js'
import { total } from '../rules/order.js'
import { ladderFor } from '../rules/ladder.js'
import { rulesIn } from '../rules/profiles.js'
import { paired } from '../rules/row.js'
import type { Rules, Side } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { solverFor } from '../secure/solve.js'
import { imagine, seatsOf, sidesIn } from './worlds.js'

const worlds = 12
/** The value of a card point compared with the stake. It only decides between cards that win or lose alike. */
const slope = 1 / 50

/** `view.seat` must be on turn, so it is not null. */
export function chooseCard(view: View, random: Random): Card {
  const open = list(playable(view))
  if (open.length === 1) return open[0] as Card
  const sums = open.map(() => 0)
  for (let i = 0; i < worlds; i++) {
    judge(view, open, random).forEach((worth, k) => {
      sums[k] = (sums[k] as number) + worth
    })
  }
  return open[sums.indexOf(Math.max(...sums))] as Card
}

/** Returns the value of each card in one world. */
function judge(view: View, open: readonly Card[], random: Random): readonly number[] {
  const seat = view.seat as number
  const rules = rulesIn(view)
  const world = imagine(view, random)
  const sides = sidesIn(view, world, view.contract, view.owner)
  const mine = sides[seat] as Side
  const us = seatsOf(sides, mine)
  const alone = seatsOf(sides, 'starzy').length === 1
  const so = us.reduce((sum, s) => sum + (view.points[s] as number), 0)
  const ladder = ladderFor(rules, view.contract)
  const table = view.trick.map(({ card }) => card)
  return open.map((card) => {
    const hands = world.hands.map((hand, s) => (s === seat ? hand & ~bit(card) : hand))
    const position = { hands, leader: view.leader, trick: [...table, card] }
    const points = so + solverFor(ladder).value(position, us)
    return worthOf(rules, view, mine, alone, points)
  })
}

/** Returns the stake from the view of side `mine`, if that side ends with this many card points. */
function worthOf(rules: Rules, view: View, mine: Side, alone: boolean, points: number): number {
  const old = mine === 'starzy' ? points : total - points
  const won = view.du ? old === total : old >= rules.win
  const lost = won ? total - old : old
  const loser: Side = won ? 'mlodzi' : 'starzy'
  const { pair } = rules.pay
  const counted = lost < rules.exit[loser] ? pair.noExit : pair.exit
  const grade = lost === 0 ? pair.noTrick : counted
  const stake = (alone || !paired(view.contract) ? rules.pay.cicha : grade) * (won ? 1 : rules.factor.lost)
  return ((mine === 'starzy') === won ? stake : -stake) + slope * points
}
