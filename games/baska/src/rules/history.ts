/** The calls of a hand, and the leads that forehand took back, in the order in which they were made. */
import type { Card, Seat } from '@stolik/core'
import type { Move } from './moves.js'
import type { Spoken } from './view.js'

export interface Step {
  readonly seat: Seat
  readonly move: Move
}

export function beforeCards(calls: readonly Spoken[], takenBack: readonly Card[]): readonly Step[] {
  const steps = calls.map(({ seat, call }) => ({ seat, move: { call } }))
  // The auction ends with a pass. Later calls are raises against a lead, or forehand's answers to them.
  const end = steps.findLastIndex(({ move }) => move.call === 'pas') + 1
  const leads = takenBack.map((card) => ({ seat: 0, move: { card } }))
  const late = steps.slice(end).flatMap((step) => (step.seat === 0 ? [step] : [...leads.splice(0, 1), step]))
  return [...steps.slice(0, end), ...late]
}
