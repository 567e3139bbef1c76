/** How the master bids, discards and announces. */
import type { Budget, Random } from '@stolik/core'
import { legal } from '../../hand/legal.js'
import type { Move } from '../../hand/moves.js'
import { rulesIn } from '../../rules/profiles.js'
import type { View } from '../../rules/view.js'
import { chooseCall, takeOrHand } from './auction.js'
import { announceBest, putAway } from './declare.js'
import { exchangeMove } from '../../bot/exchange.js'
import type { Model } from './model.js'
import { weights } from './weights.js'

/** The move before the first card; undefined in the play, and if the budget does not suffice. */
export function bidding(
  view: View,
  budget: Budget,
  random: Random,
  model: Model = weights,
): Move | undefined {
  if (!(budget.effort > 0)) return undefined
  const rules = rulesIn(view)
  switch (view.phase) {
    case 'auction':
      return chooseCall(model, rules, view, legal(view))
    case 'skat':
      return takeOrHand(model, rules, view)
    case 'discard':
      return putAway(model, rules, view, budget, random)
    case 'announcement':
      return announceBest(model, rules, view, budget, random)
    case 'exchange':
      return exchangeMove(view)
    default:
      return undefined
  }
}
