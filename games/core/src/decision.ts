/** What can be judged before the first card of a hand: what to put away, and what to call. A game brings its own, or none. */
import type { ProblemChoice } from './problem.js'
import type { HandRecord } from './record.js'
import type { Seat } from './seat.js'

/** A choice before the first card, as its player saw it. */
export interface Decision {
  readonly kind: 'discard' | 'call'
  readonly seat: Seat
  /** What may be chosen, as text: every discard, or the calls that are judged. */
  readonly moves: readonly string[]
  /** The move that the player makes afterwards, if the choices are judged for it: the game that a discard is for. */
  readonly next: string | null
  /** The game's word for what it is about. */
  readonly theme: string
  readonly choices: readonly ProblemChoice[]
  /** Whether the difference between the best two is more than chance explains: few deals may fit. */
  readonly sure: boolean
  /** Which of the moves a legal move counts as: somebody may bid higher than they have to. */
  readonly choiceOf: (move: string) => string
}

/** Judges the choice before the move of a step; undefined if there is none that can be judged. It does not depend on the moves from there on. */
export type Decide = (record: HandRecord, step: number) => Decision | undefined
