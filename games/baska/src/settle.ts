/** The settlement: the scores, and the sum as the rules say it, line by line. */
import type { Line, Settlement } from '@stolik/core'
import { recognised } from './raises.js'
import { base, type Counted, type Entry, entryOf, scoresOf } from './result.js'
import { paired } from './row.js'
import type { Contract, Grade } from './rules.js'
import type { Over } from './state.js'
import { contractWord } from './words.js'

/** The clause that says what wins. For gran no number is printed; it is read as in zolla. */
const target: Readonly<Record<Contract, string>> = {
  zwykla: 'ZG6',
  wesele: 'W6',
  cicha: 'C4',
  gran: 'Z1',
  zolla: 'Z1',
}
const grades: Readonly<Record<Grade, string>> = { exit: 'RZ2', noExit: 'RZ3', noTrick: 'RZ4' }

export function settle(state: Over): Settlement<Entry> {
  const entry = entryOf(state)
  return { scores: scoresOf(entry, state.sides), lines: [...lines(state, entry)], entry }
}

function* lines(state: Over, entry: Counted): Generator<Line> {
  const { contract, owner, won, points, du } = entry
  const kind = paired(contract) ? 'pair' : 'solo'
  const who: Readonly<Record<string, number>> = owner === null ? {} : { seat: owner }
  const clause = du ? 'L12' : paired(contract) && entry.bok ? 'ZG8' : target[contract]
  const word = contractWord(state.rules, contract)
  const args = { ...who, contract: word, du, points: points[0], against: points[1] }
  yield { code: `${kind}.${won ? 'won' : 'lost'}`, args, clause }
  const thrown = state.settledAt === null ? undefined : state.throws.at(-1)
  if (thrown !== undefined) yield { code: 'thrown', args: { seat: thrown.seat }, clause: 'R5' }
  if (entry.unit === 0) yield { code: 'unpaid', args: {}, clause: 'C4' }
  else yield* sum(state, entry, who, kind)
  if (entry.bok) yield bokLine(state)
}

/** What the stake comes to, factor by factor. */
function* sum(
  state: Over,
  entry: Entry,
  who: Readonly<Record<string, number>>,
  kind: 'pair' | 'solo',
): Generator<Line> {
  const { contract, won, du, grade } = entry
  const { factor } = state.rules
  const n = base(state.rules, entry)
  if (grade !== null) yield { code: `base.${grade}`, args: { n }, clause: grades[grade] }
  else
    yield {
      code: 'base.solo',
      args: { contract: contractWord(state.rules, contract), n },
      clause: contract === 'cicha' ? 'RZ7' : 'RZP',
    }

  if (du) yield { code: 'times.du', args: { n: factor.du }, clause: 'L13' }
  yield* raiseLines(state)
  if (entry.bokRound) yield { code: 'times.bokRound', args: { n: factor.bokRound }, clause: 'RZ11' }
  if (!won)
    yield { code: `times.lost.${kind}`, args: { n: factor.lost }, clause: kind === 'pair' ? 'RZ5' : 'RZ8' }
  yield { code: `unit.${kind}.${won ? 'won' : 'lost'}`, args: { ...who, n: entry.unit }, clause: 'L14' }
}

/** The bok-round begins with the next deal, or after the one that is being played (B1, B3). */
function bokLine({ rules, bokLeft, contract }: Over): Line {
  const args = { n: rules.bokRound.deals }
  if (bokLeft > 1) return { code: 'bok.queued', args, clause: 'ZO2.3' }
  return { code: 'bok.next', args, clause: contract === 'cicha' ? 'C4' : 'ZG8' }
}

function* raiseLines(state: Over): Generator<Line> {
  const { rules, raises, sides, contract } = state
  const counted = recognised(rules, contract, raises, sides)
  for (const [i, seat] of raises.entries()) {
    const raise = rules.raises[i] as string
    if (counted[i] === true)
      yield { code: 'times.raise', args: { seat, raise, n: rules.factor.raise }, clause: 'RZ10' }
    else yield { code: 'skipped.raise', args: { seat, raise }, clause: 'L11' }
  }
}
