/** The guide through a hand, from one view alone: what is happening, what may be done, and what a bot would do. */
import { cardName, type Guidance, line, type Line, list, named } from '@stolik/core'
import { type Move, write } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { callReasons, calling } from './calls.js'
import { cardReasons } from './card.js'
import { aims, may, table } from './playing.js'
import { openness } from '../rules/announcement.js'
import { lowestBid } from '../rules/bids.js'
import { gameNames } from '../rules/games.js'

const nothing: Guidance = { now: [], may: [], advice: null }

export function guide(view: View, move: Move | null): Guidance {
  if (move === null) return nothing
  const rules = rulesIn(view)
  const advice = { move: write(move), what: what(move), why: reasons(rules, view, move) }
  if (view.offer !== null)
    return {
      now: [line('offer', '4.3.3', { seat: view.offer.by })],
      may: [line('offer.may', '4.3.3')],
      advice,
    }
  switch (view.phase) {
    case 'auction':
    case 'skat':
    case 'discard':
    case 'announcement':
      return { ...calling(rules, view), advice }
    case 'play':
    case 'ramsz':
      return {
        now: [...(view.tricksWon.some((n) => n > 0) ? [] : aims(view)), ...table(view)],
        may: may(view),
        advice,
      }
    default:
      return { ...nothing, advice }
  }
}

const reasons = (rules: Rules, view: View, move: Move): readonly Line[] =>
  move.kind === 'card' ? cardReasons(view, move.card) : callReasons(rules, view, move)

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
