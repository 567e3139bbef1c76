/** What each card of a position is worth as its player saw it: in how many deals that fit what they knew their side wins. */
import { list, type Card } from '@stolik/core'
import { ladderFor } from '../ladder.js'
import { playable } from '../legal.js'
import { total } from '../order.js'
import { rulesIn } from '../profiles.js'
import { likelyCalls } from '../think/believe.js'
import { standingOf } from '../think/card.js'
import { dealsOf } from '../think/deals.js'
import { stakesIn, type Payments, type Stakes } from '../think/stakes.js'
import { valuesOf } from '../think/value.js'
import type { Position } from './positions.js'

/** So many deals are looked into for a card, or all if there are fewer. */
const mostDeals = 2_000

/** Payments of one to each seat of the side that wins. */
function byWinning(payments: Payments, limit: number): Payments {
  const known = new Map<Stakes, Stakes>()
  return (deal) => {
    const stakes = payments(deal)
    const found = known.get(stakes) ?? {
      ...{ side: stakes.side, sides: stakes.sides, limits: [limit], decisive: 0 },
      pays: [
        stakes.sides.map((side) => (side === 'starzy' ? 0 : 1)),
        stakes.sides.map((side) => (side === 'starzy' ? 1 : 0)),
      ],
    }
    known.set(stakes, found)
    return found
  }
}

/** Returns for each card the share of deals, from 0 to 1, in which the player's side wins. */
export function seenChances({ view, memory }: Pick<Position, 'view' | 'memory'>): ReadonlyMap<Card, number> {
  const rules = rulesIn(view)
  const cards = list(playable(view))
  const deals = dealsOf(view, memory, likelyCalls(view))
  const payments = stakesIn(rules, standingOf(view), deals, view.played)
  const limit = view.du ? total : rules.win
  const budget = { effort: Math.min(1, mostDeals / deals.count), over: () => false }
  const ladder = ladderFor(rules, view.contract)
  const [means = []] = valuesOf(view, cards, ladder, [byWinning(payments, limit)], deals, budget)?.means ?? []
  return new Map(cards.map((card, i) => [card, means[i] as number]))
}
