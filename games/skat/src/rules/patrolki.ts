/**
 * Patrolki (patrolki 2.4.4, 2.4.5): the lowest trumps in sequence, laid out before the first lead. Each raises the
 * multiplier by two, and they must take the last tricks, one trick each.
 */
import { type Card, type Cards, has, type Seat, toSet } from '@stolik/core'
import { trumpOrder } from './cards.js'
import { type GameKind, gameKinds, grand, nullGame } from './games.js'
import type { Rules } from './rules.js'

/** What one patrolka adds to the multiplier. */
export const patrolkaWorth = 2

/** How many patrolki a game can have at most. */
export function mostPatrolki({ patrolki }: Rules, game: GameKind): number {
  if (game === nullGame) return 0
  return game === grand ? patrolki.grand : patrolki.suit
}

/** The trumps of each game, from the lowest up. */
const upward: readonly (readonly Card[])[] = gameKinds.map((game) => [...trumpOrder(game)].reverse())

/** The first n patrolki of a game, the lowest trump first. */
export const patrolkiCards = (game: GameKind, n: number): readonly Card[] =>
  (upward[game] as readonly Card[]).slice(0, n)

/** The cards among which patrolki are counted. `discard` is null in a hand game. */
export const patrolkiAmong = ({ patrolkiFrom }: Rules, hand: Cards, discard: Cards | null): Cards =>
  patrolkiFrom === 'hand-and-skat' ? hand | (discard ?? 0) : hand

/** How many patrolki can be laid out from these cards: from the lowest trump up, without a gap. */
export function patrolkiHeld(rules: Rules, game: GameKind, held: Cards): number {
  const most = mostPatrolki(rules, game)
  const row = upward[game] as readonly Card[]
  let n = 0
  while (n < most && has(held, row[n] as Card)) n++
  return n
}

/** What matters for patrolki in a finished trick: the declarer's card and the winner. */
export interface Tried {
  readonly card: Card
  readonly winner: Seat
}

/**
 * Whether the declarer's n patrolki took the last tricks, one trick each. `tried` are all tricks in order. If the
 * profile lets patrolki lie in the skat, one that was not played lies there and need not take a trick.
 */
export function patrolkiMade(
  rules: Rules,
  game: GameKind,
  n: number,
  declarer: Seat,
  tried: readonly Tried[],
): boolean {
  const all = patrolkiCards(game, n)
  const cards = rules.patrolkiFrom === 'hand' ? all : all.filter((c) => tried.some(({ card }) => card === c))
  const last = tried.slice(tried.length - cards.length)
  if (last.length < cards.length || !last.every(({ winner }) => winner === declarer)) return false
  if (rules.patrolkiOrder === 'lowest-last')
    return last.every(({ card }, i) => card === cards[cards.length - 1 - i])
  return toSet(last.map(({ card }) => card)) === toSet(cards)
}
