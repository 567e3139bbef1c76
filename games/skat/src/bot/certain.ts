/** What a declarer's cards make certain, wherever the other cards lie. Bots announce more than a game only then. */
import { bit, type Cards, count, list, toSet } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { deck, trumpOrder, trumps } from '../rules/cards.js'
import type { GameKind } from '../rules/games.js'
import { patrolkiCards } from '../rules/patrolki.js'
import { above } from './situation.js'

/** A declarer's hand before the first lead. */
interface Held {
  readonly hand: Cards
  /** The cards known to lie in the skat. */
  readonly away: Cards
  readonly forehand: boolean
}

/** The trumps that others may hold, and how many of the own ones no other player can beat, leaving out `kept`. */
function trumpsIn(
  game: GameKind,
  { hand, away }: Held,
  reserved: Cards,
): { readonly theirs: number; readonly top: number } {
  const others = trumps(game) & ~(hand | away)
  const own = trumpOrder(game).filter((c) => (hand & ~reserved & bit(c)) !== 0)
  return { theirs: count(others), top: own.filter((c) => above(game, c, others) === 0).length }
}

/**
 * Whether the first n patrolki are sure to take the last tricks: the unbeatable trumps above them draw all others, and
 * one more is needed to come on lead. A bot then plays the patrolki last.
 */
function patrolkiCertain(game: GameKind, n: number, held: Held): boolean {
  const { theirs, top } = trumpsIn(game, held, toSet(patrolkiCards(game, n)))
  return top >= theirs + (held.forehand ? 0 : 1)
}

/** Whether a declarer on lead is sure of every trick: no trump is left after theirs, and no plain card can be beaten. */
function allCertain(game: GameKind, held: Held): boolean {
  const { theirs, top } = trumpsIn(game, held, 0)
  const others = deck & ~(held.hand | held.away)
  const plain = list(held.hand & ~trumps(game))
  return held.forehand && top >= theirs && plain.every((c) => above(game, c, others) === 0)
}

/** Whether everything that is announced besides the game is certain. Null is judged by its chance. */
export function additionsCertain({ game, schneider, patrolki }: Announcement, held: Held): boolean {
  if (patrolki > 0 && !patrolkiCertain(game, patrolki, held)) return false
  return !schneider || allCertain(game, held)
}
