/**
 * A view: what a seat may know. Its columns are described here once: its type, its GraphQL types and its conversion to them and back
 * follow. Sets of cards are bits, which travel as names; missing values are null.
 */
import { suits, type Suit } from '@stolik/core'
import { column, type Notes } from '@stolik/core/views'

const { card, cards, choice, id, int, seat, listOf, named, nullable, object } = column

const trick = object('SixtysixTrick', { leader: seat, winner: seat, cards: listOf(card) })

const marriage = object('SixtysixMarriage', { seat, suit: named<Suit>(suits), points: int })

const disclosure = object('SixtysixDisclosure', { hands: listOf(cards), stock: listOf(card) })

export const sixtysixView = {
  name: 'SixtysixView',
  fields: {
    seat: nullable(seat),
    toAct: listOf(seat),
    legal: column.legal,
    profile: id,
    phase: choice('SixtysixPhase', ['play', 'over']),
    hand: cards,
    left: listOf(int),
    trump: named<Suit>(suits),
    turned: nullable(card),
    stock: int,
    closed: nullable(seat),
    leader: seat,
    led: nullable(card),
    lastTrick: nullable(trick),
    tricks: listOf(int),
    /** Both seats see all cards taken, so both may know the points. */
    points: listOf(int),
    marriages: listOf(marriage),
    /** S13. */
    extra: int,
    disclosure: nullable(disclosure),
  },
}

export type View = column.Values<typeof sixtysixView.fields>
export type Trick = column.Value<typeof trick>
export type Marriage = column.Value<typeof marriage>
export type Disclosure = column.Value<typeof disclosure>

/** The descriptions of the schema. */
export const notes: Notes = {
  'SixtysixTrick.cards': 'The card led comes first.',
  'SixtysixMarriage.suit': 'A letter, such as H.',
  'SixtysixMarriage.points': 'Card points. They count as soon as the seat has won a trick.',
  'SixtysixDisclosure.hands': 'As dealt, by seat.',
  'SixtysixDisclosure.stock': 'In the order in which it is drawn; the turned-up card comes last.',
  SixtysixView: "A viewer's view of a hand. Seat 0 leads the first trick; seat 1 deals.",
  hand: "The viewer's cards. Empty for a spectator.",
  left: 'How many cards each seat holds.',
  trump: 'The trump suit as a letter, such as H.',
  turned: 'The turned-up card below the stock. Null once it was drawn.',
  stock: 'How many cards are left to draw, including the turned-up one.',
  closed: 'The seat that closed the stock. Null if nobody did.',
  leader: 'The seat that leads the trick on the table.',
  led: 'The card led to the trick on the table. Null between tricks.',
  tricks: 'Tricks taken, by seat.',
  points: 'Card points taken so far, by seat.',
  extra:
    'Extra game points for the winner of this hand: one for each hand without a winner directly before it.',
}
