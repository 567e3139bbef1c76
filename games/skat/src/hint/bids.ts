/** Why to bid or to pass: how often the best game would be made, and what playing is worth. */
import { line, type Line } from '@stolik/core'
import { lowestBid } from '../bids.js'
import type { Move } from '../moves.js'
import { rulesIn } from '../profiles.js'
import { against, judged, playOrPass } from '../think/bidding/auction.js'
import { chanceAt, worthOf, type Outlook } from '../think/bidding/outlook.js'
import { weights } from '../think/bidding/weights.js'
import type { View } from '../view.js'
import { gameArgs, percent } from './args.js'

/** The bid that a call is about. */
const bidOf = (view: View, move: Move): number =>
  move.kind === 'bid' ? move.value : Math.max(view.bid, lowestBid)

export function callWhy(view: View, move: Move): Line {
  const rules = rulesIn(view)
  const { play, pass } = playOrPass(weights, rules, view, bidOf(view, move))
  const { announcement, made } = bestGame(view, bidOf(view, move))
  const args = { ...gameArgs(announcement), n: percent(made), gain: Math.abs(Math.round(play - pass)) }
  if (move.kind !== 'pass') return line('hint.play', '', args)
  return line(play > pass ? 'hint.passNear' : 'hint.pass', '', args)
}

/** The game that is worth most over all skats that may lie there, each with the discard that suits it best. */
export function bestGame(view: View, bid: number): Pick<Outlook, 'announcement'> & { readonly made: number } {
  const rules = rulesIn(view)
  const theirs = against(view)
  const { skats, hand } = judged(weights, rules, view.hand, view.seat === 0)
  const taken = (skats[0] ?? []).map((_, i) => skats.map((all) => all[i] as Outlook))
  const rows = [...taken, ...hand.map((one) => [one])].map((all) => {
    const mean = (of: (one: Outlook) => number): number =>
      all.reduce((sum, one) => sum + of(one), 0) / all.length
    return {
      announcement: (all[0] as Outlook).announcement,
      made: mean((one) => chanceAt(weights, one, theirs)),
      worth: mean((one) => worthOf(weights, rules, one, bid, theirs)),
    }
  })
  return rows.reduce((best, one) => (one.worth > best.worth ? one : best))
}
