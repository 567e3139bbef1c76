/** What a seat may know. Sets of cards are bits; absent values are null. */
import { wire } from '@stolik/core'

const { card, cards, flag, int, seat, listOf, nullable, object, text } = wire

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
    legal: wire.legal,
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

export type View = wire.Values<typeof tinyView.fields>
export type Trick = wire.Value<typeof trick>
export type Call = wire.Value<typeof call>
export type Disclosure = wire.Value<typeof disclosure>

/** The highest promise; 0 = none yet. */
export const promised = (calls: readonly Call[]): number => Math.max(0, ...calls.map(({ bid }) => bid))
