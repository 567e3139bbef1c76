import { suitOf, type Card, type Cards, type Seat } from '@stolik/core'
import type { Carry, Rules } from './rules.js'
import type { Call, Trick } from './view.js'

export interface Deal {
  readonly hands: readonly Cards[]
  readonly aside: Cards
}

interface Common {
  readonly rules: Rules
  readonly carry: Carry
  readonly deal: Deal
  /** What each seat still holds. */
  readonly hands: readonly Cards[]
  readonly calls: readonly Call[]
  readonly tricks: readonly Trick[]
}
interface Bidding extends Common {
  readonly phase: 'bidding'
}
interface Playing extends Common {
  readonly phase: 'playing'
  readonly bidder: Seat
  readonly bid: number
  readonly trick: Trick
}
interface Over extends Common {
  readonly phase: 'over'
  /** null when all passed. */
  readonly bidder: Seat | null
  readonly bid: number
  readonly conceded: boolean
}
export type State = Bidding | Playing | Over

/** R4 The winner of a full trick: a lower card number is a higher rank. */
export function winner({ leader, cards }: Trick): Seat {
  const led = cards[0] as Card
  const best = Math.min(...cards.filter((card) => suitOf(card) === suitOf(led)))
  return (leader + cards.indexOf(best)) % 3
}

/** Tricks won by each seat. */
export const won = (tricks: readonly Trick[]): number[] =>
  [0, 1, 2].map((seat) => tricks.filter((trick) => winner(trick) === seat).length)

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'bidding') return [state.calls.length]
  return state.phase === 'over' ? [] : [(state.trick.leader + state.trick.cards.length) % 3]
}
