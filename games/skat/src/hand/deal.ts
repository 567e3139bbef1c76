/** How the cards lie after dealing (3.2.6), and a deal as text. */
import {
  bit,
  type Card,
  cardNames,
  type Cards,
  count,
  type Random,
  readCards,
  shuffled,
  type Text,
} from '@stolik/core'
import { deck } from '../rules/cards.js'

export interface Deal {
  /** By seat, forehand first: ten cards each. */
  readonly hands: readonly [Cards, Cards, Cards]
  /** Two cards. */
  readonly skat: Cards
}

/**
 * Sizes of the packets in the order dealt: to forehand, middlehand and rearhand in turn, with the skat after the
 * threes.
 */
const packets = [3, 3, 3, 2, 4, 4, 4, 3, 3, 3]
const skatPlace = 3
/** Where each packet goes: seat 0…2, or the skat. */
const places = [0, 1, 2, skatPlace, 0, 1, 2, 0, 1, 2]
/** The place of each card, from the top of the deck. */
const placeOf: readonly number[] = packets.flatMap((size, packet) =>
  Array.from({ length: size }, () => places[packet] as number),
)

/** Deals 32 cards from the top (3.2.6). */
export function dealt(cards: readonly Card[]): Deal {
  const to: [Cards, Cards, Cards, Cards] = [0, 0, 0, 0]
  for (let i = 0; i < 32; i++) to[placeOf[i] as 0] |= bit(cards[i] as Card)
  const [forehand, middlehand, rearhand, skat] = to
  return { hands: [forehand, middlehand, rearhand], skat }
}

const allCards: readonly Card[] = Array.from({ length: 32 }, (_, c) => c)

/** Deals from a shuffled deck in which every order is equally likely (3.2.2). */
export const shuffle = (random: Random): Deal => dealt(shuffled(allCards, random))

/**
 * A deal as text, `CJ…|…|…|H7S8`: the hands of forehand, middlehand and rearhand, and the skat, without gaps
 * between cards.
 */
export const deals: Text<Deal> = {
  write: ({ hands, skat }) => [...hands, skat].map((set) => cardNames(set).join('')).join('|'),
  read: (text) => {
    if (text.length !== 67) return undefined
    const sets = text.split('|').map((part) => readCards([...part.matchAll(/../g)].flat()))
    const [forehand = 0, middlehand = 0, rearhand = 0, skat = 0] = sets
    const hands = [forehand, middlehand, rearhand] as const
    // 67 characters leave no room for a repeated card, and three hands of ten leave two cards for the skat.
    const whole = (forehand | middlehand | rearhand | skat) === deck
    return whole && hands.every((hand) => count(hand) === 10) ? { hands, skat } : undefined
  },
}
