/** What each card of a position is worth as its player saw it: in how many deals that fit what they knew their side wins. */
import { list, type Card } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import { playable } from '../hand/legal.js'
import { total } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import { likelyCalls } from '../think/believe.js'
import { standingOf } from '../think/card.js'
import { dealsOf, spread } from '../think/deals.js'
import { stakesIn, type Payments, type Stakes } from '../think/stakes.js'
import { valuesOf } from '../think/value.js'
import type { Position } from './positions.js'

/** So many deals are looked into for a card, or all if there are fewer. */
const mostDeals = 2_000

/** Payments by the same card points, of something that more points of starzy bring them: the others get as much less. */
function by(payments: Payments, worth: (reach: number, stakes: Stakes) => number, all: number): Payments {
  const known = new Map<Stakes, Stakes>()
  return (deal) => {
    const stakes = payments(deal)
    const found = known.get(stakes) ?? {
      ...stakes,
      pays: stakes.pays.map((_, reach) =>
        stakes.sides.map((side) => (side === 'starzy' ? worth(reach, stakes) : all - worth(reach, stakes))),
      ),
    }
    known.set(stakes, found)
    return found
  }
}

export interface SeenChances {
  /** For each card the share of deals, from 0 to 1, in which the player's side wins. */
  readonly chances: ReadonlyMap<Card, number>
  /** For each card, how many steps of the payment it leaves the player's side on average, but for the one of winning. */
  readonly grades: ReadonlyMap<Card, number>
}

export function seenChances({ view, memory }: Pick<Position, 'view' | 'memory'>): SeenChances {
  const rules = rulesIn(view)
  const cards = list(playable(view))
  const deals = spread(dealsOf(view, memory, likelyCalls(view)), mostDeals)
  const payments = stakesIn(rules, standingOf(view), deals, view.played)
  const limit = view.du ? total : rules.win
  const wins = (reach: number, { limits }: Stakes): number =>
    Number(limits.findIndex((one) => one >= limit) < reach)
  const budget = { effort: 1, over: () => false }
  const ladder = ladderFor(rules, view.contract)
  const kinds = [by(payments, wins, 1), by(payments, (reach, stakes) => reach - wins(reach, stakes), 0)]
  const means = valuesOf(view, cards, ladder, kinds, deals, budget)?.means ?? []
  const byCard = (kind: number): ReadonlyMap<Card, number> =>
    new Map(cards.map((card, i) => [card, means[kind]?.[i] as number]))
  return { chances: byCard(0), grades: byCard(1) }
}
