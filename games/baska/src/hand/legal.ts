/** The legal moves of a viewer, from their view alone. */
import { type Cards, list } from '@stolik/core'
import { openCalls } from './auction-legal.js'
import { type Call, type Move } from '../rules/moves.js'
import { follow, orderFor } from '../rules/order.js'
import { lateRaise } from './lead.js'
import { uncovered } from './uncovered.js'
import { winningCard } from './trick.js'
import { rulesIn } from '../rules/profiles.js'
import { mayThrow, pending } from './throws.js'
import type { View } from '../rules/view.js'

const cardMoves: readonly Move[] = Array.from({ length: 32 }, (_, card) => Object.freeze({ card }))
const throwIn: Move = Object.freeze({ throwIn: true })
const answers: readonly Move[] = Object.freeze([
  Object.freeze({ agree: false }),
  Object.freeze({ agree: true }),
])
const callMoves = new Map<Call, Move>()

function callMove(call: Call): Move {
  let move = callMoves.get(call)
  if (move === undefined) {
    move = Object.freeze({ call })
    callMoves.set(call, move)
  }
  return move
}

/** Returns the cards that the viewer may play now. They must be on turn. Any card may be led (T1, C3, Z3). */
export function playable(view: View): Cards {
  const led = view.trick[0]
  if (led === undefined) return view.hand
  const order = orderFor(rulesIn(view), view.contract)
  return follow(order, view.hand, led.card, winningCard(order, view.trick))
}

export function legal(view: View): readonly Move[] {
  if (view.seat === null) return []
  const rules = rulesIn(view)
  if (!view.toAct.includes(view.seat)) return lateRaise(rules, view).map(callMove)
  if (view.phase === 'auction') return openCalls(rules, view).map(callMove)
  if (pending(view.throws) !== undefined) return answers
  const cards = list(playable(view)).map((card) => cardMoves[card] as Move)
  if (uncovered(rules, view)) return [...cards, ...lateRaise(rules, view).map(callMove)]
  return mayThrow(view) ? [...cards, throwIn] : cards
}
