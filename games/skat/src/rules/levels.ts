/** Which level a bid requires, and which levels the trumps rule out (4.1.5, 5.4.3). */
import type { Announcement } from './announcement.js'
import { pointsOf, trumpOrder } from './cards.js'
import { type GameKind, nullGame } from './games.js'
import { patrolkaWorth } from './patrolki.js'
import type { Rules } from './rules.js'
import { type Level, levelOf, type Matadors, schneiderLimit } from './valuation.js'

/** The lowest level at which the game reaches the bid; `null` for null games, which have no levels. */
export function required(
  rules: Rules,
  announcement: Announcement,
  matadors: Matadors | undefined,
  bid: number,
): Level | 'impossible' | 'null' {
  const { game, hand, schneider, schwarz, ouvert, patrolki } = announcement
  if (game === nullGame || matadors === undefined) return 'null'
  const announced = (schneider ? 2 : 0) + (schwarz ? 2 : 0) + (ouvert ? 1 : 0)
  const sure = matadors.n + 1 + (hand ? 1 : 0) + announced + patrolkaWorth * patrolki
  const ladder: readonly Level[] = ['simple', 'schneider', 'schwarz']
  const start = ladder.indexOf(levelOf({ schneider, schwarz }))
  return ladder.slice(start).find((_, step) => rules.bases[game] * (sure + step) >= bid) ?? 'impossible'
}

/**
 * Whether a level can be reached at all. Schwarz is impossible without the club jack. Schneider is impossible if
 * the missing matadors alone hold more points than a schneider side may have (5.4.3).
 */
export function reachable(game: GameKind, matadors: Matadors, level: Level): boolean {
  if (matadors.with || level === 'simple') return true
  if (level === 'schwarz') return false
  const missing = trumpOrder(game).slice(0, matadors.n)
  return missing.reduce((sum, c) => sum + pointsOf(c), 0) <= schneiderLimit
}

/**
 * Whether the declarer is sure of a trick. With three matadors, at least one is in their hand whatever lies in the
 * skat, and it takes a trick (5.2.4).
 */
export const sureOfTrick = (matadors: Matadors): boolean => matadors.with && matadors.n >= 3
