/**
 * The arbiter's ruling on a fault in play: takes the facts and returns winner, level and value (4.1.3–4.1.10, 4.2,
 * 4.4).
 */
import type { Rules } from '../rules/rules.js'
import type { Level } from '../rules/valuation.js'
import { type Fault, faults } from './faults.js'
import { judge, judgeWithRest, possible } from './judgement.js'
import { continued, type Judged, lostSimply, type Ruling, verdict } from './ruling.js'
import { allTricks, higher, type Side, type Situation } from './situation.js'

export interface FaultFacts {
  readonly fault: Fault
  readonly by: Side
  /** For an old revoke: the situation when it happened. */
  readonly situation: Situation
  /** The innocent side wants to play on (4.1.6). */
  readonly playOn?: boolean
  /** The trick was complete when the fault was noticed (4.1.7). */
  readonly trickComplete?: boolean
  /** The cards of both sides have been thrown together (4.2.5). */
  readonly cardsMixed?: boolean
  /** A level that the innocent side proves it was certain to reach (4.2.6). */
  readonly proved?: Level
}

/** Returns what follows from a fault. */
export function ruleFault(rules: Rules, facts: FaultFacts): Ruling {
  const { fault, by, situation } = facts
  const row = faults[fault]
  const tricks = situation.declarer.tricks + situation.opponents.tricks
  if (row.lapses === true && facts.trickComplete === true) return continued(rules, 'stands', '4.1.7')
  if (row.lapses === true && tricks === allTricks - 1) return continued(rules, 'no-consequence', '4.1.10')
  if (row.needsTricks === true && facts.cardsMixed === true) return continued(rules, 'too-late', '4.2.5')
  if (row.consequence === 'shown' && by === 'declarer') return continued(rules, 'taken-back', row.clause)
  if (row.correctable && facts.playOn === true) return continued(rules, 'corrected', '4.1.6')
  return verdict(rules, situation, judged(rules, facts), row.clause)
}

function judged(rules: Rules, { fault, by, situation, proved = 'simple' }: FaultFacts): Judged {
  const { consequence, provable } = faults[fault]
  if (consequence === 'lost') return lostSimply
  if (consequence === 'shown' && rules.restAfterShownCards) return judgeWithRest(rules, situation)
  const found = judge(rules, situation, by)
  // Only the side with the right number of cards can prove a level, and only its own.
  if (provable !== true || found.winner === by) return found
  return { ...found, level: higher(found.level, possible(situation, found.winner, proved)) }
}
