/** How a bot decides on skat or hand, on the discard and on the announcement: always what promises most. */
import type { Cards } from '@stolik/core'
import { type Announcement, announcements } from '../rules/announcement.js'
import type { Move } from '../hand/moves.js'
import { patrolkiAmong } from '../rules/patrolki.js'
import type { Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { intentions } from './auction.js'
import { additionsCertain } from './certain.js'
import { type Plan, prospect } from './prospect.js'

/** Returns the item with the greatest measure, and the measure. The first of equals wins. */
function greatest<T>(items: readonly T[], measure: (item: T) => number): { item: T; measure: number } {
  let best = { item: items[0] as T, measure: -Infinity }
  for (const item of items) {
    const m = measure(item)
    if (m > best.measure) best = { item, measure: m }
  }
  return best
}

export function takeOrHand(rules: Rules, view: View): Move {
  const plans = intentions(rules, view.hand, view.seat === 0)
  const best = greatest(plans, ([wanted, plan]) => prospect(rules, wanted, view.bid, plan))
  return { kind: best.item[0].hand ? 'hand' : 'take' }
}

/**
 * A bot announces levels, open suit and grand games and patrolki only if they are certain, and null also open, or with
 * an exchange, if the hand is good enough.
 */
const candidates = (rules: Rules, fromHand: boolean, bid: number, plan: Plan): readonly Announcement[] =>
  announcements(rules, fromHand, bid, patrolkiAmong(rules, plan.hand, fromHand ? null : plan.away)).filter(
    (a) => additionsCertain(a, plan),
  )

const best = (
  rules: Rules,
  bid: number,
  fromHand: boolean,
  plan: Plan,
): { item: Announcement; measure: number } =>
  greatest(candidates(rules, fromHand, bid, plan), (a) => prospect(rules, a, bid, plan))

/** Discards the two cards whose absence leaves the most promising game. */
export function putAway(rules: Rules, view: View, moves: readonly Move[]): Move {
  const discards = moves.filter((move) => move.kind === 'discard')
  const after = (away: Cards): Plan => ({
    stage: 'after',
    hand: view.hand & ~away,
    away,
    forehand: view.seat === 0,
  })
  return greatest(discards, ({ cards }) => best(rules, view.bid, false, after(cards)).measure).item
}

export function announceBest(rules: Rules, view: View): Move {
  const plan: Plan = {
    stage: 'after',
    hand: view.hand,
    away: view.discard ?? 0,
    forehand: view.seat === 0,
  }
  return { kind: 'announce', announcement: best(rules, view.bid, view.fromHand === true, plan).item }
}
