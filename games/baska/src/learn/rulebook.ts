/** The rules of Baśka beside a table: the chapters for its profile, and the passage that matters now. */
import { baseOf, type Rulebook } from '@stolik/core'
import { rulesIn, rulesOf } from '../rules/profiles.js'
import type { Contract } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { chapters } from './chapters.js'

export const rulebook: Rulebook<View> = {
  chapters: (profile, view) => chapters(view?.rules ?? rulesOf(baseOf(profile))),
  matters,
}

/** Contracts of one against three. */
const alone: ReadonlySet<Contract> = new Set(['cicha', 'gran', 'zolla'])

function matters(view: View): string {
  switch (view.phase) {
    case 'auction':
      return auction(view)
    case 'play':
      return view.trick.length === 0 ? 'play.first' : 'play.beat'
    case 'over':
      return alone.has(view.contract) ? 'settlement.alone' : 'settlement.grades'
  }
}

function auction(view: View): string {
  if (view.raises.length > 0) return 'bidding.raises'
  if (view.contract !== 'zwykla' || view.mustBid) return 'bidding.contracts'
  return rulesIn(view).asks ? 'bidding.asks' : 'bidding.order'
}
