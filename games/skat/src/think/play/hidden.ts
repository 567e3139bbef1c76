/** What a player does not know: the cards that they have not seen, and where these may lie. */
import { bit, type Card, type Cards, count, list, type Seat, toSet } from '@stolik/core'
import { deck, ramszGame } from '../../rules/cards.js'
import type { GameKind } from '../../rules/games.js'
import { patrolkiCards } from '../../rules/patrolki.js'
import { clockwise } from '../../hand/play.js'
import type { Trick, View } from '../../rules/view.js'
import { voids } from '../../hand/voids.js'

/** Cards by place: the hands of seats 0…2, and in place 3 the cards put aside, which are the skat or the discard. */
export type Places = readonly [Cards, Cards, Cards, Cards]
export const aside = 3

/** The play of the cards, as one seat sees it. */
export interface Table {
  readonly view: View
  readonly seat: Seat
  /** Null in a ramsz. */
  readonly declarer: Seat | null
  readonly game: GameKind
  /** All tricks, the one on the table last. */
  readonly tricks: readonly Trick[]
  readonly trick: Trick
}

export interface Hidden {
  readonly cards: readonly Card[]
  /** The cards whose place is known, the own hand included. */
  readonly sure: Places
  /** How many of the others lie in each place. */
  readonly room: readonly [number, number, number, number]
  /** The cards that cannot lie in each place. */
  readonly barred: Places
}

/** The play of the cards as a view and earlier tricks tell it; undefined if no cards are played or tricks are missing. */
export function tableOf(view: View, earlier: readonly Trick[]): Table | undefined {
  const { seat, trick, ramsz, announcement, declarer } = view
  if (seat === null || trick === null) return undefined
  if (!ramsz && (announcement === null || declarer === null)) return undefined
  if (earlier.length !== view.tricksWon.reduce((sum, n) => sum + n, 0)) return undefined
  const game = announcement === null ? ramszGame : announcement.game
  return { view, seat, declarer, game, tricks: [...earlier, trick], trick }
}

/** The cards that a seat has played. */
export function playedBy(tricks: readonly Trick[], seat: Seat): Cards {
  let set = 0
  for (const { leader, cards } of tricks)
    cards.forEach((c, i) => {
      if (clockwise(leader, i) === seat) set |= bit(c)
    })
  return set
}

/** The cards whose place a player has seen or can tell. */
function sureIn({ view, seat, declarer, game }: Table, gone: Cards): Places {
  const sure: [Cards, Cards, Cards, Cards] = [0, 0, 0, view.discard ?? 0]
  sure[seat as 0] = view.hand
  for (const open of view.openOpponents) sure[open.seat as 0] |= open.cards
  if (declarer !== null && declarer !== seat)
    sure[declarer as 0] |= (view.openHand ?? 0) | (view.patrolki ?? 0)
  // Those of the patrolki that the declarer does not lay out lie in the skat (patrolki 2.4.4).
  if (seat !== declarer && view.patrolki !== null)
    sure[aside] |= toSet(patrolkiCards(game, view.announcement?.patrolki ?? 0)) & ~(view.patrolki | gone)
  const { exchange } = view
  if (exchange?.gave && seat !== declarer) {
    const partner = 3 - seat - (declarer as Seat)
    if (exchange.how === 'opponents') sure[partner as 0] |= exchange.gave & ~gone
    else if (exchange.took.at(-1) === seat) sure[aside] |= exchange.gave
  }
  return sure
}

/** What a player does not know of the cards. */
export function hiddenFrom(table: Table): Hidden {
  const { view, seat, declarer, game, tricks, trick } = table
  const gone = view.played | toSet(trick.cards)
  const sure = sureIn(table, gone)
  const [a, b, c] = voids(game, tricks)
  const barred: [Cards, Cards, Cards, Cards] = [a, b, c, 0]
  // Nobody gives cards to the declarer.
  if (declarer !== null && declarer !== seat) barred[declarer as 0] |= view.exchange?.gave ?? 0
  const room = sure.map(
    (known, place) => (place === aside ? 2 : (view.cardsLeft[place] as number)) - count(known),
  )
  const cards = list(deck & ~(gone | sure[0] | sure[1] | sure[2] | sure[aside]))
  return { cards, sure, room: room as unknown as Hidden['room'], barred }
}
