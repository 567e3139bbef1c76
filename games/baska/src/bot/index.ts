/** The bot: it sees only what a player sees, and imagines the hidden cards. */
import type { Random } from '@stolik/core'
import { legal } from '../hand/legal.js'
import type { Move } from '../rules/moves.js'
import { pending } from '../hand/throws.js'
import type { View } from '../rules/view.js'
import { chooseCall } from './bid.js'
import { chooseCard } from './card.js'

/** It always agrees when cards are thrown in: the table judges the offer, and nobody loses if the outcome is fixed (R5). */
export function bot(view: View, random: Random): Move {
  if (view.phase === 'auction') return { call: chooseCall(view, random) }
  if (pending(view.throws) !== undefined) return { agree: true }
  // The bot raised in the auction if that seemed worthwhile. Off turn, a late raise is the only legal move.
  const [raise] = view.toAct.includes(view.seat as number) ? [] : legal(view)
  return raise ?? { card: chooseCard(view, random) }
}
