/** What a player's own cards promise at a call: by the judgement by which masters bid. */
import type { Cards } from '@stolik/core'
import { lowestBid } from '../bids.js'
import { nullGame } from '../games.js'
import type { Rules } from '../rules.js'
import { schneiderIfMade } from '../think/bidding/model.js'
import { chanceAt, outlooks, type Outlook, type Outlooks } from '../think/bidding/outlook.js'
import { weights } from '../think/bidding/weights.js'

/** The chance of making a game and reaching the value that was called; the schneider may bring what is missing. */
function reaching(rules: Rules, one: Outlook, value: number): number {
  const { announcement, sure, logit, open } = one
  const made = chanceAt(weights, one, 0)
  if (sure >= value) return made
  const { game } = announcement
  if (game === nullGame || open || sure + rules.bases[game] < value) return 0
  return made * schneiderIfMade(weights, game, logit)
}

/** The chance of the best game for a value, over all skats that may lie there; a value of 0 asks for any game. */
export function chanceOfCall(rules: Rules, found: Outlooks, value: number): number {
  const best = (all: readonly Outlook[]): number =>
    all.reduce((top, one) => Math.max(top, reaching(rules, one, Math.max(value, lowestBid))), 0)
  const taken = found.skats.reduce((sum, all) => sum + best(all), 0) / found.skats.length
  return Math.max(taken, best(found.hand))
}

/** One of so many skats is looked at: 33 of them tell a chance well enough. */
const fewer = 7

/** Judges each hand once, when it is first asked about. */
export function judging(rules: Rules, hands: readonly Cards[]): (seat: number, value: number) => number {
  const found = new Map<number, Outlooks>()
  return (seat, value) => {
    const known = found.get(seat) ?? outlooks(weights, rules, hands[seat] as Cards, seat === 0, fewer)
    found.set(seat, known)
    return chanceOfCall(rules, known, value)
  }
}
