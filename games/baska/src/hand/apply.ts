/** Carries out a move that was found among the legal ones. */
import type { Seat } from '@stolik/core'
import { speak } from './auction.js'
import { raiseLead } from './lead.js'
import type { Move } from '../rules/moves.js'
import { play } from './play.js'
import type { State } from './state.js'
import { answer, offer } from './throwing.js'

/** @throws RangeError for a move of another phase, such as a card in the auction: that is a bug in the caller. */
export function apply(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'auction' && 'call' in move) return speak(state, seat, move.call)
  if (state.phase === 'play') {
    if ('card' in move) return play(state, seat, move.card)
    if ('call' in move) return raiseLead(state, seat, move.call)
    if ('throwIn' in move) return offer(state, seat)
    return answer(state, seat, move.agree)
  }
  throw new RangeError('this move does not belong to this phase')
}
