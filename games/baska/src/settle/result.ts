/** The result of a hand: who won, how badly the others lost, and what it costs. */
import type { Seat } from '@stolik/core'
import { paired, rowOf } from '../rules/row.js'
import type { Contract, Grade, Rules, Side } from '../rules/rules.js'
import type { Over } from '../hand/state.js'

/** The data of a hand that the table list stores. */
export interface Entry {
  readonly contract: Contract
  /** The caller of the contract, or the player of the cicha; null in a zwykła gra. */
  readonly owner: Seat | null
  readonly du: boolean
  /** Raises announced, and how many of them counted. */
  readonly announced: number
  readonly counted: number
  /** The deal belonged to a bok-round. */
  readonly bokRound: boolean
  /** Whether starzy, or the lone player, won. */
  readonly won: boolean
  /**
   * Card points of starzy, and of mlodzi. If the cards were thrown in, the points taken until then. Null if a paper list has
   * only the row of the payment table.
   */
  readonly points: readonly [number, number] | null
  /** Whether the cards were thrown in (R5). */
  readonly thrown: boolean
  /** How badly the losers lost; null when one player was alone. */
  readonly grade: Grade | null
  /** Points that each loser pays. */
  readonly unit: number
  /** Whether a bok-round follows. */
  readonly bok: boolean
}

/** The entry of a hand played here, so its card points are known. */
export type Counted = Entry & { readonly points: readonly [number, number] }

const sum = (values: readonly number[], sides: readonly Side[], side: Side): number =>
  values.reduce((total, value, seat) => (sides[seat] === side ? total + value : total), 0)

/** Counts a finished hand exactly, with the raises that count (RZ, 2.6). */
export function entryOf(state: Over, recognised: readonly boolean[]): Counted {
  const { rules, contract, owner, du, sides } = state
  const points = [sum(state.points, sides, 'starzy'), sum(state.points, sides, 'mlodzi')] as const
  const { won, grade, tie } = rowOf(rules, contract, du, state.settledAt ?? points[0])
  const counted = recognised.reduce((n, counts) => (counts ? n + 1 : n), 0)
  const bokRound = state.bokLeft > 0
  const stakes = stake(rules, { contract, du, counted, bokRound, won, grade })
  const { unit, bok } = tied(rules, contract, tie, stakes)
  return {
    contract,
    owner,
    du,
    announced: state.raises.length,
    counted,
    bokRound,
    won,
    points,
    thrown: state.settledAt !== null,
    grade,
    unit,
    bok,
  }
}

/** Applies a tie: perhaps nothing is paid, perhaps a bok-round follows (ZG8, C4, R3, K12). */
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

/** Returns the points before any factor (W5, RZ6, RZP). Two against two, they depend on the grade. */
export const base = (rules: Rules, { contract, grade }: Pick<Entry, 'contract' | 'grade'>): number =>
  paired(contract) ? rules.pay.pair[grade as Grade] : rules.pay[contract]

/** Returns what each loser pays: all factors multiply (L14, K1-2, B2). */
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

/** Returns the points by seat, adding up to 0 (ZO2). A lone player settles with each of the others. */
export function scoresOf(
  entry: Pick<Entry, 'contract' | 'won' | 'unit'>,
  sides: readonly Side[],
): readonly number[] {
  const share = paired(entry.contract) ? 1 : 3
  return sides.map((side) => {
    const wins = (side === 'starzy') === entry.won
    // Adding 0 avoids −0 where a tie is not paid.
    return 0 + (wins ? 1 : -1) * entry.unit * (side === 'starzy' ? share : 1)
  })
}
