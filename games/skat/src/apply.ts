/** The one step from state to state. Trusts its input: the door has looked the move up in `legal`. */
import type { Seat } from '@stolik/core'
import { call } from './auction.js'
import { announce, fromHand, putAway, take } from './contract.js'
import { exchange } from './exchange.js'
import type { Move } from './moves.js'
import { playCard } from './play.js'
import { playInRamsz } from './ramsz.js'
import { answer, resign } from './resignation.js'
import type { State } from './state.js'

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
      if (move.kind === 'card') return playCard(state, move.card)
      return move.kind === 'resign' ? resign(state) : answer(state, seat, move.kind === 'accept')
    case 'exchange':
      return exchange(state, seat, move)
    case 'ramsz':
      return move.kind === 'card' ? playInRamsz(state, move.card) : state
    case 'over':
      return state
  }
}
