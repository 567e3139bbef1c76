/**
 * A view: what a seat may know. Nothing else about a hand in play leaves the server. Its columns are described here once: its type, its
 * GraphQL types and its conversion to them and back follow. Sets of cards are bits, which travel as names; missing values are null. What a
 * column means stands in `notes`, and its clauses stand here. Only types are imported from this file: pages have no use for the description.
 */
import { column, type Notes } from '@stolik/core/views'
import type { Call } from './moves.js'
import type { Rules } from './rules.js'

const { card, cards, choice, flag, int, seat, listOf, nullable, object, text } = column

/** A call in the auction. */
const spoken = object('BaskaSpoken', { seat, call: text<Call>() })

const played = object('BaskaPlayed', { seat, card })

const trick = object('BaskaTrick', { cards: listOf(played), winner: seat })

/** R5. */
const throwIn = object('BaskaThrow', {
  seat,
  at: int,
  agreed: listOf(seat),
  declined: nullable(seat),
  settled: nullable(flag),
})

/** Each round of the auction goes 1, 2, 3, 0. */
export const baskaView = {
  name: 'BaskaView',
  fields: {
    /** Null for an onlooker. */
    seat: nullable(seat),
    /** One seat, or everybody who must still answer an offer; empty when the hand is over. */
    toAct: listOf(seat),
    legal: column.legal,
    profile: column.id,
    turned: column.turned,
    phase: choice('BaskaPhase', ['auction', 'play', 'over']),
    hand: cards,
    left: listOf(int),
    calls: listOf(spoken),
    /** C2. During the auction it is the current contract, `zwykla` if nothing is called. */
    contract: choice('BaskaContract', ['zwykla', 'wesele', 'cicha', 'gran', 'zolla']),
    owner: nullable(seat),
    du: flag,
    /** The n-th raise has the profile's n-th name. */
    raises: listOf(seat),
    /** C5. Always false about other hands. */
    mustBid: flag,
    /**
     * As far as the viewer knows them from their own cards, the calls and the cards played. A viewer with both old queens knows that
     * they are alone. In a wesele, viewers may not even know their own side.
     */
    sides: listOf(nullable(choice('BaskaSide', ['starzy', 'mlodzi']))),
    leader: seat,
    trick: listOf(played),
    /** Anybody may remember them. Bots and guides use them. */
    played: listOf(cards),
    takenBack: listOf(card),
    /** R4. */
    lastTrick: nullable(trick),
    tricks: listOf(int),
    /** Adding them up by side needs the sides. */
    points: listOf(int),
    /** An offer that is neither declined nor judged waits for answers (R5). */
    throws: listOf(throwIn),
    /** RZ11. */
    bokLeft: int,
    dealt: nullable(listOf(cards)),
    /** L11. */
    counted: nullable(listOf(flag)),
  },
}

export interface View extends column.Values<typeof baskaView.fields> {
  /** The rules, if they are not the profile's own because a club turned knobs. */
  readonly rules?: Rules
}

export type Spoken = column.Value<typeof spoken>
export type Played = column.Value<typeof played>
export type Trick = column.Value<typeof trick>
export type ThrowIn = column.Value<typeof throwIn>

/** The descriptions of the schema. Words such as `zwykla` and `starzy` are the game's own. */
export const notes: Notes = {
  BaskaSpoken:
    'One call of the auction: pas, pytam, wesele, gran, zolla, gran-du, zolla-du, du, or a raise of the profile such as kontra.',
  BaskaPlayed: 'A card, such as HA or CT, and the seat that played it.',
  'BaskaTrick.cards': "The leader's card comes first.",
  BaskaThrow: 'An offer to throw the cards in. It waits for answers until declined or settled is set.',
  'BaskaThrow.seat': 'The seat that made the offer.',
  'BaskaThrow.at': 'How many cards had been played when the offer was made.',
  'BaskaThrow.agreed': 'Seats that have agreed.',
  'BaskaThrow.declined': 'The seat that wants to play on. Null if there is none.',
  'BaskaThrow.settled':
    'Whether the game was in fact decided; if not, play goes on. Null until all have agreed.',
  BaskaView:
    "A viewer's view of a hand. Seat 0 leads the first trick and speaks last in the auction; seat 3 deals.",
  turned: 'What a rule set changes in its base, as JSON. Null if the profile is a base.',
  hand: "The viewer's cards. Empty for a spectator.",
  left: 'How many cards each seat holds.',
  calls: 'All calls of the auction, in order.',
  contract: `The contract as everybody knows it. A cicha is shown as zwykla until both old queens have fallen from one hand, or the
hand is over.`,
  owner:
    'The seat that called wesele, gran or zolla, or that plays the cicha once this is known. Null otherwise.',
  raises: 'The seats that announced the raises, in order.',
  mustBid: 'Whether the viewer may not pass, because with these cards their cicha could not be lost.',
  sides: 'The side of each seat. Null if the viewer cannot know it yet.',
  leader: 'The seat that leads the trick on the table.',
  trick: "The trick on the table, the leader's card first. Empty between tricks.",
  played:
    'All cards that each seat has played, for programs that play. A table shows people only the last trick.',
  takenBack:
    'Cards that forehand led and took back because the stake was raised, in order. Empty when the hand is over.',
  lastTrick: 'The only finished trick that may be looked at again.',
  tricks: 'Tricks taken, by seat.',
  points: 'Card points taken, by seat.',
  throws: 'All offers to throw the cards in.',
  bokLeft:
    'How many deals of bok-rounds are still to be played, including this one. Above 0, this deal counts double.',
  dealt: 'The hands as dealt, by seat. Null until the hand is over.',
  counted: 'Whether each raise counted, in the order of raises. Null until the hand is over.',
}
