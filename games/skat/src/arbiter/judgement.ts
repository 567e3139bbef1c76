/** Who wins after a fault, and at which level (4.1.3–4.1.5, 4.1.9, 5.4.3; 2.6 and 2.7 of the dossier). */
import { reachable } from '../levels.js'
import type { Rules } from '../rules.js'
import type { Level } from '../valuation.js'
import { schneiderLimit } from '../valuation.js'
import type { Judged } from './ruling.js'
import type { Side, Situation, Taken } from './situation.js'
import { allPoints, decided, higher, isNull, needed, pointsForSchneider } from './situation.js'

/** What a side has made of the other with the cards it has taken so far. */
const made = ({ points }: Taken): Level => (points >= pointsForSchneider ? 'schneider' : 'simple')

/** A level that the trumps rule out is granted to nobody (5.4.3). */
export function possible(s: Situation, level: Level): Level {
  const { announcement, tops } = s
  if (tops === null) return 'simple'
  const ladder: readonly Level[] = ['schwarz', 'schneider', 'simple']
  return ladder.slice(ladder.indexOf(level)).find((l) => reachable(announcement.game, tops, l)) ?? 'simple'
}

const levelNeeded = (rules: Rules, s: Situation): Level => {
  const level = needed(rules, s)
  return level === 'impossible' ? 'simple' : level
}

/** A game that was decided is not touched by the fault; an open one is lost by the side at fault (4.1.3, 4.1.4). */
export function judge(rules: Rules, s: Situation, by: Side): Judged {
  const before = decided(rules, s) ?? null
  if (before === 'opponents') return { winner: before, level: made(s.opponents), decidedBefore: before }
  if (before === 'soloist')
    return { winner: before, level: higher(levelNeeded(rules, s), made(s.soloist)), decidedBefore: before }
  if (by === 'soloist') return { winner: 'opponents', level: 'simple', decidedBefore: null }
  // A level that the soloist has to reach is granted, as it was not yet lost (4.1.5).
  return { winner: 'soloist', level: higher(levelNeeded(rules, s), made(s.soloist)), decidedBefore: null }
}

/** The level when a side gets no further than what it has. */
function kept({ points, tricks }: Taken): Level {
  if (tricks === 0) return 'schwarz'
  return points <= schneiderLimit ? 'schneider' : 'simple'
}

/** A fault of the opponents that leaves the remaining tricks to the soloist (4.1.9 of isko, 4.3.5). */
export function judgeWithRest(rules: Rules, s: Situation): Judged {
  const judged = judge(rules, s, 'opponents')
  if (judged.winner === 'opponents' || isNull(s)) return judged
  return { ...judged, level: higher(judged.level, possible(s, kept(s.opponents))) }
}

/** The remaining tricks are one side's, without any fault: the cards are counted so (4.3.4–4.3.6, 4.4.5). */
export function countRest(rules: Rules, s: Situation, to: Side): Judged {
  const decidedBefore = decided(rules, s) ?? null
  const rest = allPoints - s.soloist.points - s.opponents.points
  if (isNull(s)) {
    const winner = to === 'soloist' || decidedBefore !== null ? 'opponents' : 'soloist'
    return { winner, level: 'simple', decidedBefore }
  }
  const [soloist, opponents] =
    to === 'soloist' ? [plus(s.soloist, rest), s.opponents] : [s.soloist, plus(s.opponents, rest)]
  const final = { ...s, soloist, opponents }
  const winner = wins(rules, final, to) ? 'soloist' : 'opponents'
  const level = winner === 'soloist' ? possible(s, kept(opponents)) : kept(soloist)
  return { winner, level, decidedBefore }
}

const plus = ({ points, tricks }: Taken, rest: number): Taken => ({
  points: points + rest,
  tricks: tricks + 1,
})

/** Whether the soloist has made his game when all is counted; patrolki need the last tricks. */
function wins(rules: Rules, final: Situation, to: Side): boolean {
  const level = needed(rules, final)
  if (level === 'impossible' || (final.announcement.patrolki > 0 && to === 'opponents')) return false
  if (level === 'schwarz') return final.opponents.tricks === 0
  return final.soloist.points >= (level === 'schneider' ? pointsForSchneider : allPoints / 2 + 1)
}
