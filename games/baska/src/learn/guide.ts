/** The guide through a hand, from one view alone: what is happening, what is legal, and what a bot would do. */
import { cardName, type Guidance, line, type Line } from '@stolik/core'
import { type Move, write } from '../rules/moves.js'
import { rulesIn } from '../rules/profiles.js'
import { pending } from '../hand/throws.js'
import type { View } from '../rules/view.js'
import { callWord, contractWord } from '../rules/words.js'
import { callReasons, calling } from './calls.js'
import { cardReasons } from './card.js'
import { may, table } from './playing.js'
import { aim, ownSide, trumpLine } from './sides.js'

export function guide(view: View, move: Move | null): Guidance {
  if (move === null) return { now: [], may: [], advice: null }
  const advice = { move: write(move), what: what(view, move), why: reasons(view, move) }
  if (view.phase === 'auction') return { ...calling(view), advice }
  const offer = pending(view.throws)
  if (offer !== undefined)
    return { now: [line('offer', 'R5', { seat: offer.seat })], may: [line('offer.may', 'R5')], advice }
  const begins =
    view.lastTrick === null
      ? [contract(view), trumpLine(view), ...ownSide(view), ...aim(view)]
      : ownSide(view)
  return { now: [...begins, ...table(view)], may: may(view), advice }
}

const contract = (view: View): Line => {
  const { owner, seat } = view
  const args = { contract: contractWord(rulesIn(view), view.contract) }
  if (owner === null) return line('play.nobody', 'L5', args)
  return owner === seat ? line('play.you', 'L6', args) : line('play.other', 'L6', { ...args, seat: owner })
}

function reasons(view: View, move: Move): readonly Line[] {
  if ('call' in move) return callReasons(view, move.call)
  return 'card' in move ? cardReasons(view, move.card) : []
}

/** Describes the move in words. */
export function what(view: View, move: Move): Line {
  if ('call' in move) return line(`do.${callWord(rulesIn(view), move.call)}`, '')
  if ('card' in move) return line('do.card', '', { card: cardName(move.card) })
  if ('throwIn' in move) return line('do.rzut', '')
  return line(move.agree ? 'do.zgoda' : 'do.nie', '')
}
