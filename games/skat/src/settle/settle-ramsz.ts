/** Explains line by line how a ramsz ended (patrolki 3.3.7, towarzyski 2.12). */
import type { Line, Seat, Settlement } from '@stolik/core'
import { points } from '../rules/cards.js'
import type { Entry } from '../hand/entry.js'
import { skatInPlay } from '../hand/play.js'
import { type RamszOutcome, type RamszResult, ramszResult } from '../hand/ramsz.js'
import type { Rules } from '../rules/rules.js'
import type { Over } from '../hand/state.js'
import type { WonTrick } from '../rules/view.js'

/** The settlement of a ramsz played here. */
export function settledRamsz(state: Over): Settlement<Entry> {
  const { rules, deal } = state
  const skatPoints = points(skatInPlay(state))
  const lastTrick = (state.tricks.at(-1) as WonTrick).winner
  const outcome = { points: state.points, dealt: deal.hands, skatPoints, lastTrick }
  return ramszSettlement(rules, outcome, ramszResult(rules, outcome))
}

/** The settlement: who loses, what everybody took, and how a tie was broken. */
export function ramszSettlement(
  rules: Rules,
  { skatPoints, lastTrick }: Pick<RamszOutcome, 'skatPoints' | 'lastTrick'>,
  result: RamszResult,
): Settlement<Entry> {
  const { clauses } = rules
  const { counted, losers, scores } = result
  const lost = counted[losers[0] as Seat] as number
  const taken = counted.map((n, seat) => ({
    code: 'ramsz.points',
    args: { seat, points: n },
    clause: clauses.ramsz,
  }))
  const skat: Line =
    rules.ramszSkat === 'nobody'
      ? { code: 'ramsz.skat.nobody', args: { points: skatPoints }, clause: clauses.ramszSkat }
      : { code: 'ramsz.skat.last', args: { points: skatPoints, seat: lastTrick }, clause: clauses.ramszSkat }
  return {
    scores,
    lines: [
      losers.length === 1
        ? { code: 'ramsz.lost', args: { seat: losers[0] as Seat, points: lost }, clause: clauses.ramsz }
        : { code: 'ramsz.shared', args: { points: lost }, clause: clauses.ramszTie },
      ...taken,
      skat,
      ...tie(result, clauses.ramszTie),
    ],
    entry: { kind: 'ramsz', losers, points: lost },
  }
}

/** Explains why only some of the players with most points lose. */
function tie({ most, losers }: RamszResult, clause: string): readonly Line[] {
  if (most.length === losers.length) return []
  return losers.map((seat) => ({ code: 'ramsz.jack', args: { seat }, clause }))
}
