/** The settlement: the scores, and the calculation line by line as the rules explain it. */
import type { Line, Settlement } from '@stolik/core'
import { recognised } from '../rules/raises.js'
import { base, type Counted, type Entry, entryOf, scoresOf } from './result.js'
import { paired } from '../rules/row.js'
import type { Contract, Grade, Rules } from '../rules/rules.js'
import { rowWords } from './series.js'
import type { Over } from '../hand/state.js'
import { contractWord } from '../rules/words.js'

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
  const { rules, contract, raises, sides } = state
  const counted = recognised(rules, contract, raises, sides)
  const entry = entryOf(state, counted)
  return { scores: scoresOf(entry, sides), lines: lines(state, entry, counted), entry }
}

function lines(state: Over, entry: Counted, counted: readonly boolean[]): readonly Line[] {
  const { rules, bokLeft } = state
  const first = headline(rules, entry, entry.points)
  const rest = reckoning(rules, entry, raiseLines(state, counted), bokLeft)
  const thrown = state.settledAt === null ? undefined : state.throws.at(-1)
  return thrown === undefined
    ? [first, ...rest]
    : [first, { code: 'thrown', args: { seat: thrown.seat }, clause: 'R5' }, ...rest]
}

/** Lines for a deal played with real cards: the number of counted raises is known, but not whose they were. */
export function paperLines(rules: Rules, entry: Entry, bokLeft: number): readonly Line[] {
  const { announced, counted, points } = entry
  const first =
    points === null ? { ...rowWords(rules, entry), clause: wonBy(entry) } : headline(rules, entry, points)
  const args = { n: rules.factor.raise ** counted, counted, announced }
  const raised: readonly Line[] = announced === 0 ? [] : [{ code: 'times.raises', args, clause: 'L11' }]
  return [first, ...reckoning(rules, entry, raised, bokLeft)]
}

/** Returns the clause by which it is won or lost. */
const wonBy = ({ contract, du, bok }: Entry): string => {
  if (du) return 'L12'
  return paired(contract) && bok ? 'ZG8' : target[contract]
}

const kindOf = ({ contract }: Entry): 'pair' | 'solo' => (paired(contract) ? 'pair' : 'solo')

function headline(rules: Rules, entry: Entry, [points, against]: readonly [number, number]): Line {
  const { owner, du } = entry
  const contract = contractWord(rules, entry.contract)
  const args =
    owner === null ? { contract, du, points, against } : { seat: owner, contract, du, points, against }
  return { code: `${kindOf(entry)}.${entry.won ? 'won' : 'lost'}`, args, clause: wonBy(entry) }
}

/** Lines after the headline: the stake, factor by factor, and perhaps a bok-round. */
function reckoning(rules: Rules, entry: Entry, raises: readonly Line[], bokLeft: number): readonly Line[] {
  const all: Line[] =
    entry.unit === 0 ? [{ code: 'unpaid', args: {}, clause: 'C4' }] : sum(rules, entry, raises)
  if (entry.bok) all.push(bokLine(rules, entry.contract, bokLeft))
  return all
}

function sum(rules: Rules, entry: Entry, raises: readonly Line[]): Line[] {
  const { contract, owner, won, du, grade, unit } = entry
  const { factor } = rules
  const kind = kindOf(entry)
  const n = base(rules, entry)
  const all: Line[] = [
    grade === null
      ? {
          code: 'base.solo',
          args: { contract: contractWord(rules, contract), n },
          clause: contract === 'cicha' ? 'RZ7' : 'RZP',
        }
      : { code: `base.${grade}`, args: { n }, clause: grades[grade] },
  ]
  if (du) all.push({ code: 'times.du', args: { n: factor.du }, clause: 'L13' })
  all.push(...raises)
  if (entry.bokRound) all.push({ code: 'times.bokRound', args: { n: factor.bokRound }, clause: 'RZ11' })
  if (!won)
    all.push({
      code: `times.lost.${kind}`,
      args: { n: factor.lost },
      clause: kind === 'pair' ? 'RZ5' : 'RZ8',
    })
  const args = owner === null ? { n: unit } : { seat: owner, n: unit }
  all.push({ code: `unit.${kind}.${won ? 'won' : 'lost'}`, args, clause: 'L14' })
  return all
}

/** The bok-round begins with the next deal, or after the current bok-round (B1, B3). */
function bokLine({ bokRound }: Rules, contract: Contract, bokLeft: number): Line {
  const args = { n: bokRound.deals }
  if (bokLeft > 1) return { code: 'bok.queued', args, clause: 'ZO2.3' }
  return { code: 'bok.next', args, clause: contract === 'cicha' ? 'C4' : 'ZG8' }
}

const raiseLines = ({ rules, raises }: Over, counted: readonly boolean[]): readonly Line[] =>
  raises.map((seat, i) => {
    const raise = rules.raises[i] as string
    return counted[i] === true
      ? { code: 'times.raise', args: { seat, raise, n: rules.factor.raise }, clause: 'RZ10' }
      : { code: 'skipped.raise', args: { seat, raise }, clause: 'L11' }
  })
