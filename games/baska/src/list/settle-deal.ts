/** Settles deals of a list. */
import type { Chair, Settled } from '@stolik/core'
import { total } from '../rules/order.js'
import { type Entry, scoresOf, stake, tied } from '../settle/result.js'
import type { Rules, Side } from '../rules/rules.js'
import { between, dealerOf, seatingOf } from '../settle/series.js'
import { paperLines } from '../settle/settle.js'
import { type Fault, type PaperDeal, rowIn } from './deal.js'

/** Bok-rounds follow from earlier ties, so the mark of a deal must agree with them (ZG8, ZO2.3). */
export const bokFault = (bokLeft: number, { bokRound }: PaperDeal): Fault | undefined =>
  bokRound === bokLeft > 0 ? undefined : { fault: 'bok-round', clause: 'ZO2.3' }

/** Settles a possible deal after those before it. */
export function settledDeal(
  rules: Rules,
  deal: PaperDeal,
  before: readonly Settled<Entry>[],
): Settled<Entry> {
  const hand = before.length
  const seating = seatingOf(hand)
  const sides = seating.map((chair): Side => (deal.starzy.includes(chair) ? 'starzy' : 'mlodzi'))
  const entry = entryIn(rules, deal, seating)
  const lines = paperLines(rules, entry, between(rules, before).bokLeft)
  return {
    hand,
    dealer: dealerOf(hand),
    seating,
    settlement: { scores: scoresOf(entry, sides), lines, entry },
  }
}

function entryIn(rules: Rules, deal: PaperDeal, seating: readonly Chair[]): Entry {
  const { contract, du, announced, counted, bokRound, result, starzy } = deal
  const { won, grade, tie } = rowIn(rules, deal)
  const owner = contract === 'zwykla' ? null : seating.indexOf(starzy[0] as Chair)
  const points = 'points' in result ? ([result.points, total - result.points] as const) : null
  const entry = { contract, owner, du, announced, counted, bokRound, won, points, thrown: false, grade }
  return { ...entry, ...tied(rules, contract, tie, stake(rules, entry)) }
}
