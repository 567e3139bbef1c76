/** The values that can be bid: those that some game can have (3.3.1, 3.3.2, 5.1–5.3). */
import { trumpOrder } from './cards.js'
import { type GameKind, grand } from './games.js'
import { mostPatrolki, patrolkaWorth } from './patrolki.js'
import type { Rules } from './rules.js'

/**
 * Returns the highest multiplier of a suit or grand game: all matadors, the game itself, hand, schneider and
 * schwarz, and all announcements of the profile, including patrolki (5.2.1, 5.3.2, patrolki 2.4.4).
 */
export function highestMultiplier(rules: Rules, game: GameKind): number {
  const announced = rules.announcedLevels ? 2 : 0
  const patrolki = rules.patrolkiBids ? patrolkaWorth * mostPatrolki(rules, game) : 0
  return trumpOrder(game).length + 4 + announced + (rules.openTrumpGames ? 1 : 0) + patrolki
}

/** All values that can be bid, ascending; the lowest is 18 (5.6). */
export function bidValues(rules: Rules): readonly number[] {
  const values = new Set(
    (Object.values(rules.nullValues) as (number | null)[]).filter((value) => value !== null),
  )
  for (const game of [0, 1, 2, 3, grand] as const) {
    for (let n = 2; n <= highestMultiplier(rules, game); n++) values.add(rules.bases[game] * n)
  }
  return [...values].sort((a, b) => a - b)
}

export const lowestBid = 18

/** The values that can be named after `bid`; 0 = no bid yet (towarzyski 2.2). */
export const namable = (rules: Rules, bid: number, values = bidValues(rules)): readonly number[] =>
  bid === 0 && rules.mustOpenAt18 ? [lowestBid] : values.filter((value) => value > bid)
