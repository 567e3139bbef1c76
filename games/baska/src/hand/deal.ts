/** Deals sixteen cards one at a time, clockwise, four to each (ZO5-6). Also reads and writes deals as text. */
import { type Card, cardNames, none, type Random, readCards, shuffled, type Text, toSet } from '@stolik/core'
import { deck } from '../rules/order.js'
import type { Carry, Deal } from './state.js'

export function deal(random: Random): Deal {
  const cards = shuffled(deck, random)
  return { hands: [0, 1, 2, 3].map((seat) => toSet(cards.filter((_: Card, i) => i % 4 === seat))) }
}

/** Four hands, forehand's first: `HACQSJDT HT… … …`. */
export const deals: Text<Deal> = {
  write: ({ hands }) => hands.map((hand) => cardNames(hand).join('')).join(' '),
  read: (text) => {
    if (!/^[A-Z]{8}(?: [A-Z]{8}){3}$/.test(text)) return undefined
    const hands = text.split(' ').map((hand) => readCards(hand.match(/../g) as readonly string[]) ?? none)
    const all = hands.reduce((union, hand) => union | hand, none)
    // There are sixteen names and no card is missing, so each hand has four.
    return all === toSet(deck) ? { hands } : undefined
  },
}

/** The remaining deals of bok-rounds: `bok 4`. */
export const carries: Text<Carry> = {
  write: ({ bokLeft }) => `bok ${bokLeft}`,
  read: (text) => {
    const digits = /^bok (0|[1-9]\d{0,3})$/.exec(text)?.[1]
    return digits === undefined ? undefined : { bokLeft: Number(digits) }
  },
}
