/** Moves in words. */
import { cardName, line, type Line } from '@stolik/core'
import type { Move } from '../moves.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { callWord } from '../words.js'

/** Describes the move in words. */
export function what(view: View, move: Move): Line {
  if ('call' in move) return line(`do.${callWord(rulesIn(view), move.call)}`, '')
  if ('card' in move) return line('do.card', '', { card: cardName(move.card) })
  return line('throwIn' in move ? 'do.rzut' : move.agree ? 'do.zgoda' : 'do.nie', '')
}
