/** Deals the cards (S1, S2). Reads and writes deals and carries as text. */
import {
  cardName,
  cardNames,
  readCard,
  readCards,
  shuffled,
  toSet,
  type Card,
  type Random,
  type Text,
} from '@stolik/core'
import type { Carry } from './rules.js'
import type { Deal } from './state.js'

export const deck: readonly Card[] = [0, 1, 2, 3].flatMap((suit) =>
  [0, 1, 2, 3, 4, 5].map((rank) => 8 * suit + rank),
)

export function deal(random: Random): Deal {
  const cards = shuffled(deck, random)
  return {
    hands: [toSet(cards.slice(0, 6)), toSet(cards.slice(6, 12))],
    stock: cards.slice(12, 23),
    turned: cards[23] as Card,
  }
}

const namesIn = (text: string): readonly string[] => text.match(/../g) ?? []

/** Both hands, the stock from its top card on, and the turned-up card: `CACT… … … DK`. */
export const deals: Text<Deal> = {
  write: ({ hands, stock, turned }) =>
    [...hands.map((hand) => cardNames(hand).join('')), stock.map(cardName).join(''), cardName(turned)].join(
      ' ',
    ),
  read: (text) => {
    if (!/^[A-Z9]{12} [A-Z9]{12} [A-Z9]{22} [A-Z9]{2}$/.test(text)) return undefined
    const all = readCards(namesIn(text.replaceAll(' ', '')))
    if (all !== toSet(deck)) return undefined
    const cards = namesIn(text.replaceAll(' ', '')).map((name) => readCard(name) as Card)
    return {
      hands: [toSet(cards.slice(0, 6)), toSet(cards.slice(6, 12))],
      stock: cards.slice(12, 23),
      turned: cards[23] as Card,
    }
  },
}

/** The extra game points carried over; empty if there are none. */
export const carries: Text<Carry> = {
  write: ({ extra }) => (extra === 0 ? '' : String(extra)),
  read: (text) => (/^(?:[1-9]\d{0,2})?$/.test(text) ? { extra: Number(text) } : undefined),
}
