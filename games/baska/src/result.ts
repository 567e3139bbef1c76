/** Who won, how badly the others lost, and what it costs. */
import type { Seat } from '@stolik/core'
import { recognised } from './raises.js'
import { paired, rowOf } from './row.js'
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
  /**
   * Card points of starzy, and of mlodzi: those taken, if the cards were thrown in. Null where a paper list keeps
   * no more than the row of the payment table.
   */
  readonly points: readonly [number, number] | null
  /** The cards were thrown in (R5). */
  readonly thrown: boolean
  /** How badly the losers lost; null when one played alone. */
  readonly grade: Grade | null
  /** Points that a loser pays. */
  readonly unit: number
  /** A bok-round follows. */
  readonly bok: boolean
}

/** The entry of a hand that was played here: its card points are known. */
export type Counted = Entry & { readonly points: readonly [number, number] }

const sum = (values: readonly number[], sides: readonly Side[], side: Side): number =>
  values.reduce((total, value, seat) => (sides[seat] === side ? total + value : total), 0)

/** Exact counting of a finished hand (RZ, 2.6). */
export function entryOf(state: Over): Counted {
  const { rules, contract, owner, du, sides } = state
  const points = [sum(state.points, sides, 'starzy'), sum(state.points, sides, 'mlodzi')] as const
  const { won, grade, tie } = rowOf(rules, contract, du, state.settledAt ?? points[0])
  const counted = recognised(rules, contract, state.raises, sides)
  const entry = {
    contract,
    owner,
    du,
    announced: state.raises.length,
    counted: counted.filter(Boolean).length,
    bokRound: state.bokLeft > 0,
    won,
    points,
    thrown: state.settledAt !== null,
    grade,
  }
  return { ...entry, ...tied(rules, contract, tie, stake(rules, entry)) }
}

/** What equal points make of a stake: perhaps nothing is paid, perhaps a bok-round follows (ZG8, C4, R3). */
export const tied = (
  rules: Rules,
  contract: Contract,
  tie: boolean,
  unit: number,
): Pick<Entry, 'unit' | 'bok'> => ({
  unit: tie && rules.tieUnpaid.includes(contract) ? 0 : unit,
  bok: tie && rules.bokRound.after.includes(contract),
})

type Played = Pick<Entry, 'contract' | 'du' | 'counted' | 'bokRound' | 'won' | 'grade'>

/** Points before anything multiplies them; two against two there is a grade. */
export const base = (rules: Rules, { contract, grade }: Pick<Entry, 'contract' | 'grade'>): number =>
  paired(contract) ? rules.pay.pair[grade as Grade] : rules.pay[contract]

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
