/** Why to bid or to pass: how often the best game would be made, and what playing is worth. */
import { line, type Line } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { lowestBid } from '../rules/bids.js'
import type { Move } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import { against, judged, playOrPass } from '../think/bidding/auction.js'
import { chanceAt, worthOf, type Outlook } from '../think/bidding/outlook.js'
import { weights } from '../think/bidding/weights.js'
import type { View } from '../rules/view.js'
import { gameArgs, percent } from './args.js'

/** The bid that a call is about. */
export const bidOf = (view: View, move: Move): number =>
  move.kind === 'bid' ? move.value : Math.max(view.bid, lowestBid)

export function callWhy(view: View, move: Move): Line {
  const rules = rulesIn(view)
  const { play, pass } = playOrPass(weights, rules, view, bidOf(view, move))
  const { announcement, made } = bestGame(view, bidOf(view, move))
  const args = { ...gameArgs(announcement), n: percent(made), gain: Math.abs(Math.round(play - pass)) }
  if (move.kind !== 'pass') return line('hint.play', '', args)
  return line(play > pass ? 'hint.passNear' : 'hint.pass', '', args)
}

/** A game over all skats that may lie there, each with the discard that suits it best. */
export interface GameAhead {
  readonly announcement: Announcement
  /** How often it is made at a table, from 0 to 1. */
  readonly made: number
  readonly worth: number
}

/** Every game that a player may have in mind at a bid. */
export function gamesAhead(view: View, bid: number): readonly GameAhead[] {
  const rules = rulesIn(view)
  const theirs = against(view)
  const { skats, hand } = judged(weights, rules, view.hand, view.seat === 0)
  const taken = (skats[0] ?? []).map((_, i) => skats.map((all) => all[i] as Outlook))
  return [...taken, ...hand.map((one) => [one])].map((all) => {
    const mean = (of: (one: Outlook) => number): number =>
      all.reduce((sum, one) => sum + of(one), 0) / all.length
    return {
      announcement: (all[0] as Outlook).announcement,
      made: mean((one) => chanceAt(weights, one, theirs)),
      worth: mean((one) => worthOf(weights, rules, one, bid, theirs)),
    }
  })
}

/** The one that is worth most. */
export const bestGame = (view: View, bid: number): GameAhead =>
  gamesAhead(view, bid).reduce((best, one) => (one.worth > best.worth ? one : best))
