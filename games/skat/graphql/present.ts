/** Turns a view into its GraphQL shape. */
import { cardName, cardNames, once, turnedWriter } from '@stolik/core'
import type { Trick, View, WonTrick } from '../src/view.js'
import { gameNames } from '../src/games.js'
import { profiles } from '../src/profiles.js'
import type { Rules } from '../src/rules.js'
import type { SkatTrickShape, SkatViewShape } from './shape.js'

const upper = <T extends string>(text: T): Uppercase<T> => text.toUpperCase() as Uppercase<T>

// What several seats see, and see again after the next move, is made once, so that it is cheap to compare, too.
const trick = once((t: Trick | WonTrick): SkatTrickShape => ({
  leader: t.leader,
  cards: t.cards.map(cardName),
  winner: 'winner' in t ? t.winner : null,
}))
const calls = once((all: View['calls']) =>
  all.map(({ seat, call, value }) => ({ seat, call: upper(call), value })),
)
const announced = once((one: NonNullable<View['announcement']>) => ({
  ...one,
  game: upper(gameNames[one.game]),
}))
const openHands = once((all: View['openOpponents']) =>
  all.map(({ seat, cards }) => ({ seat, cards: cardNames(cards) })),
)

const names = (cards: number | null): readonly string[] | null => (cards === null ? null : cardNames(cards))

const turned = turnedWriter<Rules>(profiles)

/** A view in the shape of `type SkatView`. */
export const present = (view: View, legal: readonly string[]): SkatViewShape =>
  view.rules === undefined ? shown(view, legal) : { ...shown(view, legal), turned: turned(view.rules) }

function shown(view: View, legal: readonly string[]): SkatViewShape {
  const { announcement, disclosure, exchange } = view
  return {
    __typename: 'SkatView',
    seat: view.seat,
    toAct: view.toAct,
    legal,
    profile: view.profile,
    phase: upper(view.phase),
    hand: cardNames(view.hand),
    cardsLeft: view.cardsLeft,
    calls: calls(view.calls),
    asker: view.asker,
    hearer: view.hearer,
    bid: view.bid,
    declarer: view.declarer,
    fromHand: view.fromHand,
    announcement: announcement && announced(announcement),
    openHand: names(view.openHand),
    patrolki: names(view.patrolki),
    exchange: exchange && {
      ...exchange,
      how: upper(exchange.how),
      step: upper(exchange.step),
      gave: names(exchange.gave),
      got: names(exchange.got),
    },
    ramsz: view.ramsz,
    openOpponents: openHands(view.openOpponents),
    skat: names(view.skat),
    discard: names(view.discard),
    trick: view.trick && trick(view.trick),
    lastTrick: view.lastTrick && trick(view.lastTrick),
    tricksWon: view.tricksWon,
    played: cardNames(view.played),
    offer: view.offer && { ...view.offer, kind: upper(view.offer.kind), level: upper(view.offer.level) },
    reach: view.reach && upper(view.reach),
    declined: view.declined,
    look: view.look,
    disclosure: disclosure && {
      hands: disclosure.hands.map(cardNames),
      skat: cardNames(disclosure.skat),
      discard: names(disclosure.discard),
      swaps: disclosure.swaps.map(({ seat, gave, got }) => ({
        seat,
        gave: cardNames(gave),
        got: cardNames(got),
      })),
      tricks: disclosure.tricks.map(trick),
      points: disclosure.points,
      skatPoints: disclosure.skatPoints,
    },
  }
}
