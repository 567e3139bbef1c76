/** Who won, how badly the others lost, and what it costs. */
import type { Seat } from '@stolik/core'
import { countedRaises } from './raises.js'
import type { Contract, Grade, Rules, Side } from './rules.js'
import type { Over } from './state.js'

/** What the table list keeps of a hand. */
export interface Entry {
  readonly contract: Contract
  /** Who called the contract, or played the cicha; null in a zwykła gra. */
  readonly owner: Seat | null
  readonly du: boolean
  /** Raises announced, and how many of them counted. */
  readonly announced: number
  readonly counted: number
  /** A deal of a bok-round. */
  readonly bokRound: boolean
  /** Whether starzy, or who played alone, won. */
  readonly won: boolean
  /** Card points of starzy, and of mlodzi. */
  readonly points: readonly [number, number]
  /** How badly the losers lost; null when one played alone. */
  readonly grade: Grade | null
  /** Points that a loser pays. */
  readonly unit: number
  /** A bok-round follows. */
  readonly bok: boolean
}

const sum = (values: readonly number[], sides: readonly Side[], side: Side): number =>
  values.reduce((total, value, seat) => (sides[seat] === side ? total + value : total), 0)

/** Exact counting of a finished hand (RZ, 2.6). */
export function entryOf(state: Over): Entry {
  const { rules, contract, owner, du, sides } = state
  const points = [sum(state.points, sides, 'starzy'), sum(state.points, sides, 'mlodzi')] as const
  const tricks = sum(state.tricks, sides, 'starzy')
  const won = du ? tricks === 4 : points[0] >= rules.win
  const loser: Side = won ? 'mlodzi' : 'starzy'
  const grade = paired(contract)
    ? gradeOf(rules, loser, won ? points[1] : points[0], won ? 4 - tricks : tricks)
    : null
  const counted = countedRaises(state.raises, sides, contract === 'zwykla' ? null : 'starzy')
  const entry = {
    contract,
    owner,
    du,
    announced: state.raises.length,
    counted: counted.filter(Boolean).length,
    bokRound: state.bokLeft > 0,
    won,
    points,
    grade,
  }
  const tie = points[0] === points[1]
  return { ...entry, unit: stake(rules, entry), bok: tie && rules.bokRound.after.includes(contract) }
}

/** Two against two. */
export const paired = (contract: Contract): contract is 'zwykla' | 'wesele' =>
  contract === 'zwykla' || contract === 'wesele'

/** By the tricks and card points of the losers (RZ2-4, RZ9). */
function gradeOf(rules: Rules, loser: Side, points: number, tricks: number): Grade {
  if (tricks === 0) return 'noTrick'
  return points >= rules.exit[loser] ? 'exit' : 'noExit'
}

type Played = Pick<Entry, 'contract' | 'du' | 'counted' | 'bokRound' | 'won' | 'grade'>

/** Points before anything multiplies them. */
export const base = (rules: Rules, { contract, grade }: Pick<Entry, 'contract' | 'grade'>): number =>
  paired(contract) ? rules.pay.pair[grade ?? 'exit'] : rules.pay[contract]

/** What each loser pays: everything multiplies (L14, K1). */
export function stake(rules: Rules, played: Played): number {
  const { factor } = rules
  return (
    base(rules, played) *
    factor.raise ** played.counted *
    (played.du ? factor.du : 1) *
    (played.bokRound ? factor.bokRound : 1) *
    (played.won ? 1 : factor.lost)
  )
}

/** Points by seat, adding up to 0: who plays alone settles with each of the others. */
export function scoresOf(entry: Entry, sides: readonly Side[]): readonly number[] {
  const share = paired(entry.contract) ? 1 : 3
  return sides.map((side) => {
    const wins = (side === 'starzy') === entry.won
    return (wins ? 1 : -1) * entry.unit * (side === 'starzy' ? share : 1)
  })
}
