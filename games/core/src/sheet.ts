/** The table list (Lista Stolikowa): a row per hand, a column per chair, running totals, and a summary below. */
import type { Chair } from './seat.js'
import type { Arg, Settlement } from './settlement.js'

/** A settled hand of a series, with the chairs that played it. */
export interface Settled<E extends object = object> {
  /** From 0. */
  readonly hand: number
  readonly dealer: Chair
  /** The chair of each seat. */
  readonly seating: readonly Chair[]
  readonly settlement: Settlement<E>
}

export interface SheetRow {
  /** From 0. */
  readonly hand: number
  readonly dealer: Chair
  /**
   * The code of the sentence in the game's catalogue that says what was played: the contract, then its details
   * after a comma.
   */
  readonly code: string
  readonly args: Readonly<Record<string, Arg>>
  /** The chairs whose entry is shown in bold, such as the declarer's. */
  readonly owners: readonly Chair[]
  /** Score of this hand per chair; null if nothing is written. */
  readonly scores: readonly (number | null)[]
  /** Running total per chair after this hand. */
  readonly totals: readonly number[]
}

/** A line below the list, such as won games or the bonus. */
export interface SheetSum {
  readonly code: string
  readonly clause: string
  readonly values: readonly number[]
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly sums: readonly SheetSum[]
  /** The final total of each chair: the last line. */
  readonly totals: readonly number[]
}

/** Makes a table list with everybody's score and nothing below the totals. `told` says what was played. */
export function plainSheet<E extends object>(
  chairs: number,
  settled: readonly Settled<E>[],
  lineOf: (hand: Settled<E>) => Pick<SheetRow, 'code' | 'args'>,
): Sheet {
  let totals = Array.from({ length: chairs }, () => 0)
  const rows = settled.map((one): SheetRow => {
    const { hand, dealer, seating, settlement } = one
    const scores = totals.map((_, chair) => settlement.scores[seating.indexOf(chair)] ?? null)
    totals = totals.map((total, chair) => total + (scores[chair] ?? 0))
    return { hand, dealer, ...lineOf(one), owners: [], scores, totals }
  })
  return { rows, sums: [], totals }
}
