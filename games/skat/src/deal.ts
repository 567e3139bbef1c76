/** How the cards lie after dealing (3.2.6), and a deal as text. */
import type { Card, Cards, Random, Text } from '@stolik/core'
import { bit, cardNames, count, readCards, shuffled } from '@stolik/core'
import { deck } from './cards.js'

export interface Deal {
  /** By seat, forehand first: ten cards each. */
  readonly hands: readonly [Cards, Cards, Cards]
  /** Two cards. */
  readonly skat: Cards
}

/** Sizes of the packets in the order dealt: forehand, middlehand, rearhand in turn, the skat after the threes. */
const packets = [3, 3, 3, 2, 4, 4, 4, 3, 3, 3]
const skatPlace = 3
/** Where each packet goes: seat 0…2, or the skat. */
const places = [0, 1, 2, skatPlace, 0, 1, 2, 0, 1, 2]
/** Where each card from the top goes. */
const placeOf: readonly number[] = packets.flatMap((size, packet) =>
  Array.from({ length: size }, () => places[packet] as number),
)

/** Deals 32 cards from the top (3.2.6). */
export function dealt(cards: readonly Card[]): Deal {
  const sets: [Cards, Cards, Cards, Cards] = [0, 0, 0, 0]
  for (let i = 0; i < placeOf.length; i++) sets[placeOf[i] as 0] |= bit(cards[i] as Card)
  return { hands: [sets[0], sets[1], sets[2]], skat: sets[3] }
}

const allCards: readonly Card[] = Array.from({ length: 32 }, (_, c) => c)

/** A deal in which every order of the deck is equally likely. */
export const shuffle = (random: Random): Deal => dealt(shuffled(allCards, random))

/** `CJ…|…|…|H7S8`: the hands of forehand, middlehand, rearhand and the skat, cards without a gap. */
export const deals: Text<Deal> = {
  write: ({ hands, skat }) => [...hands, skat].map((set) => cardNames(set).join('')).join('|'),
  read: (text) => {
    const sets = text.split('|').map((part) => readCards(part.match(/../g) ?? []))
    const [forehand, middlehand, rearhand, skat] = sets
    if (sets.length !== 4 || text.length !== 67) return undefined
    if (forehand === undefined || middlehand === undefined || rearhand === undefined || skat === undefined)
      return undefined
    const hands = [forehand, middlehand, rearhand] as const
    const whole = (forehand | middlehand | rearhand | skat) === deck
    return whole && hands.every((hand) => count(hand) === 10) ? { hands, skat } : undefined
  },
}
