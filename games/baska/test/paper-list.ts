/** A paper list for tests: deals entered one after the other, and what they settle to. */
import type { Settled, Sheet } from '@stolik/core'
import { faultIn, type Fault, type PaperDeal } from '../src/list/deal.js'
import { bokFault, settledDeal } from '../src/list/settle-deal.js'
import type { Entry } from '../src/settle/result.js'
import type { Rules } from '../src/rules/rules.js'
import { between, sheet } from '../src/settle/series.js'

export const settledIn = (rules: Rules, deals: readonly PaperDeal[]): readonly Settled<Entry>[] =>
  deals.reduce<readonly Settled<Entry>[]>((done, deal) => [...done, settledDeal(rules, deal, done)], [])

/** Why the next deal is impossible, if it is. */
export const faultAfter = (rules: Rules, before: readonly PaperDeal[], deal: PaperDeal): Fault | undefined =>
  faultIn(rules, deal) ?? bokFault(between(rules, settledIn(rules, before)).bokLeft, deal)

export const sheetOf = (rules: Rules, deals: readonly PaperDeal[]): Sheet =>
  sheet(rules, 4, settledIn(rules, deals))
