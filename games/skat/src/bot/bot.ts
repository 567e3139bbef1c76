/** A bot knows only what its view shows. */
import { legal } from '../legal.js'
import { remember, type Memory } from '../memory.js'
import type { Move } from '../moves.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { chooseCall } from './auction.js'
import { chooseCard } from './card.js'
import { announceBest, putAway, takeOrHand } from './contract.js'
import { declined, exchangeMove } from './exchange.js'
import { ramszCard } from './ramsz-cards.js'
import { situation } from './situation.js'

/**
 * The move of a bot whose turn it is. It never gives up, shows its hand to nobody, lets others give up, and makes declarers play out their
 * claims.
 */
export function bot(view: View, memory: Memory = remember(undefined, view)): Move {
  const rules = rulesIn(view)
  const moves = legal(view)
  const playing = view.toAct.includes(view.seat ?? -1)
  switch (view.phase) {
    case 'auction':
      return chooseCall(rules, view, moves)
    case 'skat':
      return takeOrHand(rules, view)
    case 'discard':
      return putAway(rules, view, moves)
    case 'announcement':
      return announceBest(rules, view)
    case 'exchange':
      return exchangeMove(view)
    case 'ramsz':
      return playing ? { kind: 'card', card: ramszCard(view) } : (moves[0] as Move)
    default: {
      if (view.offer !== null) return { kind: view.offer.kind === 'claim' ? 'refuse' : 'accept' }
      const now = playing ? situation(view, memory) : undefined
      return now === undefined ? (moves[0] as Move) : { kind: 'card', card: chooseCard(now) }
    }
  }
}

/** The move for a player whose time has run out: no bid, no exchange, and otherwise the bot's move. */
export function auto(view: View): Move {
  if (view.phase === 'auction') return { kind: 'pass' }
  return view.phase === 'exchange' ? declined(view) : bot(view)
}
