/** A position with open cards, and what the declarer is to reach in it. */
import { bit, type Card, type Cards, count, has } from '@stolik/core'
import { pointsOf, trumpOrder, winning } from '../rules/cards.js'
import type { GameKind } from '../rules/games.js'

/**
 * `points`: at least so many card points · `every`: all tricks · `patrolki`: points, and these lowest trumps of theirs take the last tricks
 * (patrolki 2.4.4) · `none`: no trick · `few`: at most so many points, in a ramsz, where the last trick may take the skat.
 */
export type Goal =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'every' }
  | {
      readonly kind: 'patrolki'
      readonly points: number
      readonly cards: Cards
      readonly lowestLast: boolean
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'few'; readonly most: number; readonly skat: number }

/** Seats are counted clockwise from the declarer, or in a ramsz from the player in question. */
export interface OpenCards {
  readonly game: GameKind
  readonly goal: Goal
  readonly hands: readonly [Cards, Cards, Cards]
  readonly leader: number
  /** The cards on the table, the leader's first. */
  readonly trick: readonly Card[]
  /** The declarer's card points so far, with those of the skat. */
  readonly points: number
  /** Whether the goal is missed already, whatever is played. */
  readonly missed: boolean
}

/** The seat whose card is awaited. */
export const mover = ({ leader, trick }: OpenCards): number => (leader + trick.length) % 3

/** The tricks that are left, the one on the table included. */
export const tricksLeft = (p: OpenCards): number =>
  count(p.hands[0]) + (p.trick.length > (3 - p.leader) % 3 ? 1 : 0)

/** Whether the declarer's cards can still be the ones that the patrolki need: all kept, and nothing else in the last tricks. */
export function keeps(p: OpenCards): boolean {
  if (p.goal.kind !== 'patrolki') return true
  const reserved = p.goal.cards
  const played = p.trick[(3 - p.leader) % 3]
  const own = p.hands[0] | (played === undefined ? 0 : bit(played))
  if (tricksLeft(p) <= count(p.goal.cards)) return (own & ~reserved) === 0
  return (p.hands[0] & reserved) === reserved
}

/** The position after the next card, which must be legal. */
export function after(p: OpenCards, card: Card): OpenCards {
  const seat = mover(p)
  const hands = p.hands.map((hand, i) => (i === seat ? hand & ~bit(card) : hand)) as [Cards, Cards, Cards]
  const missed = p.missed || breaksOrder(p, seat, card)
  const cards = [...p.trick, card]
  if (cards.length < 3) return { ...p, hands, missed, trick: cards }
  const winner = (p.leader + winning(p.game, cards)) % 3
  const won = cards.reduce((sum, c) => sum + pointsOf(c), 0)
  const skat = p.goal.kind === 'few' && hands[0] === 0 ? p.goal.skat : 0
  return {
    ...p,
    hands,
    leader: winner,
    trick: [],
    points: p.points + (winner === 0 ? won + skat : 0),
    missed: missed || losesTrick(p, winner),
  }
}

/** Whether the taker of the trick on the table decides against the declarer. */
function losesTrick(p: OpenCards, winner: number): boolean {
  if (p.goal.kind === 'none') return winner === 0
  if (p.goal.kind === 'every') return winner !== 0
  return p.goal.kind === 'patrolki' && winner !== 0 && tricksLeft(p) <= count(p.goal.cards)
}

/** Whether a patrolka of the declarer's falls while a higher one is in their hand, where the lowest has to come last. */
function breaksOrder(p: OpenCards, seat: number, card: Card): boolean {
  if (p.goal.kind !== 'patrolki' || !p.goal.lowestLast || seat !== 0) return false
  const { cards } = p.goal
  if (!has(cards, card)) return false
  const downward = trumpOrder(p.game)
  return downward.slice(0, downward.indexOf(card)).some((c) => has(p.hands[0] & cards, c))
}
