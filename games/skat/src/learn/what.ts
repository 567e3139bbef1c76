/** Moves in words. */
import { cardName, line, list, named, type Line } from '@stolik/core'
import { openness } from '../announcement.js'
import { lowestBid } from '../bids.js'
import { gameNames } from '../games.js'
import type { Move } from '../moves.js'

/** Describes the move. */
export function what(move: Move): Line {
  switch (move.kind) {
    case 'card':
      return line('do.card', '', { card: cardName(move.card) })
    case 'bid':
      return line('do.bid', '', { value: move.value })
    case 'play':
      return line('do.play', '', { value: lowestBid })
    case 'discard':
      return line('do.discard', '', { cards: named(list(move.cards)) })
    case 'announce':
      return line('do.announce', '', {
        game: gameNames[move.announcement.game],
        hand: move.announcement.hand,
        ouvert: openness(move.announcement),
      })
    default:
      return line(`do.${move.kind}`, '')
  }
}
