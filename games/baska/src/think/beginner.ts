/**
 * Plays with the mistakes of a beginner, the same way each time: it looks at its own hand and the trick on the table only. It does not count
 * trumps, does not notice who its partner is, wins with its best card where a small one would do, and keeps its points to itself.
 */
import { type Card, type Cards, count, has, list, toSet } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import { legal, playable } from '../hand/legal.js'
import type { Call, Move } from '../rules/moves.js'
import { orderFor, pointsIn, pointsOf } from '../rules/order.js'
import { rulesIn } from '../rules/profiles.js'
import { pending } from '../hand/throws.js'
import { winningCard } from '../hand/trick.js'
import type { View } from '../rules/view.js'

/** So many card points in hand look like a hand to raise with. */
const rich = 30

/** A beginner plays alone with three of the four highest trumps, and announces a wesele whenever they can. */
function chooseCall(view: View, calls: readonly Call[]): Call {
  const rules = rulesIn(view)
  const strong = (contract: 'gran' | 'zolla'): boolean => {
    const { trumps } = ladderFor(rules, contract)
    return count(view.hand & toSet(trumps.slice(0, 4))) >= 3
  }
  const wanted = calls.find(
    (call) =>
      call === 'wesele' || (call === 'zolla' && strong('zolla')) || (call === 'gran' && strong('gran')),
  )
  if (wanted !== undefined) return wanted
  const raise = calls.find((call) => rules.raises.some((name) => name === call))
  if (raise !== undefined && view.raises.length === 0 && pointsIn(view.hand) >= rich) return raise
  return calls[0] as Call
}

/** Leads what looks best by itself, beats with the best card, and otherwise throws the cheapest, even on the partner's trick. */
function chooseCard(view: View): Card {
  const open = list(playable(view))
  const order = orderFor(rulesIn(view), view.contract)
  const most = (worth: (card: Card) => number): Card =>
    open.reduce((best, card) => (worth(card) > worth(best) ? card : best))
  const beaten = (card: Card): number => count(order.beats[card] as Cards)
  if (view.trick.length === 0) return most((card) => 2 * pointsOf(card) - beaten(card))
  const above = order.beats[winningCard(order, view.trick)] as Cards
  return most((card) => (has(above, card) ? 100 - beaten(card) : -pointsOf(card)))
}

export function beginner(view: View): Move {
  const moves = legal(view)
  if (pending(view.throws) !== undefined) return { agree: true }
  const calls = moves.flatMap((move) => ('call' in move ? [move.call] : []))
  if (calls.length === moves.length) return { call: chooseCall(view, calls) }
  return { card: chooseCard(view) }
}
