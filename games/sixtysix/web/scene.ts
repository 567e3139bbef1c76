/** The scene of a view of Sixty-six. */
import { cardName, list, rankOf, suitOf, suits, type Card, type Seat } from '@stolik/core'
import {
  nameOf,
  noTrick,
  placeOfSeat,
  platesOf,
  toShownCard,
  type HandCard,
  type Middle,
  type Scene,
  type Situation,
  type Trick,
} from '@stolik/kit/shown'
import { playable } from '../src/moves.js'
import type { View } from '../src/view.js'

export const sceneOf = (view: View, at: Situation): Scene => ({
  plates: platesOf(at, (seat) => ({
    role: at.t(seat === 0 ? 'sixtysix.leads' : 'sixtysix.deals'),
    call: called(view, seat, at),
    side: '',
    cards: view.left[seat] ?? 0,
    tricks: view.tricks[seat] ?? 0,
    plays: seat === view.closed,
    points: (view.tricks[seat] ?? 0) > 0 ? (view.points[seat] ?? 0) : null,
    turn: view.toAct.includes(seat),
    open: [],
  })),
  trick: view.led === null ? noTrick : trick([view.led], view.leader, null, at),
  last:
    view.lastTrick === null
      ? null
      : trick(view.lastTrick.cards, view.lastTrick.leader, view.lastTrick.winner, at),
  done: view.tricks.reduce((sum, n) => sum + n, 0),
  contract: [at.t('sixtysix.trump', { suit: suits[view.trump] }), ...closed(view, at)].join(' · '),
  middle: middle(view),
  stock:
    view.turned === null || view.stock === 0
      ? null
      : {
          left: view.stock - 1,
          card: toShownCard(at, cardName(view.turned)),
          label: at.t('sixtysix.stock', { n: view.stock }),
          closed: view.closed !== null,
        },
  hand: hand(view, at),
  over: view.phase === 'over',
  mode: mode(view),
})

const mine = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat)

/** While the other player is to move, the next card may be chosen. */
function mode(view: View): Scene['mode'] {
  if (mine(view)) return 'play'
  return view.seat !== null && view.phase === 'play' ? 'ahead' : 'still'
}

const closed = ({ closed: by }: View, at: Situation): readonly string[] =>
  by === null ? [] : [closedBy(by, at)]

/** Who has closed the stock, in words. */
export const closedBy = (seat: Seat, at: Situation): string =>
  seat === at.seat ? at.t('sixtysix.youClosed') : at.t('sixtysix.closedBy', { name: nameOf(at, seat) })

/** Returns the words for a marriage: "20 in hearts". */
export const marriage = (one: View['marriages'][number], at: Situation): string =>
  at.t('sixtysix.says', { points: one.points, suit: suits[one.suit] })

const called = (view: View, seat: Seat, at: Situation): string =>
  view.marriages
    .filter((one) => one.seat === seat)
    .map((one) => marriage(one, at))
    .join(', ')

const trick = (cards: readonly Card[], leader: Seat, winner: Seat | null, at: Situation): Trick => ({
  cards: cards.map((card, i) => ({
    ...toShownCard(at, cardName(card)),
    place: placeOfSeat(at, i === 0 ? leader : 1 - leader),
  })),
  winner: winner === null ? null : placeOfSeat(at, winner),
})

const middle = ({ phase, points, seat }: View): Middle | null =>
  phase === 'over'
    ? { big: `${points[seat ?? 0] ?? 0} : ${points[1 - (seat ?? 0)] ?? 0}`, small: [], cards: [] }
    : null

/** Sorts trumps first, then the other suits by alternating colour, each from the ace down. */
function hand(view: View, at: Situation): readonly HandCard[] {
  const order = [view.trump, ...[0, 2, 1, 3].filter((suit) => suit !== view.trump)]
  const may = playable(view)
  const why = at.t(follows(view) ? 'sixtysix.follow' : 'sixtysix.take')
  return list(view.hand)
    .sort((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || rankOf(a) - rankOf(b))
    .map((card) => {
      const can = !mine(view) || may.includes(card)
      return {
        ...toShownCard(at, cardName(card)),
        playable: can,
        why: can ? '' : why,
        note: '',
      }
    })
}

/** Whether the viewer can follow suit, so that cards of other suits are not legal. */
const follows = ({ led, hand }: View): boolean =>
  led !== null && list(hand).some((card) => suitOf(card) === suitOf(led))
