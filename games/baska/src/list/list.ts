/** The list of a paper table: entries, corrections with consent, and the totals. */
import type { Chair, Settled, Sheet } from '@stolik/core'
import { rulesOf } from '../profiles.js'
import { type Entry, scoresOf, stake, tied } from '../result.js'
import type { Rules, Side } from '../rules.js'
import { between, dealerOf, seatingOf, sheet } from '../series.js'
import { total } from '../order.js'
import { paperLines } from '../settle.js'
import { type Fault, faultIn, type PaperDeal, rowIn } from './deal.js'

export interface Correction {
  /** The number of the deal, from 0. */
  readonly hand: number
  /** The entry before the correction. */
  readonly before: PaperDeal
}

export interface PaperList {
  readonly profile: string
  /** The number of deals that fit. Deals of a bok-round left over after the last one are dropped (B6). */
  readonly length: number
  readonly deals: readonly PaperDeal[]
  readonly corrections: readonly Correction[]
}

/** Returns an empty list. @throws RangeError when the profile has no series of this length. */
export function openList(profile: string, length: number): PaperList {
  if (!rulesOf(profile).lengths.includes(length)) throw new RangeError(`no series has ${length} deals`)
  return { profile, length, deals: [], corrections: [] }
}

/** Adds the next deal, or says why it is impossible. */
export function enter(list: PaperList, deal: PaperDeal): PaperList | Fault {
  if (list.deals.length >= list.length) return { fault: 'full', clause: 'B6' }
  const rules = rulesOf(list.profile)
  return (
    faultIn(rules, deal) ??
    bokFault(bokLeftAfter(rules, list.deals), deal) ?? { ...list, deals: [...list.deals, deal] }
  )
}

/**
 * Replaces one entry, with the consent of all four: they agree on everything at a table (ZO3). A new or removed tie moves the
 * bok-round, so later deals are marked again. The old entry is kept.
 */
export function correct(
  list: PaperList,
  hand: number,
  deal: PaperDeal,
  consents: readonly Chair[],
): PaperList | Fault {
  const rules = rulesOf(list.profile)
  const before = list.deals[hand]
  if (before === undefined) return { fault: 'no-deal', clause: 'RZ1' }
  if (![0, 1, 2, 3].every((chair) => consents.includes(chair))) return { fault: 'consent', clause: 'ZO3' }
  const wrong = faultIn(rules, deal) ?? bokFault(bokLeftAfter(rules, list.deals.slice(0, hand)), deal)
  if (wrong !== undefined) return wrong
  const deals = marked(rules, [...list.deals.slice(0, hand), deal, ...list.deals.slice(hand + 1)])
  return { ...list, deals, corrections: [...list.corrections, { hand, before }] }
}

/** Returns the deals as settled hands, for the table list. */
export const settledIn = ({ profile, deals }: PaperList): readonly Settled<Entry>[] =>
  settledDeals(rulesOf(profile), deals)

/** Returns the list with the scores of each deal and running totals. The totals add up to 0. */
export const sheetOf = (list: PaperList): Sheet => sheet(rulesOf(list.profile), 4, settledIn(list))

/** Bok-rounds follow from earlier ties, so the mark of a deal must agree with them (ZG8, ZO2.3). */
export const bokFault = (bokLeft: number, { bokRound }: PaperDeal): Fault | undefined =>
  bokRound === bokLeft > 0 ? undefined : { fault: 'bok-round', clause: 'ZO2.3' }

const bokLeftAfter = (rules: Rules, before: readonly PaperDeal[]): number =>
  between(rules, settledDeals(rules, before)).bokLeft

/** Marks each deal as the ties before it require. */
const marked = (rules: Rules, deals: readonly PaperDeal[]): readonly PaperDeal[] =>
  deals.reduce<readonly PaperDeal[]>(
    (done, deal) => [...done, { ...deal, bokRound: bokLeftAfter(rules, done) > 0 }],
    [],
  )

const settledDeals = (rules: Rules, deals: readonly PaperDeal[]): readonly Settled<Entry>[] =>
  deals.reduce<readonly Settled<Entry>[]>((done, deal) => [...done, settledDeal(rules, deal, done)], [])

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
