/** A series of deals: seating, bok-rounds, and the table list. */
import type { Chair, Settled, Sheet, SheetRow } from '@stolik/core'
import type { Entry } from './result.js'
import type { Rules } from '../rules/rules.js'
import type { Carry } from '../hand/state.js'
import { contractWord } from '../rules/words.js'

export const dealerOf = (hand: number): Chair => hand % 4

/** The player after the dealer leads. The deal passes clockwise. */
export const seatingOf = (hand: number): readonly Chair[] => [1, 2, 3, 4].map((step) => (hand + step) % 4)

/**
 * Bok-rounds do not overlap (ZO2.3, B4): a tie adds its deals to the remaining ones, and each later deal uses up one of them. Deals
 * left over at the end of the series are dropped (B6).
 */
export function between(rules: Rules, settled: readonly Settled<Entry>[]): Carry {
  const bokLeft = settled.reduce(
    (left, { settlement }) => Math.max(0, left - 1) + (settlement.entry.bok ? rules.bokRound.deals : 0),
    0,
  )
  return { bokLeft }
}

export function sheet(rules: Rules, chairs: number, settled: readonly Settled<Entry>[]): Sheet {
  let totals: readonly number[] = new Array<number>(chairs).fill(0)
  const rows = settled.map((one): SheetRow => {
    const { scores, entry } = one.settlement
    const byChair = totals.map((_, chair) => scores[one.seating.indexOf(chair)] ?? null)
    totals = totals.map((total, chair) => total + (byChair[chair] ?? 0))
    return {
      hand: one.hand,
      dealer: one.dealer,
      ...rowWords(rules, entry),
      owners: entry.owner === null ? [] : [one.seating[entry.owner] as Chair],
      scores: byChair,
      totals,
    }
  })
  return { rows, sums: [], totals }
}

/** Returns the sentence of a row: with card points, or with the grade if a paper list has no points. */
export function rowWords(rules: Rules, entry: Entry): Pick<SheetRow, 'code' | 'args'> {
  const { du, announced, counted, bokRound, bok, thrown, points, won, grade } = entry
  const contract = contractWord(rules, entry.contract)
  const args = { contract, du, raised: announced > 0, announced, counted, bokRound, bok, thrown }
  if (points !== null) return { code: 'row', args: { ...args, points: points[0], against: points[1] } }
  const result = `${won ? 'won' : 'lost'}${grade === null ? '' : `.${grade}`}`
  return { code: 'row.graded', args: { ...args, result } }
}
