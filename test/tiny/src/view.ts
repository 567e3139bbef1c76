/** What a seat may know. Sets of cards are bits; absent values are null. */
import { column } from '@stolik/core/views'

const { card, cards, flag, int, seat, listOf, nullable, object, text } = column

/** The cards in the order played. */
const trick = object('TinyTrick', { leader: seat, cards: listOf(card) })

const call = object('TinyCall', { seat, bid: int })

/** All cards, once the hand is over: the hands as dealt, by seat. */
const disclosure = object('TinyDisclosure', { hands: listOf(cards), aside: cards })

export const tinyView = {
  name: 'TinyView',
  fields: {
    seat: nullable(seat),
    toAct: listOf(seat),
    legal: column.legal,
    phase: text<'bidding' | 'playing' | 'over'>(),
    doubled: flag,
    hand: cards,
    left: listOf(int),
    calls: listOf(call),
    bidder: nullable(seat),
    trick,
    lastTrick: nullable(trick),
    won: listOf(int),
    disclosure: nullable(disclosure),
  },
}

export type View = column.Values<typeof tinyView.fields>
export type Trick = column.Value<typeof trick>
export type Call = column.Value<typeof call>

/** The highest promise; 0 = none yet. */
export const promised = (calls: readonly Call[]): number => Math.max(0, ...calls.map(({ bid }) => bid))
