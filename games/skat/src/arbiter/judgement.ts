/** Decides who wins after a fault, and at which level (4.1.3–4.1.5, 4.1.9, 5.4.3; 2.6 and 2.7 of the dossier). */
import { reachable, sureOfTrick } from '../rules/levels.js'
import type { Rules } from '../rules/rules.js'
import { type Level, levelAgainst, type Matadors } from '../rules/valuation.js'
import { type Judged, lostSimply } from './ruling.js'
import {
  allPoints,
  decided,
  higher,
  isNull,
  lower,
  needed,
  pointsForSchneider,
  type Side,
  type Situation,
  type Taken,
} from './situation.js'

/** The level that a side has reached with the cards it has taken so far. */
const made = ({ points }: Taken): Level => (points >= pointsForSchneider ? 'schneider' : 'simple')

/** Whether the declarer's matadors allow the opponents to reach a level. */
function reachableAgainst({ announcement }: Situation, matadors: Matadors, level: Level): boolean {
  if (level === 'schwarz') return !sureOfTrick(matadors)
  // Reverses the matadors: the points of trumps that the declarer holds are out of the opponents' reach, just as
  // missing trumps are out of the declarer's.
  return reachable(announcement.game, { with: !matadors.with, n: matadors.n }, level)
}

/**
 * Returns the highest level, up to `level`, that the trumps do not rule out: an impossible level is never granted
 * (4.3.6, 5.4.3).
 */
export function possible(s: Situation, winner: Side, level: Level): Level {
  const { announcement, matadors } = s
  if (matadors === null) return 'simple'
  const can = (l: Level): boolean =>
    winner === 'declarer' ? reachable(announcement.game, matadors, l) : reachableAgainst(s, matadors, l)
  const ladder: readonly Level[] = ['schwarz', 'schneider', 'simple']
  // The simple level is always possible.
  return ladder.slice(ladder.indexOf(level)).find(can) as Level
}

/**
 * Judges a fault. It does not affect a game that was already decided; an open game is lost by the side at fault
 * (4.1.3, 4.1.4).
 */
export function judge(rules: Rules, s: Situation, by: Side): Judged {
  const decidedBefore = decided(rules, s) ?? null
  if (decidedBefore === 'opponents') return { winner: 'opponents', level: made(s.opponents), decidedBefore }
  if (decidedBefore === null && by === 'declarer') return lostSimply
  // A level that the declarer has to reach is granted (4.1.5): since the game is not lost, the level is possible.
  const level = higher(needed(rules, s) as Level, made(s.declarer))
  return { winner: 'declarer', level, decidedBefore }
}

/**
 * Judges a fault of the opponents that gives the remaining tricks to the declarer (4.1.9 of isko, 4.3.5). The level
 * is that of the tricks, by default only as far as the declarer's trumps allow it.
 */
export function judgeWithRest(
  rules: Rules,
  s: Situation,
  granted: Rules['wrongOpenLevel'] = 'possible',
): Judged {
  const judged = judge(rules, s, 'opponents')
  if (judged.winner === 'opponents') return judged
  const level = isNull(s) ? 'simple' : levelAgainst(s.opponents)
  return {
    ...judged,
    level: higher(judged.level, granted === 'counted' ? level : possible(s, 'declarer', level)),
  }
}

/** The level just below the lowest one that is excluded. */
const below = { schneider: 'simple', schwarz: 'schneider' } as const

/**
 * Gives the remaining tricks to one side, without any fault, and counts the cards (4.3.4–4.3.6, 4.4.5). This side
 * gets no level that was already excluded.
 */
export function countRest(rules: Rules, s: Situation, to: Side, excluded?: keyof typeof below): Judged {
  // A player who shows their cards in null says that the declarer takes no more tricks.
  if (isNull(s)) return judge(rules, s, 'opponents')
  const rest = allPoints - s.declarer.points - s.opponents.points
  const [declarer, opponents] =
    to === 'declarer' ? [plus(s.declarer, rest), s.opponents] : [s.declarer, plus(s.opponents, rest)]
  const final = { ...s, declarer, opponents }
  const most = excluded === undefined ? 'schwarz' : below[excluded]
  const winner = wins(rules, final, to, most) ? 'declarer' : 'opponents'
  const counted = possible(s, winner, levelAgainst(winner === 'declarer' ? opponents : declarer))
  const level = winner === to ? lower(counted, most) : counted
  return { winner, level, decidedBefore: decided(rules, s) ?? null }
}

const plus = ({ points, tricks }: Taken, rest: number): Taken => ({
  points: points + rest,
  tricks: tricks + 1,
})

/**
 * Whether the declarer has made their game when everything is counted; patrolki need the last tricks. A declarer who
 * gets the rest reaches no level above `most`.
 */
function wins(rules: Rules, final: Situation, to: Side, most: Level): boolean {
  const level = needed(rules, final)
  if (level === 'impossible' || (final.announcement.patrolki > 0 && to === 'opponents')) return false
  if (to === 'declarer' && higher(level, most) !== most) return false
  if (level === 'schwarz') return final.opponents.tricks === 0
  return final.declarer.points >= (level === 'schneider' ? pointsForSchneider : allPoints / 2 + 1)
}
