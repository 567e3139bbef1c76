/** What ten cards promise before the first call: every game over all skats, and how high to bid. */
import type { Cards } from '@stolik/core'
import type { Announcement } from '../../rules/announcement.js'
import { bidValues, lowestBid } from '../../rules/bids.js'
import type { Rules } from '../../rules/rules.js'
import { chanceAt, outlooks, promise, prospects, worthOf, type Outlook, type Outlooks } from './outlook.js'
import { weights } from './weights.js'
import { passing, type Passed } from './worth.js'

export interface PromisedGame {
  readonly announcement: Announcement
  /** The value that it has at least when it is made, whatever the skat is. */
  readonly value: number
  /** How often it is made at a table, from 0 to 1. */
  readonly made: number
  /** The points of a tournament to expect at the lowest bid, less what the others get on average. */
  readonly points: number
}

export interface Promised {
  /** The highest value at which a master would play rather than pass; null to pass. */
  readonly bid: number | null
  /** What passing is worth, in the same points. */
  readonly pass: number
  /** The best first. */
  readonly games: readonly PromisedGame[]
}

/** A game over all skats, each with the discard that suits it best. */
function overall(rules: Rules, all: readonly Outlook[]): PromisedGame {
  const mean = (of: (one: Outlook) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length
  return {
    announcement: (all[0] as Outlook).announcement,
    value: Math.min(...all.map(({ sure }) => sure)),
    made: mean((one) => chanceAt(weights, one, 0)),
    points: mean((one) => worthOf(weights, rules, one, lowestBid, 0)),
  }
}

/** The highest value at which a master would rather play than pass: another player has called it, and waits for the answer. */
function limit(rules: Rules, passed: Passed, found: Outlooks, pass: number): number | null {
  const answered = passing(rules, weights, passed, true, 0)
  let most: number | null = null
  for (const bid of bidValues(rules)) {
    const { take, hand: fromHand } = prospects(weights, rules, found, bid, bid === lowestBid ? 0 : bid)
    if (Math.max(take, fromHand) > (bid === lowestBid ? pass : answered)) most = bid
    else if (bid >= lowestBid) break
  }
  return most
}

/** @param seat 0 is forehand, who leads */
export function promised(rules: Rules, hand: Cards, seat: number): Promised {
  const found = outlooks(weights, rules, hand, seat === 0)
  const passed = { hand, promised: promise(weights, found) }
  const pass = passing(rules, weights, passed, false, 2)
  const first = found.skats[0] ?? []
  const taken = first.map((_, i) =>
    overall(
      rules,
      found.skats.map((all) => all[i] as Outlook),
    ),
  )
  const fromHand = found.hand.map((one) => overall(rules, [one]))
  const games = [...taken, ...fromHand].toSorted((a, b) => b.points - a.points)
  return { bid: limit(rules, passed, found, pass), pass, games }
}
