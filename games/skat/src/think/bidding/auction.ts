/** How high a player bids: as long as playing is worth more than passing; and whether they take the skat. */
import type { Cards } from '@stolik/core'
import { lowestBid } from '../../rules/bids.js'
import type { Move } from '../../hand/moves.js'
import type { Rules } from '../../rules/rules.js'
import type { View } from '../../rules/view.js'
import type { Model } from './model.js'
import { outlooks, promise, prospects, type Outlooks } from './outlook.js'
import { passing } from './worth.js'

/** A hand that was judged lately: an auction asks about the same hand again and again. */
interface Judged {
  readonly model: Model
  readonly rules: Rules
  readonly hand: Cards
  readonly forehand: boolean
  readonly found: Outlooks
}
const lately: Judged[] = []
const mostKept = 8

/** What a hand promises. The same answer as `outlooks`, kept for a while. */
export function judged(model: Model, rules: Rules, hand: Cards, forehand: boolean): Outlooks {
  const known = lately.find(
    (one) => one.hand === hand && one.forehand === forehand && one.rules === rules && one.model === model,
  )
  if (known !== undefined) return known.found
  const found = outlooks(model, rules, hand, forehand)
  lately.push({ model, rules, hand, forehand, found })
  if (lately.length > mostKept) lately.shift()
  return found
}

/** The highest call of another player; 0 if none of them has bid. */
export const against = ({ calls, seat }: View): number =>
  calls.reduce(
    (top, { seat: by, call, value }) => (by === seat || call === 'pass' ? top : Math.max(top, value)),
    0,
  )

/** How many others may still bid if this player passes and nobody has. */
function stillOpen({ calls, seat }: View): number {
  const passed = new Set(calls.filter(({ call }) => call === 'pass').map((one) => one.seat))
  return [0, 1, 2].filter((other) => other !== seat && !passed.has(other)).length
}

/** What playing at a bid is worth, and what passing is. */
export function playOrPass(
  model: Model,
  rules: Rules,
  view: View,
  bid: number,
): { readonly play: number; readonly pass: number } {
  const { hand, seat } = view
  const theirs = against(view)
  const found = judged(model, rules, hand, seat === 0)
  const { take, hand: fromHand } = prospects(model, rules, found, bid, theirs)
  const passed = { hand, promised: promise(model, found) }
  const pass = passing(rules, model, passed, theirs > 0, stillOpen(view))
  return { play: Math.max(take, fromHand), pass }
}

/** Whether a player wants to play at a bid, rather than pass. */
export function willing(model: Model, rules: Rules, view: View, bid: number): boolean {
  const { play, pass } = playOrPass(model, rules, view, bid)
  return play > pass
}

export function chooseCall(model: Model, rules: Rules, view: View, moves: readonly Move[]): Move {
  const wants = (bid: number): boolean => willing(model, rules, view, bid)
  for (const move of moves) {
    // The lowest value that can be named; a higher one only gives others less to pass at.
    if (move.kind === 'bid') return wants(move.value) ? move : { kind: 'pass' }
    if (move.kind === 'hold') return wants(view.bid) ? move : { kind: 'pass' }
    if (move.kind === 'play') return wants(lowestBid) ? move : { kind: 'pass' }
  }
  return { kind: 'pass' }
}

/** Takes the skat unless a hand game promises more. */
export function takeOrHand(model: Model, rules: Rules, view: View): Move {
  const { hand, seat, bid } = view
  const { take, hand: fromHand } = prospects(
    model,
    rules,
    judged(model, rules, hand, seat === 0),
    bid,
    against(view),
  )
  return { kind: fromHand > take ? 'hand' : 'take' }
}
