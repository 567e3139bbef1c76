/**
 * Who loses a ramsz, how much, and why: everything that a knob of ramsz changes after the last card (patrolki 3.3.7,
 * towarzyski 2.12). Ramsz that was played here and on paper is settled alike.
 */
import { type Cards, first, type Line, type Seat, type Settlement } from '@stolik/core'
import { jacks, points } from '../rules/cards.js'
import type { Entry } from '../hand/entry.js'
import { skatInPlay } from '../hand/play.js'
import type { Rules } from '../rules/rules.js'
import type { Over } from '../hand/state.js'
import type { WonTrick } from '../rules/view.js'

/** How a ramsz ended. */
export interface RamszOutcome {
  /** Card points in the tricks of each seat. */
  readonly points: readonly number[]
  /** The cards dealt to each seat. */
  readonly dealt: readonly Cards[]
  readonly skatPoints: number
  readonly lastTrick: Seat
}

/** Who has most points, and who of them loses. */
export interface RamszResult {
  /** The card points that count for each seat. */
  readonly counted: readonly number[]
  /** The seats with most points, before a tie is broken. */
  readonly most: readonly Seat[]
  readonly losers: readonly Seat[]
}

/** Returns who loses (patrolki 3.3.7, towarzyski 2.12). */
export function ramszResult(rules: Rules, outcome: RamszOutcome): RamszResult {
  const { dealt, skatPoints, lastTrick } = outcome
  const withSkat = rules.ramszSkat === 'last-trick' ? skatPoints : 0
  const counted = outcome.points.map((n, seat) => (seat === lastTrick ? n + withSkat : n))
  const highest = Math.max(...counted)
  const most = [0, 1, 2].filter((seat) => counted[seat] === highest)
  return { counted, most, losers: rules.ramszTie === 'lower-jack' ? lowestJack(most, dealt) : most }
}

/**
 * Returns the tied seats whose best jack is the lowest. Having no jack is lower than any jack, so several seats may
 * be left.
 */
function lowestJack(tied: readonly Seat[], dealt: readonly Cards[]): readonly Seat[] {
  const best = tied.map((seat) => bestJack(dealt[seat] as Cards))
  return tied.filter((_, i) => best[i] === Math.max(...best))
}

/** The number of the strongest jack in a set. It is higher for weaker jacks and highest without a jack. */
const bestJack = (cards: Cards): number => ((cards & jacks) === 0 ? Infinity : first(cards & jacks))

/** The settlement of a ramsz played here. */
export function settledRamsz(state: Over): Settlement<Entry> {
  const { rules, deal } = state
  const skatPoints = points(skatInPlay(state))
  const lastTrick = (state.tricks.at(-1) as WonTrick).winner
  const outcome = { points: state.points, dealt: deal.hands, skatPoints, lastTrick }
  return ramszSettlement(rules, outcome, ramszResult(rules, outcome))
}

/** The settlement: each loser loses the points taken, counted once; what everybody took, and how a tie was broken. */
export function ramszSettlement(
  rules: Rules,
  { skatPoints, lastTrick }: Pick<RamszOutcome, 'skatPoints' | 'lastTrick'>,
  result: RamszResult,
): Settlement<Entry> {
  const { clauses } = rules
  const { counted, losers } = result
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
    scores: counted.map((_, seat) => (losers.includes(seat) ? -lost : 0)),
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
