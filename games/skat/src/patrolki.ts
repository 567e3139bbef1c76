/**
 * Patrolki (patrolki 2.4.4, 2.4.5): the lowest trumps in a row, laid out before the first lead. Each raises the
 * multiplier by two, and they must take the last tricks, one each.
 */
import type { Card, Cards, Seat } from '@stolik/core'
import { has, toSet } from '@stolik/core'
import { trumpOrder } from './cards.js'
import type { GameKind } from './games.js'
import { gameKinds, grand, nullGame } from './games.js'
import type { Rules } from './rules.js'

/** What one patrolka adds to the multiplier. */
export const patrolkaWorth = 2

/** How many patrolki a game can have at most. */
export const mostPatrolki = ({ patrolki }: Rules, game: GameKind): number =>
  game === nullGame ? 0 : game === grand ? patrolki.grand : patrolki.suit

/** By game, its trumps from the lowest up. */
const upward: readonly (readonly Card[])[] = gameKinds.map((game) => [...trumpOrder(game)].reverse())

/** The first n patrolki of a game, the lowest trump first. */
export const patrolkiCards = (game: GameKind, n: number): readonly Card[] =>
  (upward[game] as readonly Card[]).slice(0, n)

/** How many patrolki can be laid out from these cards: the lowest trump upward, without a gap. */
export function patrolkiHeld(rules: Rules, game: GameKind, held: Cards): number {
  const most = mostPatrolki(rules, game)
  const row = upward[game] as readonly Card[]
  let n = 0
  while (n < most && has(held, row[n] as Card)) n++
  return n
}

/** A finished trick as far as patrolki go: the soloist's card in it and who took it. */
export interface Tried {
  readonly card: Card
  readonly winner: Seat
}

/** Whether n patrolki of a soloist took the last n tricks: `tried` are all tricks, in their order. */
export function patrolkiMade(
  rules: Rules,
  game: GameKind,
  n: number,
  soloist: Seat,
  tried: readonly Tried[],
): boolean {
  const cards = patrolkiCards(game, n)
  const last = tried.slice(tried.length - n)
  if (last.length < n || !last.every(({ winner }) => winner === soloist)) return false
  if (rules.patrolkiOrder === 'lowest-last') return last.every(({ card }, i) => card === cards[n - 1 - i])
  return toSet(last.map(({ card }) => card)) === toSet(cards)
}
