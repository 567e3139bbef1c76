/** The view of a seat: the only place where secrets are left out. */
import { count, none, type Cards, type Seat } from '@stolik/core'
import { pointsOf, toAct, tricksOf, trumpOf, type State } from './state.js'
import type { View } from './view.js'

export const view = (state: State, seat: Seat | null): View => ({
  profile: state.rules.id,
  phase: state.phase,
  seat,
  toAct: toAct(state),
  hand: seat === null ? none : (state.hands[seat] as Cards),
  left: state.hands.map(count),
  trump: trumpOf(state),
  turned: state.stock.at(-1) ?? null,
  stock: state.stock.length,
  closed: state.closed?.seat ?? null,
  leader: state.leader,
  led: state.led,
  lastTrick: state.tricks.at(-1) ?? null,
  tricks: tricksOf(state),
  points: pointsOf(state),
  marriages: state.marriages,
  extra: state.carry.extra,
  disclosure:
    state.phase === 'over'
      ? { hands: state.deal.hands, stock: [...state.deal.stock, state.deal.turned] }
      : null,
})
