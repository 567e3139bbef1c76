/** Returns the state after a move. It trusts its input: callers have already found the move in `legal`. */
import type { Seat } from '@stolik/core'
import { call } from './auction.js'
import { announce, fromHand, putAway, take } from './contract.js'
import { exchange } from './exchange.js'
import type { Move } from './moves.js'
import { playCard } from './play.js'
import { answer, claim, concede, open, resign } from './offers.js'
import { playInRamsz } from './ramsz.js'
import type { Over, Playing, Ramsz, State } from './state.js'

export function apply(state: State, seat: Seat, move: Move): State {
  switch (state.phase) {
    case 'auction':
      return call(state, move)
    case 'skat':
      return move.kind === 'take' ? take(state) : fromHand(state)
    case 'discard':
      return move.kind === 'discard' ? putAway(state, move.cards) : state
    case 'announcement':
      return move.kind === 'announce' ? announce(state, move.announcement) : state
    case 'play':
      return move.kind === 'card'
        ? playCard(state, move.card)
        : (looked(state, move) ?? ending(state, seat, move))
    case 'exchange':
      return exchange(state, seat, move)
    case 'ramsz':
      return move.kind === 'card' ? playInRamsz(state, move.card) : (looked(state, move) ?? state)
    case 'over':
      return state
  }
}

/** A dealer who sits out asks to look into a hand, or its owner lets them; undefined for any other move (pzskat 3.5.4). */
function looked<S extends Playing | Ramsz>(s: S, move: Move): S | undefined {
  if (move.kind === 'look') return { ...s, look: { at: move.seat, granted: false } }
  return move.kind === 'show' && s.look !== null ? { ...s, look: { ...s.look, granted: true } } : undefined
}

/** Handles offers to end the game, and the answers to them (4.3). */
function ending(state: Playing, seat: Seat, move: Move): Playing | Over {
  switch (move.kind) {
    case 'resign':
      return resign(state)
    case 'concede':
      return concede(state, seat)
    case 'claim':
      return claim(state, move.level)
    case 'open':
      return open(state, seat)
    default:
      return answer(state, seat, move.kind === 'accept')
  }
}
