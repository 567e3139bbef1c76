/** Deals that a player cannot rule out before the first card. */
import { type Cards, list, type Random, shuffled, toSet } from '@stolik/core'
import { deck } from '../../rules/cards.js'

/** Hands of the two others, the player to the left first, and the skat. */
export interface Dealt {
  readonly left: Cards
  readonly right: Cards
  readonly skat: Cards
}

/** Deals the unseen cards; a skat that is known stays. */
export function dealing(hand: Cards, away: Cards, random: Random): Dealt {
  const cards = shuffled(list(deck & ~(hand | away)), random)
  const part = (from: number, to: number): Cards => toSet(cards.slice(from, to))
  return { left: part(0, 10), right: part(10, 20), skat: away === 0 ? part(20, 22) : away }
}
