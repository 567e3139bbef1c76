/** How many points a bot expects from a game, tournament bonus included. */
import type { Cards } from '@stolik/core'
import { type Announcement, nullValue } from '../rules/announcement.js'
import { nullGame } from '../rules/games.js'
import { patrolkaWorth } from '../rules/patrolki.js'
import type { Rules } from '../rules/rules.js'
import { matadors } from '../rules/valuation.js'
import { chance, type Stage } from './estimate.js'
import { nullCertain } from './features.js'

/** A hand that a bot considers playing. */
export interface Plan {
  readonly stage: Stage
  readonly hand: Cards
  /** The cards known to lie in the skat. */
  readonly away: Cards
  readonly forehand: boolean
}

/** What is announced counts, whatever level the game reaches: a level for itself and for its announcement. */
const announced = ({ game, schneider, schwarz, ouvert, patrolki }: Announcement): number =>
  game === nullGame
    ? 0
    : 2 * (schneider ? 1 : 0) + 2 * (schwarz ? 1 : 0) + (ouvert ? 1 : 0) + patrolkaWorth * patrolki

/** The value of a game at the level that was announced, with the matadors that can be seen. */
export function simpleValue(rules: Rules, announcement: Announcement, { hand, away }: Plan): number {
  const { game, hand: fromHand } = announcement
  if (game === nullGame) return nullValue(rules.nullValues, announcement)
  return (
    rules.bases[game] * (matadors(game, hand | away).n + 1 + (fromHand ? 1 : 0) + announced(announcement))
  )
}

/**
 * The chance of making an announcement. An open null game must be safe even with open cards, and a rewolucja even
 * after an exchange.
 */
export function likelihood(
  { game, schneider, ouvert, rewolucja }: Announcement,
  { stage, hand, away, forehand }: Plan,
): number {
  const p = chance(stage, game, hand, away, forehand)
  // A level is only announced if it is certain.
  if (schneider || (ouvert && nullCertain(hand, forehand))) return 1
  if (rewolucja) return p ** 6
  return ouvert ? p ** 3 : p
}

/** The points to expect from a game at a bid. A game below the bid could only be saved by its level. */
export function prospect(rules: Rules, announcement: Announcement, bid: number, plan: Plan): number {
  const value = simpleValue(rules, announcement, plan)
  const p = likelihood(announcement, plan) * (value < bid ? 0.1 : 1)
  const counted = Math.max(value, bid)
  return p * (counted + rules.bonus.own) - (1 - p) * (2 * counted + rules.bonus.own)
}
