/** The settlement: the scores, and the calculation line by line as the rules explain it. */
import type { Line, Settlement } from '@stolik/core'
import { recognised } from './raises.js'
import { base, type Counted, type Entry, entryOf, scoresOf } from './result.js'
import { paired } from './row.js'
import type { Contract, Grade, Rules } from './rules.js'
import { rowWords } from './series.js'
import type { Over } from './state.js'
import { contractWord } from './words.js'

/** The clause that says how many points win. The rules print none for gran; it is read as in zolla. */
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
  const thrown = state.settledAt === null ? undefined : state.throws.at(-1)
  yield headline(state.rules, entry, entry.points)
  if (thrown !== undefined) yield { code: 'thrown', args: { seat: thrown.seat }, clause: 'R5' }
  yield* reckoning(state.rules, entry, raiseLines(state), state.bokLeft)
}

/** Lines for a deal played with real cards: the number of counted raises is known, but not whose they were. */
export function* paperLines(rules: Rules, entry: Entry, bokLeft: number): Generator<Line> {
  const { announced, counted, points } = entry
  yield points === null ? { ...rowWords(rules, entry), clause: wonBy(entry) } : headline(rules, entry, points)
  const args = { n: rules.factor.raise ** counted, counted, announced }
  const raised: readonly Line[] = announced === 0 ? [] : [{ code: 'times.raises', args, clause: 'L11' }]
  yield* reckoning(rules, entry, raised, bokLeft)
}

/** Returns the clause by which it is won or lost. */
const wonBy = ({ contract, du, bok }: Entry): string =>
  du ? 'L12' : paired(contract) && bok ? 'ZG8' : target[contract]

const whose = ({ owner }: Entry): Readonly<Record<string, number>> => (owner === null ? {} : { seat: owner })
const kindOf = ({ contract }: Entry): 'pair' | 'solo' => (paired(contract) ? 'pair' : 'solo')

function headline(rules: Rules, entry: Entry, points: readonly [number, number]): Line {
  const args = {
    ...whose(entry),
    contract: contractWord(rules, entry.contract),
    du: entry.du,
    points: points[0],
    against: points[1],
  }
  return { code: `${kindOf(entry)}.${entry.won ? 'won' : 'lost'}`, args, clause: wonBy(entry) }
}

/** Lines after the headline: the stake, factor by factor, and perhaps a bok-round. */
function* reckoning(rules: Rules, entry: Entry, raises: Iterable<Line>, bokLeft: number): Generator<Line> {
  if (entry.unit === 0) yield { code: 'unpaid', args: {}, clause: 'C4' }
  else yield* sum(rules, entry, raises)
  if (entry.bok) yield bokLine(rules, entry.contract, bokLeft)
}

function* sum(rules: Rules, entry: Entry, raises: Iterable<Line>): Generator<Line> {
  const { contract, won, du, grade } = entry
  const { factor } = rules
  const kind = kindOf(entry)
  const n = base(rules, entry)
  if (grade !== null) yield { code: `base.${grade}`, args: { n }, clause: grades[grade] }
  else
    yield {
      code: 'base.solo',
      args: { contract: contractWord(rules, contract), n },
      clause: contract === 'cicha' ? 'RZ7' : 'RZP',
    }

  if (du) yield { code: 'times.du', args: { n: factor.du }, clause: 'L13' }
  yield* raises
  if (entry.bokRound) yield { code: 'times.bokRound', args: { n: factor.bokRound }, clause: 'RZ11' }
  if (!won)
    yield { code: `times.lost.${kind}`, args: { n: factor.lost }, clause: kind === 'pair' ? 'RZ5' : 'RZ8' }
  const args = { ...whose(entry), n: entry.unit }
  yield { code: `unit.${kind}.${won ? 'won' : 'lost'}`, args, clause: 'L14' }
}

/** The bok-round begins with the next deal, or after the current bok-round (B1, B3). */
function bokLine({ bokRound }: Rules, contract: Contract, bokLeft: number): Line {
  const args = { n: bokRound.deals }
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
