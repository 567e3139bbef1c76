/** The bot: it sees what a player sees, and deals the rest to itself. */
import type { Random } from '@stolik/core'
import { legal } from '../legal.js'
import type { Move } from '../moves.js'
import { pending } from '../throws.js'
import type { View } from '../view.js'
import { chooseCall } from './bid.js'
import { chooseCard } from './card.js'

/** It agrees whenever cards are thrown in: it is judged, and loses nothing if the outcome cannot change (R5). */
export function bot(view: View, random: Random): Move {
  if (view.phase === 'auction') return { call: chooseCall(view, random) }
  if (pending(view.throws) !== undefined) return { agree: true }
  // What it thought worth raising it raised in the auction; off turn, a raise is all there is.
  const [raise] = view.toAct.includes(view.seat as number) ? [] : legal(view)
  return raise ?? { card: chooseCard(view, random) }
}
