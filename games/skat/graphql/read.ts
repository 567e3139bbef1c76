/** Turns a GraphQL answer back into a view, as the inverse of `present`; for the browser. */
import type { Cards } from '@stolik/core'
import { readCard, readCards } from '@stolik/core'
import type { Announcement } from '../src/announcement.js'
import type { GameKind, GameName } from '../src/games.js'
import type { Level } from '../src/valuation.js'
import type { Call, Exchange, Offer, Phase, Trick, View, WonTrick } from '../src/view.js'
import { gameNames } from '../src/games.js'
import type { SkatTrickShape, SkatViewShape } from './shape.js'

const lower = <T extends string>(text: Uppercase<T>): T => text.toLowerCase() as T

/** @throws RangeError for a card that does not exist */
function known<T>(read: T | undefined, names: string | readonly string[]): T {
  if (read === undefined) throw new RangeError(`no cards: ${String(names)}`)
  return read
}
const cards = (names: readonly string[]): Cards => known(readCards(names), names)

const cardsOrNull = (names: readonly string[] | null): Cards | null => names && cards(names)

const trick = ({ leader, cards: names }: SkatTrickShape): Trick => ({
  leader,
  cards: names.map((name) => known(readCard(name), name)),
})

function wonTrick(shape: SkatTrickShape): WonTrick {
  if (shape.winner === null) throw new RangeError('no winner')
  return { ...trick(shape), winner: shape.winner }
}

function announced(shape: NonNullable<SkatViewShape['announcement']>): Announcement {
  const { hand, schneider, schwarz, ouvert, patrolki, rewolucja } = shape
  const game = gameNames.indexOf(lower<GameName>(shape.game)) as GameKind
  return { game, hand, schneider, schwarz, ouvert, patrolki, rewolucja }
}

const exchange = (shape: NonNullable<SkatViewShape['exchange']>): Exchange => ({
  ...shape,
  how: lower<Exchange['how']>(shape.how),
  step: lower<Exchange['step']>(shape.step),
  gave: cardsOrNull(shape.gave),
  got: cardsOrNull(shape.got),
})

/**
 * Returns the view behind an answer to a query for all fields of SkatView, without the rules of a rule set: what is only shown
 * needs none. It trusts the gateway, but throws a RangeError for an answer that the gateway cannot give.
 */
export function readShown(data: SkatViewShape): View {
  const { disclosure } = data
  return {
    profile: data.profile,
    phase: lower<Phase>(data.phase),
    seat: data.seat,
    toAct: data.toAct,
    hand: cards(data.hand),
    cardsLeft: data.cardsLeft,
    calls: data.calls.map((one) => ({ ...one, call: lower<Call['call']>(one.call) })),
    asker: data.asker,
    hearer: data.hearer,
    bid: data.bid,
    declarer: data.declarer,
    fromHand: data.fromHand,
    announcement: data.announcement && announced(data.announcement),
    openHand: cardsOrNull(data.openHand),
    patrolki: cardsOrNull(data.patrolki),
    exchange: data.exchange && exchange(data.exchange),
    ramsz: data.ramsz,
    openOpponents: data.openOpponents.map(({ seat, cards: own }) => ({ seat, cards: cards(own) })),
    skat: cardsOrNull(data.skat),
    discard: cardsOrNull(data.discard),
    trick: data.trick && trick(data.trick),
    lastTrick: data.lastTrick && wonTrick(data.lastTrick),
    tricksWon: data.tricksWon,
    played: cards(data.played),
    offer: data.offer && {
      ...data.offer,
      kind: lower<Offer['kind']>(data.offer.kind),
      level: lower<Level>(data.offer.level),
    },
    reach: data.reach && lower<Level>(data.reach),
    declined: data.declined,
    look: data.look,
    disclosure: disclosure && {
      hands: disclosure.hands.map(cards),
      skat: cards(disclosure.skat),
      discard: cardsOrNull(disclosure.discard),
      swaps: disclosure.swaps.map((swap) => ({ ...swap, gave: cards(swap.gave), got: cards(swap.got) })),
      tricks: disclosure.tricks.map(wonTrick),
      points: disclosure.points,
      skatPoints: disclosure.skatPoints,
    },
  }
}
