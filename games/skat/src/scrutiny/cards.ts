/** Which cards gave a game to the other side, with all cards open and best play from there on. */
import { type Card, type CardSeen, count, type Seat } from '@stolik/core'
import { playable } from '../cards.js'
import { clockwise } from '../play.js'
import { after, mover, type OpenCards } from '../solve/position.js'
import { reached } from '../solve/solve.js'

/** Follows the cards of a game from its first lead on. */
export interface Followed {
  readonly position: OpenCards
  /** Whether the declarer makes the game from here. */
  readonly reached: boolean
}

export const followed = (position: OpenCards): Followed => ({ position, reached: reached(position) })

/** The position after a card, and what the card shows; nothing if its player had no choice or had lost the game before. */
export function follow(
  { position, reached: before }: Followed,
  declarer: Seat,
  move: number,
  card: Card,
): { readonly next: Followed; readonly seen: CardSeen | undefined } {
  const who = mover(position)
  const choices = count(playable(position.game, position.trick, position.hands[who as 0]))
  const next = after(position, card)
  // With best play only a card of the side that wins can change who wins, and a forced card cannot.
  const mine = (who === 0) === before
  const now = mine && choices > 1 ? reached(next) : before
  const seat = clockwise(declarer, who)
  const others = [1, 2].map((i) => clockwise(declarer, i))
  const seen: CardSeen = { move, seat, gave: now !== before, to: who === 0 ? others : [declarer] }
  return { next: { position: next, reached: now }, seen: mine && choices > 1 ? seen : undefined }
}
