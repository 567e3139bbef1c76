/**
 * Plays a ramsz: all against all, with the trumps of grand (patrolki 3.3.7, towarzyski 2.12). `settle/settle-ramsz` says who
 * loses what.
 */
import { type Card, type Cards, toSet, without } from '@stolik/core'
import { points, ramszGame, winning } from '../rules/cards.js'
import { clockwise, turn } from './play.js'
import type { Auction, Over, Ramsz } from './state.js'
import type { Call } from '../rules/view.js'

/** Starts a ramsz. Forehand leads; the skat stays where it is. */
export const againstEachOther = ({ rules, deal }: Auction, calls: readonly Call[]): Ramsz => ({
  phase: 'ramsz',
  rules,
  deal,
  calls,
  bid: 0,
  hands: deal.hands,
  trick: { leader: 0, cards: [] },
  played: 0,
  tricks: [],
  won: [0, 0, 0],
  points: [0, 0, 0],
  look: null,
})

/** Returns the state after the seat whose turn it is has played a card. */
export function playInRamsz(s: Ramsz, card: Card): Ramsz | Over {
  const seat = turn(s)
  const cards = [...s.trick.cards, card]
  const { leader } = s.trick
  const hands = s.hands.map((hand, i) => (i === seat ? without(hand, card) : hand)) as [Cards, Cards, Cards]
  if (cards.length < 3) return { ...s, hands, trick: { leader, cards } }
  const winner = clockwise(leader, winning(ramszGame, cards))
  const taken = toSet(cards)
  const plus = (sums: readonly number[], n: number): number[] =>
    sums.map((sum, i) => (i === winner ? sum + n : sum))
  const next: Ramsz = {
    ...s,
    hands,
    trick: { leader: winner, cards: [] },
    played: s.played | taken,
    tricks: [...s.tricks, { leader, cards, winner }],
    won: plus(s.won, 1),
    points: plus(s.points, points(taken)),
  }
  return next.tricks.length === 10 ? { ...next, phase: 'over', trick: null, ramsz: true, game: null } : next
}
