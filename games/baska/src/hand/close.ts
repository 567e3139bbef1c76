/** Ends the play: after the last card, or when the cards are thrown in (R5). */
import type { Over, Play } from './state.js'

/** For `settledAt`, see `Over`. */
export const close = (state: Play, settledAt: number | null): Over => ({
  phase: 'over',
  rules: state.rules,
  bokLeft: state.bokLeft,
  dealt: state.dealt,
  mustBid: state.mustBid,
  calls: state.calls,
  contract: state.contract,
  owner: state.owner,
  du: state.du,
  raises: state.raises,
  sides: state.sides,
  hands: state.hands,
  leader: state.leader,
  past: state.past,
  tricks: state.tricks,
  points: state.points,
  throws: state.throws,
  settledAt,
})
