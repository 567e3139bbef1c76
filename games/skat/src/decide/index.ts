/** Judges the choices before the first card of a recorded hand: what to put away, and whether to bid. Only commands and tests load this. */
import { firstState, momentsOf, type Decide } from '@stolik/core'
import { sets } from '../rules/knobs.js'
import { play, type SkatShapes } from '../game/playing.js'
import { callIn } from './call.js'
import { discardIn } from './discard.js'

export const decide: Decide = (record, step) => {
  let state = firstState<SkatShapes>(play, sets, record)
  const moves = record.moves.slice(0, step)
  let made = 0
  for (const { before, after } of momentsOf<SkatShapes>(play, sets, { ...record, moves })) {
    if (before.phase === 'play') return undefined
    state = after
    made++
  }
  const [seat] = state === undefined || made < moves.length ? [] : play.toAct(state)
  if (state === undefined || seat === undefined) return undefined
  if (state.phase === 'auction') return callIn(state, seat)
  return state.phase === 'discard' ? discardIn(state, seat) : undefined
}
