/** The table list of a paper table: entries, corrections with consent, and what it comes to. */
import type { Chair, Settled, Sheet } from '@stolik/core'
import { rulesOf } from '../profiles.js'
import { type Entry, scoresOf, stake, tied } from '../result.js'
import type { Rules, Side } from '../rules.js'
import { between, dealerOf, seatingOf, sheet } from '../series.js'
import { total } from '../order.js'
import { paperLines } from '../settle.js'
import { type Fault, faultIn, type PaperDeal, rowIn } from './deal.js'

export interface Correction {
  /** Which deal, from 0. */
  readonly hand: number
  /** What stood there. */
  readonly before: PaperDeal
}

export interface PaperList {
  readonly profile: string
  /** How many deals it has room for: what is left of a bok-round after the last is dropped (B6). */
  readonly length: number
  readonly deals: readonly PaperDeal[]
  readonly corrections: readonly Correction[]
}

/** An empty list; its length is one that the profile plays. */
export function openList(profile: string, length: number): PaperList {
  if (!rulesOf(profile).lengths.includes(length)) throw new RangeError(`no series has ${length} deals`)
  return { profile, length, deals: [], corrections: [] }
}

/** Writes down the next deal, or says why it cannot have been so. */
export function enter(list: PaperList, deal: PaperDeal): PaperList | Fault {
  if (list.deals.length >= list.length) return { fault: 'full', clause: 'B6' }
  const rules = rulesOf(list.profile)
  return (
    faultIn(rules, deal) ??
    bokFault(bokLeftAfter(rules, list.deals), deal) ?? { ...list, deals: [...list.deals, deal] }
  )
}

/**
 * Puts another entry in the place of one, with the consent of all four, as they agree on everything at a table
 * (ZO3). A tie that comes or goes moves the
 * bok-round, so the deals after it are marked anew. What stood there is kept.
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

/** The deals as settled hands, for the table list and for what reads it. */
export const settledIn = ({ profile, deals }: PaperList): readonly Settled<Entry>[] =>
  settledDeals(rulesOf(profile), deals)

/** The list with the scores of each deal and running totals; the totals add up to 0. */
export const sheetOf = (list: PaperList): Sheet => sheet(rulesOf(list.profile), 4, settledIn(list))

/** Bok-rounds follow from the ties before, so a deal is one of theirs or it is not (ZG8, ZO2.3). */
export const bokFault = (bokLeft: number, { bokRound }: PaperDeal): Fault | undefined =>
  bokRound === bokLeft > 0 ? undefined : { fault: 'bok-round', clause: 'ZO2.3' }

const bokLeftAfter = (rules: Rules, before: readonly PaperDeal[]): number =>
  between(rules, settledDeals(rules, before)).bokLeft

/** Each deal marked as the ties before it say. */
const marked = (rules: Rules, deals: readonly PaperDeal[]): readonly PaperDeal[] =>
  deals.reduce<readonly PaperDeal[]>(
    (done, deal) => [...done, { ...deal, bokRound: bokLeftAfter(rules, done) > 0 }],
    [],
  )

const settledDeals = (rules: Rules, deals: readonly PaperDeal[]): readonly Settled<Entry>[] =>
  deals.reduce<readonly Settled<Entry>[]>((done, deal) => [...done, settledDeal(rules, deal, done)], [])

/** A deal that can have been so, after those before it. */
export function settledDeal(
  rules: Rules,
  deal: PaperDeal,
  before: readonly Settled<Entry>[],
): Settled<Entry> {
  const hand = before.length
  const seating = seatingOf(hand)
  const sides = seating.map((chair): Side => (deal.starzy.includes(chair) ? 'starzy' : 'mlodzi'))
  const entry = entryIn(rules, deal, seating)
  const lines = [...paperLines(rules, entry, between(rules, before).bokLeft)]
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
