/**
 * What a seat may know. Its columns are described here once: its type, its GraphQL types and its conversion to them and back follow. Sets
 * of cards are bits (`Cards` of core), which travel as names such as `CJ` and `HT`; missing values are null. What a column means stands
 * in `notes`, and its clauses stand here. Only types are imported from this file: pages have no use for the description.
 */
import { column, type Notes } from '@stolik/core/views'
import { gameNames, type GameKind } from './games.js'
import type { Rules } from './rules.js'

const { cards, card, flag, int, seat, text, absent, capitals, listOf, named, nullable, object, required } =
  column
const level = capitals('SkatLevel', ['simple', 'schneider', 'schwarz'])
const phase = capitals('SkatPhase', [
  'auction',
  'skat',
  'discard',
  'announcement',
  'exchange',
  'play',
  'ramsz',
  'over',
])

/** A call of the auction (3.3.2). */
const call = object('SkatCall', {
  seat,
  call: capitals('SkatCallKind', ['bid', 'hold', 'pass', 'play']),
  value: int,
})

/** An announcement. `schwarz` includes `schneider`, and an open suit or grand game includes both (5.2.5, 5.2.6). */
const announcement = object('SkatAnnouncement', {
  game: named<GameKind>(
    gameNames.map((name) => name.toUpperCase()),
    'SkatGame',
  ),
  /** The declarer does not look at the skat. */
  hand: flag,
  schneider: flag,
  schwarz: flag,
  ouvert: flag,
  /** Patrolki 2.4.4. */
  patrolki: int,
  /** An open null hand game before which the opponents may exchange cards (patrolki 3.4.9). */
  rewolucja: flag,
})

/** `cards[i]` is from seat (leader + i) mod 3. */
const trick = { leader: seat, cards: listOf(card) }
const openTrick = object('SkatTrick', { ...trick, winner: absent(seat) })
const wonTrick = object('SkatTrick', { ...trick, winner: required(seat) })

/**
 * The exchange before a rewolucja (patrolki 3.4.9, towarzyski 2.6). With the skat, each opponent in turn may take
 * it and put two cards back (`take`, `put`). With each other, both secretly name a number, of which the lower one
 * counts (`number`), and both secretly give that many cards (`give`).
 */
const exchange = object('SkatExchange', {
  how: capitals('SkatExchangeKind', ['skat', 'opponents']),
  step: capitals('SkatExchangeStep', ['take', 'put', 'number', 'give', 'done']),
  took: listOf(seat),
  count: nullable(int),
  named: nullable(int),
  gave: nullable(cards),
  got: nullable(cards),
})

/** Cards that their owner has laid down. */
const openHand = object('SkatOpenHand', { seat, cards })

const offer = object('SkatOffer', {
  /** `resign`: 4.3.2. `concede`: 4.3.3. `claim`: pzskat 4.3.4. `fault`: 4.1.6. */
  kind: capitals('SkatOfferKind', ['resign', 'concede', 'claim', 'fault']),
  by: seat,
  level,
  answered: listOf(seat),
})

/** Pzskat 3.5.4. */
const look = object('SkatLook', { at: seat, granted: flag })

const swap = object('SkatSwap', { seat, gave: cards, got: cards })

const disclosure = object('SkatDisclosure', {
  hands: listOf(cards),
  skat: cards,
  discard: nullable(cards),
  swaps: listOf(swap),
  tricks: listOf(wonTrick),
  points: listOf(int),
  skatPoints: int,
})

export const skatView = {
  name: 'SkatView',
  fields: {
    /** Forehand = 0; null for an onlooker. */
    seat: nullable(seat),
    /** Empty when the hand is over. */
    toAct: listOf(seat),
    legal: column.legal,
    profile: text(),
    turned: column.turned,
    phase,
    /** Includes the skat while the viewer has twelve cards to discard from. */
    hand: cards,
    cardsLeft: listOf(int),
    calls: listOf(call),
    /** Null if only forehand may still take the game, too (3.3.6). */
    asker: nullable(seat),
    hearer: nullable(seat),
    bid: int,
    declarer: nullable(seat),
    fromHand: nullable(flag),
    announcement: nullable(announcement),
    /** 2.2.5, 4.3.4. */
    openHand: nullable(cards),
    patrolki: nullable(cards),
    /** From the announcement of a rewolucja on. */
    exchange: nullable(exchange),
    ramsz: flag,
    /** 4.3.5. */
    openOpponents: listOf(openHand),
    skat: nullable(cards),
    discard: nullable(cards),
    /** Without cards between two tricks. */
    trick: nullable(openTrick),
    /** 4.4.3. */
    lastTrick: nullable(wonTrick),
    tricksWon: listOf(int),
    /** An attentive player remembers these; a table shows neither them nor any count of points during play (4.4.6). */
    played: cards,
    offer: nullable(offer),
    /** As far as the tricks and the declarer's own cards still allow (pzskat 4.3.4). */
    reach: nullable(level),
    declined: listOf(seat),
    /** Everybody sees who asks to look into which hand. */
    look: nullable(look),
    disclosure: nullable(disclosure),
  },
}

export interface View extends column.Values<typeof skatView.fields> {
  /** The rules, if they are not the profile's own because a club turned knobs. */
  readonly rules?: Rules
}

/** A view that is being filled in. Filling one object takes half the time of spreading two into a third, and each move needs a view. */
export type Draft = { -readonly [Column in keyof View]: View[Column] }

export type Phase = column.Value<typeof phase>
export type Call = column.Value<typeof call>
export type Announcement = column.Value<typeof announcement>
export type Trick = column.Value<typeof openTrick>
export type WonTrick = column.Value<typeof wonTrick>
export type Exchange = column.Value<typeof exchange>
export type OpenHand = column.Value<typeof openHand>
export type Offer = column.Value<typeof offer>
export type Look = column.Value<typeof look>
export type Swap = column.Value<typeof swap>
export type Disclosure = column.Value<typeof disclosure>

/** The descriptions of the schema. */
export const notes: Notes = {
  'SkatPhase.EXCHANGE': 'Before a rewolucja, the opponents may exchange cards.',
  'SkatPhase.RAMSZ': 'Nobody has bid, and all play against all.',
  'SkatCallKind.PLAY': 'Forehand takes the game after the other two have passed without a bid.',
  'SkatCall.value': 'The value bid or held, or the last value named before a pass. 0 if none was named yet.',
  'SkatAnnouncement.patrolki': 'How many of the lowest trumps are laid out to take the last tricks.',
  'SkatExchangeKind.SKAT': 'Each opponent in turn may take the skat and put two cards back.',
  'SkatExchangeKind.OPPONENTS':
    'Both opponents name a number, and the lower one counts. They give each other that many cards.',
  SkatExchange: 'The exchange before a rewolucja, as far as the viewer may know it.',
  'SkatExchange.took': 'Seats of the opponents who have taken the skat.',
  'SkatExchange.count':
    'How many cards each opponent gives. Null until both have named a number, and with SKAT.',
  'SkatExchange.named': 'The number that the viewer has named. Null for others.',
  'SkatExchange.gave': 'The cards that the viewer gave away or put into the skat.',
  'SkatExchange.got': 'The cards that the viewer received or took.',
  SkatSwap: 'The cards that an opponent gave away before a rewolucja, and those that they received.',
  'SkatTrick.cards': 'In the order played.',
  'SkatTrick.winner': 'Null until the trick is complete.',
  'SkatOfferKind.RESIGN': "The declarer gives up. One opponent's consent is enough.",
  'SkatOfferKind.CONCEDE': 'An opponent gives up, for both opponents.',
  'SkatOfferKind.CLAIM':
    'The declarer has laid their cards down and claims the game. Both opponents must accept.',
  'SkatOfferKind.FAULT':
    'A player laid cards down, and what that claims is not true. The other side may end the game, or refuse and play on.',
  SkatOffer: 'An offer to end the game. The other side answers it with the moves accept and refuse.',
  'SkatOffer.by': 'The seat that made the offer.',
  'SkatOffer.level': 'The level that a claim demands beyond the announcement. SIMPLE demands nothing.',
  'SkatOffer.answered': 'Seats that have answered, as long as that does not decide it.',
  SkatLook:
    'The one hand that a dealer who sits out asks to look into. Its owner lets them with the move show.',
  'SkatLook.at': 'The seat whose hand it is.',
  'SkatLook.granted': 'Whether its owner lets them.',
  SkatDisclosure: 'All cards of the hand, once it is over.',
  'SkatDisclosure.hands': 'As dealt, by seat.',
  'SkatDisclosure.skat': 'As dealt.',
  'SkatDisclosure.discard': 'The two cards that the declarer put away. Null if they did not take the skat.',
  'SkatDisclosure.swaps': 'Exchanges before a rewolucja, in order.',
  'SkatDisclosure.points': 'Card points in the tricks of each seat, without the skat.',
  'SkatDisclosure.skatPoints': 'Card points in the skat as it lay during play. 0 in a passed deal.',
  turned: 'What a rule set changes in its base, as JSON. Null if the profile is a base.',
  hand: "The viewer's cards. Empty for a spectator.",
  cardsLeft: 'How many cards each seat holds.',
  calls: 'All calls of the auction, in order.',
  asker:
    'The seat that names values in the auction. Null after the auction, and when only forehand may still take the game.',
  hearer: 'The seat that holds or passes in the auction. Null after the auction.',
  bid: 'The last value named; after the auction, the value that the declarer must reach. 0 if none was named.',
  fromHand: 'Whether the declarer plays a hand game. Null until they decide.',
  openHand: `The cards that the declarer still holds, once they lie open: in an open game, or because the declarer laid them down.
A dealer who may look into them sees them, too. Null otherwise.`,
  patrolki:
    'The patrolki that the declarer still holds, laid out for all to see. Null if none were announced.',
  exchange: 'Null in every game but a rewolucja.',
  ramsz: 'Whether this is a ramsz: nobody has bid, and all play against all.',
  openOpponents:
    'The cards of opponents who have laid them down, and those that a dealer who sits out may look into.',
  skat: 'The skat as dealt. Only for the declarer, if they took it.',
  discard: 'The two cards that the declarer put away. Only for the declarer.',
  trick: 'The trick on the table. Null before play begins.',
  lastTrick: 'The previous trick. Shown until the viewer has played to the next one.',
  tricksWon: 'Tricks won, by seat.',
  played: 'The cards of finished tricks, for programs that play. A table must not show them to people.',
  offer: 'An offer to end the game that is not decided yet. Null if there is none.',
  reach:
    'The highest level that a declarer who lays their cards down can still demand. Null for everybody else.',
  declined: 'Seats whose offer was refused in this trick. They can make another one in the next trick.',
  look: 'Null if the dealer who sits out has not asked to look into a hand, and once the hand is over.',
  disclosure: 'Null until the hand is over.',
}
