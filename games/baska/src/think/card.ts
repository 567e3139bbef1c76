/** The card that pays most on average over all deals that the view allows. */
import { type Budget, type Card, list } from '@stolik/core'
import { ladderFor } from '../ladder.js'
import { playable } from '../legal.js'
import type { Memory } from '../memory.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { likelyCalls } from './believe.js'
import { dealsOf } from './deals.js'
import { byPoints, type Standing, stakesIn } from './stakes.js'
import { valuesOf } from './value.js'

/** The contract as the viewer knows it. */
export const standingOf = ({ contract, owner, du, raises, bokLeft }: View): Standing => ({
  contract,
  owner,
  du,
  raises,
  bokRound: bokLeft > 0,
})

/** How many deals tell cards apart that pay alike if everybody plays well. */
const finely = 96
const alike = 1e-9

/** `view.seat` must be on turn. Undefined if time is up before anything is known. */
export function bestCard(view: View, budget: Budget, memory: Memory | undefined): Card | undefined {
  const open = list(playable(view))
  if (open.length === 1) return open[0]
  const rules = rulesIn(view)
  const ladder = ladderFor(rules, view.contract)
  const deals = dealsOf(view, memory, likelyCalls(view))
  const payments = stakesIn(rules, standingOf(view), deals, view.played)
  const [means] = valuesOf(view, open, ladder, [payments], deals, budget)?.means ?? []
  if (means === undefined) return undefined
  const most = Math.max(...means)
  const best = open.filter((_, i) => (means[i] as number) > most - alike)
  if (best.length === 1) return best[0]
  const effort = finely / Math.max(finely, deals.count)
  const [points = []] =
    valuesOf(view, best, ladder, [byPoints(payments)], deals, { ...budget, effort })?.means ?? []
  return best[Math.max(0, points.indexOf(Math.max(...points)))]
}
