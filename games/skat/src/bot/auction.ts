/** How high a bot bids: up to the value of the best game that it prefers to passing. */
import type { Cards } from '@stolik/core'
import { type Announcement, announcement } from '../rules/announcement.js'
import { lowestBid } from '../rules/bids.js'
import { gameKinds, nullGame } from '../rules/games.js'
import type { Move } from '../hand/moves.js'
import type { Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { nullCertain } from './features.js'
import { likelihood, type Plan, simpleValue } from './prospect.js'

/** The smallest chance of winning for which a bot bids, since a loss counts double. */
const enough = 0.62

/** The games that a bot considers before it has seen the skat; a rewolucja only if no exchange can spoil it. */
export function intentions(
  rules: Rules,
  hand: Cards,
  forehand: boolean,
): readonly (readonly [Announcement, Plan])[] {
  const taking: Plan = { stage: 'before', hand, away: 0, forehand }
  const keeping: Plan = { stage: 'after', hand, away: 0, forehand }
  const safest = rules.nullValues.rewolucja !== null && nullCertain(hand, forehand) ? 'rewolucja' : 'ouvert'
  return gameKinds.flatMap((game) => [
    [announcement(game, false), taking] as const,
    [announcement(game, true), keeping] as const,
    ...(game === nullGame ? [[announcement(game, true, safest), keeping] as const] : []),
  ])
}

/** A game that a bot prefers to passing, with the value it has at least. */
export interface Intended {
  readonly announcement: Announcement
  readonly value: number
}

/** All such games that a hand allows. */
export const intended = (rules: Rules, hand: Cards, forehand: boolean): readonly Intended[] =>
  intentions(rules, hand, forehand)
    .filter(([wanted, plan]) => likelihood(wanted, plan) >= enough)
    .map(([wanted, plan]) => ({ announcement: wanted, value: simpleValue(rules, wanted, plan) }))

/** The highest value worth bidding; 0 = none. */
export const limit = (rules: Rules, hand: Cards, forehand: boolean): number =>
  Math.max(0, ...intended(rules, hand, forehand).map(({ value }) => value))

/** A bot's call when it is its turn. */
export function chooseCall(rules: Rules, view: View, moves: readonly Move[]): Move {
  const most = limit(rules, view.hand, view.seat === 0)
  const willing = moves.find((move) => {
    if (move.kind === 'bid') return move.value <= most
    return (move.kind === 'hold' && view.bid <= most) || (move.kind === 'play' && lowestBid <= most)
  })
  return willing ?? { kind: 'pass' }
}
