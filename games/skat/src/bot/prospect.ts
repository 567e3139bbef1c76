/** What a bot expects a game to bring, tournament bonus included. */
import type { Cards } from '@stolik/core'
import type { Announcement } from '../announcement.js'
import { nullValue } from '../announcement.js'
import { nullGame } from '../games.js'
import type { Rules } from '../rules.js'
import { matadors } from '../valuation.js'
import type { Stage } from './estimate.js'
import { chance } from './estimate.js'

/** A hand that a bot thinks of playing. */
export interface Plan {
  readonly stage: Stage
  readonly hand: Cards
  /** What lies in the skat as far as it is known. */
  readonly away: Cards
  readonly forehand: boolean
}

/** The value that a game has at its simple level, with the matadors that can be seen. */
export function simpleValue(rules: Rules, announcement: Announcement, { hand, away }: Plan): number {
  const { game, hand: fromHand } = announcement
  if (game === nullGame) return nullValue(rules.nullValues, announcement)
  return rules.bases[game] * (matadors(game, hand | away).n + 1 + (fromHand ? 1 : 0))
}

/** The chance of making what is announced: an open null game must bear being looked at, a rewolucja more than that. */
export function likelihood(
  { game, ouvert, rewolucja }: Announcement,
  { stage, hand, away, forehand }: Plan,
): number {
  const p = chance(stage, game, hand, away, forehand)
  if (rewolucja) return p ** 6
  return ouvert ? p ** 3 : p
}

/** Points to expect of a game at a bid; below the bid only a level could save it. */
export function prospect(rules: Rules, announcement: Announcement, bid: number, plan: Plan): number {
  const value = simpleValue(rules, announcement, plan)
  const p = likelihood(announcement, plan) * (value < bid ? 0.1 : 1)
  const counted = Math.max(value, bid)
  return p * (counted + rules.bonus.own) - (1 - p) * (2 * counted + rules.bonus.own)
}
