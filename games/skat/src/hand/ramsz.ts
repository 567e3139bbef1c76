/**
 * Ramsz: all play against all, with the trumps of grand, and the player with most points loses (patrolki 3.3.7,
 * towarzyski 2.12).
 */
import { type Card, type Cards, first, type Seat, toSet, without } from '@stolik/core'
import { jacks, points, ramszGame, winning } from '../rules/cards.js'
import { clockwise, turn } from './play.js'
import type { Rules } from '../rules/rules.js'
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

/** How a ramsz ended. */
export interface RamszOutcome {
  /** Card points in the tricks of each seat. */
  readonly points: readonly number[]
  /** The cards dealt to each seat. */
  readonly dealt: readonly Cards[]
  readonly skatPoints: number
  readonly lastTrick: Seat
}

export interface RamszResult {
  /** The card points that count for each seat. */
  readonly counted: readonly number[]
  /** The seats with most points, before a tie is broken. */
  readonly most: readonly Seat[]
  readonly losers: readonly Seat[]
  readonly scores: readonly number[]
}

/** Returns who loses, and how much: the points taken, counted once (patrolki 3.3.7, towarzyski 2.12). */
export function ramszResult(rules: Rules, outcome: RamszOutcome): RamszResult {
  const { dealt, skatPoints, lastTrick } = outcome
  const withSkat = rules.ramszSkat === 'last-trick' ? skatPoints : 0
  const counted = outcome.points.map((n, seat) => (seat === lastTrick ? n + withSkat : n))
  const highest = Math.max(...counted)
  const most = [0, 1, 2].filter((seat) => counted[seat] === highest)
  const losers = rules.ramszTie === 'lower-jack' ? lowestJack(most, dealt) : most
  return { counted, most, losers, scores: counted.map((n, seat) => (losers.includes(seat) ? -n : 0)) }
}

/**
 * Returns the tied seats whose best jack is the lowest. Having no jack is lower than any jack, so several seats may
 * be left.
 */
function lowestJack(tied: readonly Seat[], dealt: readonly Cards[]): readonly Seat[] {
  const best = tied.map((seat) => bestJack(dealt[seat] as Cards))
  return tied.filter((_, i) => best[i] === Math.max(...best))
}

/** The number of the strongest jack in a set. It is higher for weaker jacks and highest without a jack. */
const bestJack = (cards: Cards): number => ((cards & jacks) === 0 ? Infinity : first(cards & jacks))
