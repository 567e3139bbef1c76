/** Tiny in GraphQL: its types, and the conversion of a view to their shape and back. */
import { cardName, cardNames, readCard, readCards, type Card, type Cards } from '@stolik/core'
import type { Trick, View } from '../src/view.js'

export const sdl = `
type TinyTrick {
  leader: Int!
  cards: [String!]!
}

type TinyCall {
  seat: Int!
  "Tricks promised; 0 = pass."
  bid: Int!
}

type TinyDisclosure {
  hands: [[String!]!]!
  aside: [String!]!
}

type TinyView implements GameView {
  seat: Int
  toAct: [Int!]!
  legal: [String!]!
  phase: String!
  doubled: Boolean!
  hand: [String!]!
  left: [Int!]!
  calls: [TinyCall!]!
  bidder: Int
  trick: TinyTrick!
  lastTrick: TinyTrick
  won: [Int!]!
  disclosure: TinyDisclosure
}
`

interface Told extends Omit<View, 'hand' | 'trick' | 'lastTrick' | 'disclosure'> {
  readonly __typename: 'TinyView'
  readonly legal: readonly string[]
  readonly hand: readonly string[]
  readonly trick: ToldTrick
  readonly lastTrick: ToldTrick | null
  readonly disclosure: {
    readonly hands: readonly (readonly string[])[]
    readonly aside: readonly string[]
  } | null
}
interface ToldTrick {
  readonly leader: number
  readonly cards: readonly string[]
}

export const present = (view: View, legal: readonly string[]): Told => ({
  ...view,
  __typename: 'TinyView',
  legal,
  hand: cardNames(view.hand),
  trick: tell(view.trick),
  lastTrick: view.lastTrick === null ? null : tell(view.lastTrick),
  disclosure:
    view.disclosure === null
      ? null
      : { hands: view.disclosure.hands.map(cardNames), aside: cardNames(view.disclosure.aside) },
})

/** The view, rebuilt from the answer to a query for all fields of `TinyView`. */
export function read(data: object): View {
  const told = data as Told
  const { phase, seat, toAct, doubled, left, calls, bidder, won, disclosure } = told
  return {
    ...{ phase, seat, toAct, doubled, left, bidder, won },
    calls: calls.map(({ seat, bid }) => ({ seat, bid })),
    hand: cards(told.hand),
    trick: untell(told.trick),
    lastTrick: told.lastTrick === null ? null : untell(told.lastTrick),
    disclosure:
      disclosure === null ? null : { hands: disclosure.hands.map(cards), aside: cards(disclosure.aside) },
  }
}

const tell = ({ leader, cards: played }: Trick): ToldTrick => ({ leader, cards: played.map(cardName) })
const untell = ({ leader, cards: played }: ToldTrick): Trick => ({
  leader,
  cards: played.map((name) => readCard(name) as Card),
})
const cards = (names: readonly string[]): Cards => readCards(names) as Cards
