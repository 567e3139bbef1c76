/** Sixty-six in GraphQL: its types, and the conversion of views to them and back. */
import {
  cardName,
  cardNames,
  readCard,
  readCards,
  suits,
  type Card,
  type Cards,
  type Suit,
} from '@stolik/core'
import type { View } from '../src/view.js'

export const sdl = `
enum SixtysixPhase {
  play
  over
}

type SixtysixTrick {
  leader: Int!
  winner: Int!
  "The card led comes first."
  cards: [String!]!
}

type SixtysixMarriage {
  seat: Int!
  "A letter, such as H."
  suit: String!
  "Card points. They count as soon as the seat has won a trick."
  points: Int!
}

type SixtysixDisclosure {
  "As dealt, by seat."
  hands: [[String!]!]!
  "In the order in which it is drawn; the turned-up card comes last."
  stock: [String!]!
}

"A viewer's view of a hand. Seat 0 leads the first trick; seat 1 deals."
type SixtysixView implements GameView {
  seat: Int
  toAct: [Int!]!
  legal: [String!]!
  profile: ID!
  phase: SixtysixPhase!
  "The viewer's cards. Empty for a spectator."
  hand: [String!]!
  "How many cards each seat holds."
  left: [Int!]!
  "The trump suit as a letter, such as H."
  trump: String!
  "The turned-up card below the stock. Null once it was drawn."
  turned: String
  "How many cards are left to draw, including the turned-up one."
  stock: Int!
  "The seat that closed the stock. Null if nobody did."
  closed: Int
  "The seat that leads the trick on the table."
  leader: Int!
  "The card led to the trick on the table. Null between tricks."
  led: String
  lastTrick: SixtysixTrick
  "Tricks taken, by seat."
  tricks: [Int!]!
  "Card points taken so far, by seat."
  points: [Int!]!
  marriages: [SixtysixMarriage!]!
  "Extra game points for the winner of this hand: one for each hand without a winner directly before it."
  extra: Int!
  disclosure: SixtysixDisclosure
}
`

interface Told extends Omit<
  View,
  'hand' | 'trump' | 'turned' | 'led' | 'lastTrick' | 'marriages' | 'disclosure'
> {
  readonly __typename: 'SixtysixView'
  readonly legal: readonly string[]
  readonly hand: readonly string[]
  readonly trump: string
  readonly turned: string | null
  readonly led: string | null
  readonly lastTrick: {
    readonly leader: number
    readonly winner: number
    readonly cards: readonly string[]
  } | null
  readonly marriages: readonly { readonly seat: number; readonly suit: string; readonly points: number }[]
  readonly disclosure: {
    readonly hands: readonly (readonly string[])[]
    readonly stock: readonly string[]
  } | null
}

const nameOrNull = (card: Card | null): string | null => (card === null ? null : cardName(card))

export const present = (view: View, legal: readonly string[]): Told => ({
  ...view,
  __typename: 'SixtysixView',
  legal,
  hand: cardNames(view.hand),
  trump: suits[view.trump],
  turned: nameOrNull(view.turned),
  led: nameOrNull(view.led),
  lastTrick:
    view.lastTrick === null ? null : { ...view.lastTrick, cards: view.lastTrick.cards.map(cardName) },
  marriages: view.marriages.map((one) => ({ ...one, suit: suits[one.suit] })),
  disclosure:
    view.disclosure === null
      ? null
      : { hands: view.disclosure.hands.map(cardNames), stock: view.disclosure.stock.map(cardName) },
})

function card(name: string): Card {
  const read = readCard(name)
  if (read === undefined) throw new RangeError(`no card: ${name}`)
  return read
}
const cards = (names: readonly string[]): Cards => readCards(names) ?? 0
const suit = (name: string): Suit => suits.indexOf(name as (typeof suits)[number]) as Suit

/** Reads a view back from the answer to a query for all fields of `SixtysixView`. */
export function read(data: object): View {
  const told = data as Told
  const { lastTrick, disclosure } = told
  return {
    profile: told.profile,
    phase: told.phase,
    seat: told.seat,
    toAct: told.toAct,
    hand: cards(told.hand),
    left: told.left,
    trump: suit(told.trump),
    turned: told.turned === null ? null : card(told.turned),
    stock: told.stock,
    closed: told.closed,
    leader: told.leader,
    led: told.led === null ? null : card(told.led),
    lastTrick:
      lastTrick === null
        ? null
        : { leader: lastTrick.leader, winner: lastTrick.winner, cards: lastTrick.cards.map(card) },
    tricks: told.tricks,
    points: told.points,
    marriages: told.marriages.map((one) => ({ seat: one.seat, suit: suit(one.suit), points: one.points })),
    extra: told.extra,
    disclosure:
      disclosure === null ? null : { hands: disclosure.hands.map(cards), stock: disclosure.stock.map(card) },
  }
}
