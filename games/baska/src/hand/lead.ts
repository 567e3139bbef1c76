/**
 * Raising after the auction, until forehand's first card is covered (`raiseUntil`). Every other player may raise, on turn or
 * not. Forehand then takes the card back, may raise in answer, and leads the same card or another. Everybody has seen the card.
 */
import { bit, type Seat } from '@stolik/core'
import type { Raise, Rules } from '../rules/rules.js'
import type { Call } from '../rules/moves.js'
import { nextRaise } from '../rules/raises.js'
import { replaced } from './play.js'
import { uncovered } from './uncovered.js'
import type { Play } from './state.js'
import type { View } from '../rules/view.js'

/** Returns the raise that the viewer may announce during play, if any. */
export function lateRaise(rules: Rules, view: View): readonly Raise[] {
  if (!uncovered(rules, view)) return []
  const lies = view.trick.length === 1
  const mayRaise = view.seat === view.leader ? !lies && view.takenBack.length > 0 : lies
  return mayRaise ? nextRaise(rules, view) : []
}

/** Applies a raise during play. If a card was led, it goes back to its hand. */
export function raiseLead(state: Play, seat: Seat, call: Call): Play {
  const { trick, hands, takenBack } = state
  const called = { ...state, calls: [...state.calls, { seat, call }], raises: [...state.raises, seat] }
  const lead = trick[0]
  if (lead === undefined) return called
  const whole = (hands[lead.seat] as number) | bit(lead.card)
  return {
    ...called,
    hands: replaced(hands, lead.seat, whole),
    turn: lead.seat,
    trick: [],
    takenBack: [...takenBack, lead.card],
  }
}
