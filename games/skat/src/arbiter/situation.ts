/** The state of a game when something goes wrong, and whether it is already decided (2.5 of the dossier). */
import type { Announcement } from '../rules/announcement.js'
import { nullGame } from '../rules/games.js'
import { reachable, required } from '../rules/levels.js'
import type { Rules } from '../rules/rules.js'
import { type Level, type Matadors, pointsToWin, schneiderLimit } from '../rules/valuation.js'

export type Side = 'declarer' | 'opponents'

/** Card points and tricks that a side has in finished tricks. */
export interface Taken {
  readonly points: number
  readonly tricks: number
}

export interface Situation {
  readonly announcement: Announcement
  /** Null in null games. */
  readonly matadors: Matadors | null
  readonly bid: number
  /** The points include the skat. */
  readonly declarer: Taken
  readonly opponents: Taken
}

export const allPoints = 120
export const allTricks = 10
/** A side with this many points has made the other side schneider. */
export const pointsForSchneider = allPoints - schneiderLimit

const ranks: readonly Level[] = ['simple', 'schneider', 'schwarz']
export const higher = (a: Level, b: Level): Level =>
  ranks[Math.max(ranks.indexOf(a), ranks.indexOf(b))] as Level
export const lower = (a: Level, b: Level): Level =>
  ranks[Math.min(ranks.indexOf(a), ranks.indexOf(b))] as Level

export const isNull = ({ announcement }: Situation): boolean => announcement.game === nullGame

/**
 * The level that the declarer must reach; `impossible` if there is none or their trumps rule it out (4.1.5, 5.4.3).
 */
export function needed(rules: Rules, s: Situation): Level | 'impossible' {
  const { announcement, matadors, bid } = s
  const level = required(rules, announcement, matadors ?? undefined, bid)
  if (level === 'null') return 'simple'
  return level !== 'impossible' && reachable(announcement.game, matadors as Matadors, level)
    ? level
    : 'impossible'
}

/** For each level, whether the opponents' points or tricks already prevent it. */
const out: Readonly<Record<Level, (opponents: Taken) => boolean>> = {
  simple: ({ points }) => points > allPoints - pointsToWin,
  schneider: ({ points }) => points > schneiderLimit,
  schwarz: ({ tricks }) => tricks > 0,
}

const reached: Readonly<Record<Level, (declarer: Taken) => boolean>> = {
  simple: ({ points }) => points >= pointsToWin,
  schneider: ({ points }) => points >= pointsForSchneider,
  schwarz: ({ tricks }) => tricks === allTricks,
}

/** The side that had already won before the fault; undefined if the game is open. */
export function decided(rules: Rules, s: Situation): Side | undefined {
  if (isNull(s)) return s.declarer.tricks > 0 ? 'opponents' : undefined
  const level = needed(rules, s)
  if (level === 'impossible' || out[level](s.opponents)) return 'opponents'
  // A patrolka must still take its trick (patrolki 2.4.4).
  return s.announcement.patrolki === 0 && reached[level](s.declarer) ? 'declarer' : undefined
}
