/**
 * Raising on after the auction, until the card that forehand led is covered (`raiseUntil`): whoever has a card to
 * play to it may raise, on turn or not. Then forehand takes their card up again; they may raise in answer, and lead the
 * same card or another. Everyone has seen what they took back.
 */
import { bit, type Seat } from '@stolik/core'
import type { Raise, Rules } from './rules.js'
import type { Call } from './moves.js'
import { nextRaise } from './raises.js'
import { replaced } from './play.js'
import { uncovered } from './uncovered.js'
import type { Play } from './state.js'
import type { View } from './view.js'

/** The raise that the viewer may announce during play, if any. */
export function lateRaise(rules: Rules, view: View): readonly Raise[] {
  if (!uncovered(rules, view)) return []
  const lies = view.trick.length === 1
  const asked = view.seat === view.leader ? !lies && view.takenBack.length > 0 : lies
  return asked ? nextRaise(rules, view) : []
}

/** A raise during play: the card that was led goes back to its hand, if it lies there. */
export function raiseLead(state: Play, seat: Seat, call: Call): Play {
  const { trick, hands, takenBack } = state
  const said = { ...state, calls: [...state.calls, { seat, call }], raises: [...state.raises, seat] }
  const lead = trick[0]
  if (lead === undefined) return said
  const whole = (hands[lead.seat] as number) | bit(lead.card)
  return {
    ...said,
    hands: replaced(hands, lead.seat, whole),
    turn: lead.seat,
    trick: [],
    takenBack: [...takenBack, lead.card],
  }
}
