/** What a bot sees before it plays a card. */
import { bit, type Card, type Cards, list, type Seat, suitOf, toSet } from '@stolik/core'
import { deck, following, playable, points, power, suitCards, trumps, winning } from '../rules/cards.js'
import type { GameKind } from '../rules/games.js'
import type { Memory } from '../hand/memory.js'
import { clockwise } from '../hand/play.js'
import type { View } from '../rules/view.js'
import { voids } from '../hand/voids.js'

export interface Situation {
  readonly game: GameKind
  readonly seat: Seat
  readonly declarer: Seat
  readonly hand: Cards
  /** The cards that may be played. */
  readonly options: Cards
  /** Cards that another player holds or that lie in an unseen skat. */
  readonly unseen: Cards
  readonly trumps: Cards
  /** The trick so far, in order. */
  readonly cards: readonly Card[]
  /** The seat that holds the trick so far; null when leading. */
  readonly holder: Seat | null
  /** Card points in the trick. */
  readonly stake: number
  /** Whether this card completes the trick. */
  readonly last: boolean
  readonly openHand: Cards | null
  /** For each seat, the unseen cards that it may hold: none of a suit that it did not follow. */
  readonly holdable: readonly Cards[]
  /** Those that any other player may hold. */
  readonly others: Cards
}

/** The cards that a declarer plays before their patrolki; of these the strongest first, so that the lowest comes last. */
const before = (game: GameKind, options: Cards, patrolki: Cards): Cards =>
  options & ~patrolki || bit(least(options, (c) => -rankIn(game, c)))

/** Reads the situation from a view; undefined unless the viewer is to play a card. */
export function situation(view: View, { tricks }: Memory): Situation | undefined {
  const { announcement, declarer, trick, seat, hand, patrolki } = view
  if (announcement === null || declarer === null || trick === null || seat === null) return undefined
  const { game } = announcement
  const { cards, leader } = trick
  const open = playable(game, cards, hand)
  const known = view.played | hand | toSet(cards) | (view.discard ?? 0)
  const holdable = voids(game, [...tricks, trick]).map((lacking) => deck & ~known & ~lacking)
  return {
    game,
    seat,
    declarer,
    hand,
    options: seat === declarer ? before(game, open, patrolki ?? 0) : open,
    unseen: deck & ~known,
    trumps: trumps(game),
    cards,
    holder: cards.length === 0 ? null : clockwise(leader, winning(game, cards)),
    stake: points(toSet(cards)),
    last: cards.length === 2,
    openHand: view.openHand,
    holdable,
    others: holdable.reduce((all, held, other) => (other === seat ? all : all | held), 0),
  }
}

/** Returns the card with the lowest measure; the first of equals. The set must not be empty. */
export function least(cards: Cards, measure: (c: Card) => number): Card {
  let best = -1
  let lowest = Infinity
  for (const c of list(cards)) {
    const m = measure(c)
    if (m < lowest) [best, lowest] = [c, m]
  }
  return best
}

/** The strength of a card when its own suit, or trump, is led. */
export const rankIn = (game: GameKind, c: Card): number => power(game, c, c)

/** The cards that beat a card in its own suit or trump. */
export const above = (game: GameKind, c: Card, among: Cards): Cards =>
  toSet(list(among & following(game, c)).filter((other) => rankIn(game, other) > rankIn(game, c)))

/** Whether no other player can hold a stronger card of its suit or trump. */
export const isHighest = (s: Situation, c: Card): boolean => above(s.game, c, s.others) === 0

/** The options that would take the trick at this moment. */
export function takers(s: Situation): Cards {
  const lead = s.cards[0]
  if (lead === undefined) return s.options
  const best = Math.max(...s.cards.map((c) => power(s.game, lead, c)))
  return toSet(list(s.options).filter((c) => power(s.game, lead, c) > best))
}

/** The plain cards of a card's suit. */
export const plainSuit = (s: Situation, c: Card): Cards => suitCards(suitOf(c)) & ~s.trumps

export const isTrump = (s: Situation, c: Card): boolean => (bit(c) & s.trumps) !== 0
